import { defineSite } from '../src/config/schema.ts';

export default defineSite({
  title: 'Planck.js',
  titleTemplate: '%s – Planck.js',
  description: '2D physics for JavaScript: guides and reference of the Planck.js engine.',
  baseUrl: 'https://piqnt.com',
  basePath: '/planck.js/docs',
  iconUrl: '/icon.svg',
  logoUrl: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  topNav: [
    { text: 'API Reference', link: '/api/' },
    { text: 'Playground', link: 'https://piqnt.com/' },
    { text: 'GitHub', link: 'https://github.com/piqnt/planck.js/' },
    { text: 'Discord', link: 'https://discord.gg/znjh6J7' },
  ],
  sidebar: [
    { text: 'Introduction', link: '/' },
    {
      text: 'Get Started',
      collapsed: true,
      items: [
        { text: 'Run Your Code', link: '/run-your-code' },
        { text: 'Hello World', link: '/hello-world' },
        { text: 'Core Concepts', link: '/core-concepts' },
        { text: 'Install', link: '/install' },
      ],
    },
    {
      text: 'API Conventions',
      collapsed: true,
      items: [{ text: 'Units', link: '/api-conventions/units' }],
    },
    { text: 'World', link: '/world' },
    { text: 'Body', link: '/body' },
    { text: 'API Reference', link: '/api' },
  ],
  editLink: {
    pattern: 'https://github.com/piqnt/planck.js/edit/master/docs/pages/:path',
  },
  head: { scripts: ['/planck.js/docs/messenger.js'] },
});

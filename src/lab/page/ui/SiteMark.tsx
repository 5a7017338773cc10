/** The site's icon, as a quiet sign in an empty list. Nothing on a site without an icon. */
export function SiteMark() {
  const isDark = document.documentElement.classList.contains('dark');
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')];
  const link = links.find(({ media }) => media === '' || media.includes('dark') === isDark);
  if (!link) return null;
  return <img src={link.href} alt="" width="48" height="48" />;
}

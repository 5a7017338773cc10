import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ProblemList } from './ProblemList.tsx';

const JSX = {
  source: 'Compiler' as const,
  message: 'this is JSX: see the page /recipes/react',
  isError: true,
  line: 1,
  column: 1,
};

function render(labPages?: string[]): string {
  const context = { basePath: '/docs', labPages };
  return renderToStaticMarkup(<ProblemList problems={[JSX]} context={context} onGoTo={vi.fn()} />);
}

it('links to the page that a message names, after the button of the problem', () => {
  expect(render(['/recipes/react', '/playground/scene-api'])).toMatch(
    /<\/button><span> <a href="\/docs\/recipes\/react">Open \/recipes\/react<\/a><\/span><\/li>/,
  );
});

it('doesn’t link to a page that the site doesn’t have', () => {
  expect(render([])).not.toContain('<a');
  expect(render()).not.toContain('<a');
});

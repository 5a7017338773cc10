import { expect, it } from 'vitest';
import config from '../../docs/site.config.ts';
import { siteSchema } from '../../src/config/schema.ts';
import { createNeighbors } from '../../src/site/neighbors.ts';
import { createSidebars, readingOrder, sidebarFor } from '../../src/site/sidebar.ts';

const sidebars = createSidebars(siteSchema.parse(config).sidebar, []);

function findNeighbors(path: string) {
  const { previous, next } = createNeighbors(sidebarFor(sidebars, path)?.items ?? [], [])(path);
  return [previous?.link, next?.link];
}

it('leads from the game loop to the first step of a tutorial, and never into another one', () => {
  const tutorials = sidebars.filter(({ prefix }) => prefix.startsWith('/learn/'));
  expect(tutorials.map(({ prefix }) => prefix)).toEqual([
    '/learn/brick-breaker',
    '/learn/platformer',
  ]);
  for (const { prefix, items } of tutorials) {
    const steps = readingOrder(items).filter(({ link }) => link.startsWith(`${prefix}/`));
    expect(findNeighbors(steps[0]?.link as string)).toEqual(['/learn/game-loop', steps[1]?.link]);
    expect(findNeighbors(steps.at(-1)?.link as string)).toEqual([steps.at(-2)?.link, undefined]);
  }
});

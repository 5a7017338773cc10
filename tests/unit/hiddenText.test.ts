import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

/** Returns the rules of all stylesheets whose declarations contain a text, by their file and selector. */
function rulesWith(declaration: string): { name: string; declarations: string }[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(join(SRC, file), 'utf8').matchAll(/([^{};]*)\{([^{}]*)/g)].map(
        ([, selector = '', declarations = '']) => ({
          name: `${file}: ${selector.replace(/\/\*.*?\*\//gs, '').trim()}`,
          declarations,
        }),
      ),
    )
    .filter(({ declarations }) => declarations.includes(declaration));
}

test('text for screen readers is not selected, or it would be copied with the text around it', () => {
  const hidden = rulesWith('clip-path: inset(50%)');
  expect(hidden.map(({ name }) => name)).toContain('styles/base.css: .sr-only');
  const selectable = hidden.filter(({ declarations }) => !/user-select: none/.test(declarations));
  expect(selectable.map(({ name }) => name)).toEqual([]);
});

test('a line that a diff removes is not selected', () => {
  const unselectable = rulesWith('user-select: none').map(({ name }) => name);
  expect(unselectable.join('\n')).toMatch(/code\.css: .*\.line\.remove\b/s);
});

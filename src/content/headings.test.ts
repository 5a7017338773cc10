import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../config/problem.ts';
import { headingProblems, readHeadings } from './headings.ts';
import { renderMarkdown } from './markdown.ts';

describe('readHeadings', () => {
  it('lists all headings in document order', () => {
    const markdown = '# A\n\n## B\n\n> ### C\n\n- #### D\n\n##### E\n\n###### F\n\n## G';
    expect(headings(`${markdown}\n\n<h7>H</h7><th1>I</th1>`)).toEqual([
      ...['1 a A', '2 b B', '3 c C', '4 d D', '5 e E', '6 f F', '2 g G'],
    ]);
  });

  it('generates no id that the writer chose, before or after', () => {
    expect(headings('## One {#two}\n\n## Two\n\n## Three\n\n## Four {#three}')).toEqual([
      '2 two One',
      '2 two-1 Two',
      '2 three-1 Three',
      '2 three Four',
    ]);
  });

  it('generates an id for a heading without letters', () => {
    expect(headings('## 🎉\n\n## 🎈')).toEqual(['2 section 🎉', '2 section-1 🎈']);
  });

  it.each([
    ['## Limit {asked="max speed, cap velocity"}', 'limit', 'Limit', ['max speed', 'cap velocity']],
    ['## Limit {#limit-1 asked="isBullet"}', 'limit-1', 'Limit', ['isBullet']],
    ['## Limit {asked=""}', 'limit', 'Limit', []],
    ['## Limit {max speed}', 'limit-max-speed', 'Limit {max speed}', []],
  ])('reads search phrases from %s', (markdown, id, text, searchPhrases) => {
    const [heading] = readHeadings(renderMarkdown(markdown)).headings;
    expect(heading).toMatchObject({ id, text, searchPhrases });
  });

  it.each([
    ['as GitHub does', '## What is a World?', '2 what-is-a-world What is a World?'],
    ['from text in other scripts', '## Größe & 日本', '2 größe--日本 Größe & 日本'],
    ['from code and emphasis', '## The `step()` of *it*', '2 the-step-of-it The step() of it'],
    ['from the text of a link', '## See [this](/world)', '2 see-this See this'],
    ['written after the text', '## Step the world {#step}', '2 step Step the world'],
    ['written without a space before it', '## Step{#step}', '2 step Step'],
    ['written after code', '## `step` {#step-method}', '2 step-method step'],
    ['of a version', '## News {#v1.2}', '2 v1.2 News'],
    ['in another script', '## Size {#größe}', '2 größe Size'],
    ['with combined characters', '## Size {#gro\u0308ße}', '2 gro\u0308ße Size'],
    ['in kanji', '## Size {#大きさ}', '2 大きさ Size'],
    ['with underscores and a colon', '## Size {#a_b:c}', '2 a_b:c Size'],
    ['with spaces in its braces', '## Step { #step }', '2 step Step'],
    ['of a raw heading', '<h2 id="own">Raw</h2>', '2 own Raw'],
    ['of a raw heading rather than a written one', '<h2 id="own">Raw {#written}</h2>', '2 own Raw'],
  ])('reads an id %s', (_name, markdown, heading) => {
    expect(headings(markdown)).toEqual([heading]);
  });

  it.each([
    ['is in code', '## Step `{#step}`', '2 step-step Step {#step}'],
    ['has no number sign', '## Step {step}', '2 step-step Step {step}'],
  ])('keeps braces in the text if their content %s', (_name, markdown, heading) => {
    expect(headings(markdown)).toEqual([heading]);
    expect(problems(markdown)).toEqual([]);
  });

  it.each([
    ['Step {#the step}', '{#the step}'],
    ['Step {#step} now', '{#step}'],
    ['Step {#a} {#b}', '{#a}'],
    ['Step {#}', '{#}'],
    ['Step {#step', '{#step'],
    ['Step {#a/b}', '{#a/b}'],
    ['Step {#C++}', '{#C++}'],
    ['Step {#"step"}', '{#"step"}'],
    ['Step {#100%}', '{#100%}'],
    ['Step {#🎈}', '{#🎈}'],
    ['Step {#*step*}', '{#step}'],
    ['Step {#__init__}', '{#init}'],
    ['Step {#www.step.example}', '{#www.step.example}'],
    ['**Step {#step}**', '{#step}'],
    ['Step {: #step}', '{: #step}'],
    ['Step {.new #step}', '{.new #step}'],
    ['Step {#step .new}', '{#step .new}'],
    ['Step {#step asked=move}', '{#step asked=move}'],
    ["Step {asked='move'}", "{asked='move'}"],
  ])('reports braces that would be visible: %s', (text, unread) => {
    expect(problems(`a\n\n## ${text}`)).toEqual([
      `a.md:3 cannot read ${unread} in the heading — end the heading with {#anchor}, {asked="…"}, or {#anchor asked="…"}; an anchor consists of letters, digits, "-", "_", ".", and ":"`,
    ]);
  });

  it('numbers headings with the same text', () => {
    expect(headings('## A\n\n## B\n\n### A\n\n## A')).toEqual([
      ...['2 a A', '2 b B', '3 a-1 A', '2 a-2 A'],
    ]);
  });

  it('generates a different id for every heading', () => {
    const texts = ['a', 'a', 'a 1', 'A', 'a-1', 'a 1 1', 'a', 'a 2', 'a-1-1', 'A!', 'a?'];
    const tree = renderMarkdown(texts.map((text) => `## ${text}`).join('\n\n'));
    const ids = readHeadings(tree).headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(texts.length);
  });

  it('keeps no state between pages', () => {
    expect(headings('## A')).toEqual(headings('## A'));
  });

  it('writes ids into the tree and removes written ones from the text', () => {
    const tree = renderMarkdown('# A\n\n## B *c* {#d}');
    readHeadings(tree);
    expect(toHtml(tree)).toBe('<h1 id="a">A</h1>\n<h2 id="d">B <em>c</em></h2>');
  });

  it('ignores the hidden heading of the footnotes', () => {
    expect(headings('## A\n\nb[^1]\n\n[^1]: c')).toEqual(['2 a A']);
  });
});

/** Returns `level id text` of each heading. */
function headings(markdown: string): string[] {
  return readHeadings(renderMarkdown(markdown)).headings.map(
    ({ level, id, text }) => `${level} ${id} ${text}`,
  );
}

function problems(markdown: string): string[] {
  const { headings } = readHeadings(renderMarkdown(markdown));
  return headingProblems(headings, 'a.md').map(formatProblem);
}

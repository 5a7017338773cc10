import { describe, expect, it } from 'vitest';
import { tokenColors } from '../document/themeColors.ts';
import { previewSvg } from './previewSvg.ts';
import { drawableText, typeset } from './typeset.ts';

const SIZES = [60, 40];

describe('typeset', () => {
  it.each<[string, string, number, { size: number; lines: string[] }]>([
    ['a short title', 'World', 400, { size: 60, lines: ['World'] }],
    ['a title of two lines', 'Revolute joint', 300, { size: 60, lines: ['Revolute', 'joint'] }],
    [
      'a name too wide for the largest size',
      'RevoluteJointDef',
      400,
      { size: 40, lines: ['RevoluteJointDef'] },
    ],
    ['no text', '', 400, { size: 60, lines: [] }],
  ])('sets %s', (_what, text, width, expected) => {
    expect(typeset(text, 700, { width, lines: 2 }, SIZES)).toEqual(expected);
  });

  it('cuts text that is too long for the smallest size', () => {
    const { size, lines } = typeset(
      'one two three four five',
      400,
      { width: 180, lines: 2 },
      SIZES,
    );
    expect(size).toBe(40);
    expect(lines).toEqual(['one two', 'three…']);
  });

  it('cuts a word that is wider than a line', () => {
    const { lines } = typeset('WorldAABBQueryCallback', 700, { width: 200, lines: 1 }, SIZES);
    expect(lines).toEqual(['WorldA…']);
  });
});

describe('drawableText', () => {
  it.each([
    ['World', 'World'],
    ['Größe & Maße: naïve, ёлка, αβγ, Việt, 1 → 2', 'Größe & Maße: naïve, ёлка, αβγ, Việt, 1 → 2'],
    ['e\u0301', 'é'],
    ['🚀 Getting started', 'Getting started'],
    ['Step 1️⃣ of 👨‍👩‍👧 and 🇩🇪', 'Step 1 of and'],
    ['two\nlines\u0007', 'two lines'],
    ['物理エンジン', ''],
    ['Planck 物理', ''],
    ['محرك الفيزياء', ''],
    ['מנוע', ''],
    ['한국어', ''],
    ['ไทย', ''],
    ['हिन्दी', ''],
    ['🚀', ''],
  ])('of %j is %j', (text, expected) => {
    expect(drawableText(text).replaceAll('\ufe0f', '')).toBe(expected);
  });
});

describe('previewSvg', () => {
  it.each(['物理エンジン', 'محرك', '🚀'])('leaves out %s, and keeps the address', (text) => {
    const svg = previewSvg(
      { title: text, kind: text, description: text, siteTitle: text, address: 'e.org' },
      tokenColors('light'),
    );
    expect([...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, content]) => content)).toEqual([
      '',
      'e.org',
    ]);
  });

  const content = {
    title: 'Vec2 & <Rot>',
    kind: 'Class',
    description: 'A vector.',
    siteTitle: 'Engine',
    address: 'e.org/docs',
  };
  const colors = tokenColors('light');

  it('keeps a long title and description between logo and address', () => {
    const title = 'Slingshot with Predicted Trajectory';
    const description =
      'Pull and release a ball, and draw where it will fly with a formula.'.repeat(2);
    const picture = { width: 720, height: 480, elements: '' };
    const svg = previewSvg({ ...content, title, description, picture }, colors);
    const [, ...baselines] = [...svg.matchAll(/<text x="72" y="([\d.]+)"/g)].map(([, y]) =>
      Number(y),
    );
    const [kind = 0] = baselines;
    expect(baselines).toHaveLength(8);
    expect(kind).toBeGreaterThan(150);
    expect(baselines.at(-2)).toBeLessThan(530);
  });

  it('has the texts of the page, escaped', () => {
    const texts = [...previewSvg(content, colors).matchAll(/<text[^>]*>([^<]*)/g)];
    expect(texts.map(([, text]) => text)).toEqual([
      'Engine',
      'Class',
      'Vec2 &amp; &lt;Rot&gt;',
      'A vector.',
      'e.org/docs',
    ]);
  });

  it("has a picture of the scene instead of the site's icon", () => {
    const icon = { href: 'data:image/png;base64,', width: 320, height: 320 };
    const picture = { width: 720, height: 480, elements: '<path d="M0 0h9"/>' };
    expect(previewSvg({ ...content, icon }, colors)).toContain('<image');
    const withScene = previewSvg({ ...content, icon, picture }, colors);
    expect(withScene).not.toContain('<image');
    expect(withScene).toContain(picture.elements);
  });
});

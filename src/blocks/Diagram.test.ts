import { describe, expect, it } from 'vitest';
import { findProblems, renderHtml, sameHtml } from '../../tests/unit/renderBlocks.ts';

/** Renders a part to SVG, which must be the same in `.md`, in `.mdx`, and as a component. */
async function drawn(directive: string, component: string): Promise<string> {
  const html = await sameHtml(
    `:::diagram[D]{width=10 height=5 scale=10}\n${directive}\n:::`,
    `<Diagram title="D" width={10} height={5} scale={10}>\n  ${component}\n</Diagram>`,
  );
  return html.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

async function problemsOfPart(part: string): Promise<string[]> {
  return findProblems(`<Diagram title="D" width={1} height={1}>\n  ${part}\n</Diagram>`);
}

describe('<Diagram>', () => {
  it('is an image with a name, in pixels, with y pointing up', async () => {
    const html = await sameHtml(
      ':::diagram{title="A ramp" width=12 height=5.5}\n:::',
      '<Diagram title="A ramp" width={12} height={5.5}></Diagram>',
    );
    expect(html).toBe(
      '<svg role="img" aria-label="A ramp" viewBox="0 -220 480 220" width="480" height="220"></svg>',
    );
  });

  it('uses its label as its name, and can have a description', async () => {
    const html = await renderHtml(
      ':::diagram[A *ramp*]{width=1 height=1 description="It is steep."}\n:::',
    );
    expect(html).toContain('aria-label="A ramp"');
    expect(html).toContain('><desc>It is steep.</desc></svg>');
  });

  it('requires a name', async () => {
    expect(await findProblems('text\n\n::diagram{width=1 height=1}')).toEqual([
      'a.mdx:3 <Diagram> has no title — write <Diagram title="…">, or ":::diagram[…]"',
    ]);
  });

  it('requires a size', async () => {
    expect(await findProblems('::diagram[A]{width=0 height=b scale=-1}')).toEqual([
      'a.mdx:1 "width" of <Diagram> must be a number above 0, not "0" — change "width" of <Diagram>',
      'a.mdx:1 "height" of <Diagram> must be a number above 0, not "b" — change "height" of <Diagram>',
      'a.mdx:1 "scale" of <Diagram> must be a number above 0, not "-1" — change "scale" of <Diagram>',
    ]);
    expect(await findProblems('::diagram[A]{width=1}')).toEqual([
      'a.mdx:1 "height" of <Diagram> is missing — add it: a number above 0',
    ]);
  });

  it('must contain its parts', async () => {
    expect(await findProblems('text\n\n<Point at="1 1" />')).toEqual([
      'a.mdx:3 <Point> is outside of a diagram — put it inside a <Diagram>',
    ]);
  });

  it('accepts parts from an expression', async () => {
    const html = await renderHtml(
      '<Diagram title="D" width={2} height={2}>\n  {[1, 2].map((x) => <Point key={x} at={x + " 1"} />)}\n</Diagram>',
    );
    expect(html.match(/<circle/g)).toHaveLength(2);
  });

  it('has no ids, which would become anchors', async () => {
    expect(
      await renderHtml('::::diagram[A]{width=1 height=1}\n::arrow[a]{from="0 0" to="1 1"}\n::::'),
    ).not.toMatch(/\bid=/);
  });
});

describe('<Shape>', () => {
  it('draws a box, dynamic by default, with a centered label', async () => {
    expect(await drawn('::shape[A]{box="5 2 2 1"}', '<Shape box="5 2 2 1" label="A" />')).toBe(
      '<g data-kind="dynamic"><path d="M30 -10L70 -10L70 -30L30 -30Z"></path>' +
        '<text x="50" y="-20" text-anchor="middle">A</text></g>',
    );
  });

  it('rotates counterclockwise about its center', async () => {
    const quarter = Math.PI / 2;
    expect(
      await drawn(
        `::shape{box="5 2 2 1" angle=${quarter}}`,
        `<Shape box="5 2 2 1" angle={${quarter}} />`,
      ),
    ).toBe('<g data-kind="dynamic"><path d="M60 0L60 -40L40 -40L40 0Z"></path></g>');
  });

  it('draws a circle, whose angle is a radius', async () => {
    const rim = 'M60 -20A10 10 0 0 0 40 -20A10 10 0 0 0 60 -20Z';
    const circle = '::shape{kind=static circle="5 2 1"';
    const component = '<Shape kind="static" circle="5 2 1"';
    expect(await drawn(`${circle}}`, `${component} />`)).toBe(
      `<g data-kind="static"><path d="${rim}"></path></g>`,
    );
    expect(await drawn(`${circle} angle=0}`, `${component} angle={0} />`)).toContain(
      `d="${rim}M50 -20L60 -20"`,
    );
  });

  it('draws a polygon', async () => {
    expect(
      await drawn('::shape{points="0,0 3,0 3,3"}', '<Shape points="0,0 3,0 3,3" />'),
    ).toContain('d="M0 0L30 0L30 -30Z"');
  });

  it.each([
    ['', 'has no shape'],
    ['box="1 1 1 1" circle="1 1 1"', 'has more than one shape'],
  ])('requires exactly one shape: %j', async (props, message) => {
    expect(await problemsOfPart(`<Shape ${props} />`)).toEqual([
      `a.mdx:2 <Shape> ${message} — set exactly one of box="x y halfWidth halfHeight", circle="x y radius", and points="x,y x,y x,y"`,
    ]);
  });

  it.each([
    ['box', '"1 2 3"', 'four numbers such as "1 2.5 1 0.5": x, y, half-width, and half-height'],
    ['circle', '"1 2"', 'three numbers such as "1 2.5 0.5": x, y, and radius'],
    ['points', '"1,2 3,4"', 'three or more points such as "0,0 2,0 1,1.5"'],
    ['points', '"1,2 3,4 5,6 7"', 'three or more points such as "0,0 2,0 1,1.5"'],
    ['angle', '"steep"', 'a number'],
  ])('reports the mistake in %s=%s', async (prop, value, expected) => {
    expect(await problemsOfPart(`<Shape ${prop}=${value} />`)).toEqual([
      `a.mdx:2 "${prop}" of <Shape> must be ${expected}, not ${value} — change "${prop}" of <Shape>`,
    ]);
  });
});

describe('<Arrow>', () => {
  it('is a velocity by default, with its label to its left', async () => {
    expect(
      await drawn('::arrow[v]{from="0 1" to="5 1"}', '<Arrow from="0 1" to="5 1" label="v" />'),
    ).toBe(
      '<g data-kind="velocity"><path d="M0 -10L39 -10M50 -10L39 -14L39 -6Z"></path>' +
        '<text x="25" y="-24" text-anchor="middle">v</text></g>',
    );
  });

  it('has its label to its left when it points up', async () => {
    expect(
      await drawn(
        '::arrow{kind=force from="5 0" to="5 4" label=F}',
        '<Arrow kind="force" from="5 0" to="5 4" label="F" />',
      ),
    ).toContain('<text x="36" y="-20" text-anchor="end">F</text>');
  });

  it('rejects invalid points', async () => {
    expect(await problemsOfPart('<Arrow from="1" to="a b" />')).toEqual([
      'a.mdx:2 "from" of <Arrow> must be two numbers such as "1 2.5", not "1" — change "from" of <Arrow>',
      'a.mdx:2 "to" of <Arrow> must be two numbers such as "1 2.5", not "a b" — change "to" of <Arrow>',
    ]);
    expect(await problemsOfPart('<Arrow from="1 1" />')).toEqual([
      'a.mdx:2 "to" of <Arrow> is missing — add it: two numbers such as "1 2.5"',
    ]);
  });
});

describe('<Dimension>, <Angle>, <Point>, and <Annotation>', () => {
  it('draws a line with ticks', async () => {
    expect(
      await drawn(
        '::dimension[5 m]{from="0 1" to="5 1"}',
        '<Dimension from="0 1" to="5 1" label="5 m" />',
      ),
    ).toBe(
      '<path d="M0 -10L50 -10M0 -4L0 -16M50 -4L50 -16"></path>' +
        '<text x="25" y="-24" text-anchor="middle">5 m</text>',
    );
  });

  it('draws an arc from the right, with its label outside', async () => {
    expect(
      await drawn(
        '::angle[90°]{at="1 1" radius=2 end=1.5708}',
        '<Angle at="1 1" radius={2} end={1.5708} label="90°" />',
      ),
    ).toBe(
      '<path d="M30 -10A20 20 0 0 0 10 -30"></path>' +
        '<text x="34.04" y="-34.04" text-anchor="start">90°</text>',
    );
  });

  it('draws a point', async () => {
    expect(await drawn('::point[A]{at="1 2"}', '<Point at="1 2" label="A" />')).toBe(
      '<circle cx="10" cy="-20" r="3"></circle><text x="18" y="-34" text-anchor="start">A</text>',
    );
    expect(await drawn('::point{at="1 2"}', '<Point at="1 2" />')).not.toContain('<text');
  });

  it('centers text at a point', async () => {
    expect(
      await drawn('::annotation[the rope]{at="1 2"}', '<Annotation at="1 2">the rope</Annotation>'),
    ).toBe('<text x="10" y="-20" text-anchor="middle">the rope</text>');
  });

  it('requires text', async () => {
    expect(await problemsOfPart('<Annotation at="1 2" />')).toEqual([
      'a.mdx:2 <Annotation> has no text — write <Annotation at="1 2">rope</Annotation>, or "::annotation[rope]{at="1 2"}"',
    ]);
  });
});

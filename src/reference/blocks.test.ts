import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { LIBRARY, member, sampleReference, signature } from '../../tests/unit/sampleLibrary.ts';
import { formatProblem } from '../config/problem.ts';
import { renderMdx } from '../content/mdx.ts';
import { referenceBlocks } from './blocks.tsx';
import type { Library, Member } from './model.ts';
import type { ReferenceNotes } from './notes.ts';

it('links to the line of a source, whatever its name', () => {
  expect(sampleReference().sourceUrl('src/$&.ts', 3)).toBe(
    'https://git.example/v1.2.0/src/$&.ts#L3',
  );
});

describe('the page of a class', () => {
  it('starts with its kind, aliases, docs, and declaration', async () => {
    expect(before('<section>', await renderSymbolPage('Car'))).toBe(
      '<h1>Car</h1>' +
        '<div><p>Class, also exported as ' +
        '<span><code>Auto</code></span><span> and <code>Wagon</code></span></p></div>' +
        '<div><p>A <a href="/api/classes/Body">body</a> on wheels.</p></div>' +
        '<div><p>Mind</p>\n<p>It has <code>4</code>.</p></div>' +
        code(
          "import { Car } from 'engine';\n\nclass Car extends " +
            '<a href="/api/classes/Body">Body</a>',
        ),
    );
  });

  it('shows deprecation without a reason, and subclasses', async () => {
    expect(before('<nav', await renderSymbolPage('Body'))).toBe(
      '<h1>Body</h1><div><p>Class</p></div>' +
        '<div><p><strong>Deprecated</strong></p></div>' +
        '<div><p>A thing that moves.</p></div>' +
        code("import { Body } from 'engine';\n\nabstract class Body") +
        '<p>Extended by <span><a href="/api/classes/Car"><code>Car</code></a></span>.</p>',
    );
  });

  it('links to the source of the documented version', async () => {
    const { html } = await render('<SymbolPage name="Gear" />');
    const icon = (file: string, line: number) =>
      `<footer><a href="https://git.example/v1.2.0/${file}#L${line}" title="${file}, line ${line}">` +
      `<span>Source: ${file}, line ${line}</span></a></footer>`;
    expect(html.match(/<footer>.*?<\/footer>/g)).toEqual([
      icon('src/Gear.ts', 1),
      icon('src/all.ts', 2),
      icon('src/all.ts', 2),
    ]);
  });

  it('lists its members by kind', async () => {
    const [list] = /<nav.*<\/nav>/s.exec(await renderSymbolPage('Body')) ?? [];
    const item = (anchor: string, text: string, more = '') =>
      `<li><a href="#${anchor}"><code>${text}</code></a>${more}</li>`;
    const group = (title: string, ...items: string[]) =>
      `<div><dt>${title}</dt><dd><ul>${items.join('')}</ul></dd></div>`;
    expect(list).toBe(
      '<nav aria-label="Members of Body"><dl>' +
        group('Accessors', item('mass', 'mass')) +
        group(
          'Methods',
          item('clone', 'clone()'),
          item('clone-1', 'clone()', ' static'),
          item('setspeed', 'setSpeed()'),
          item('tostring', 'toString()'),
        ) +
        group('Events', item('begin-contact', 'begin-contact')) +
        '</dl></nav>',
    );
  });

  it('has no list of fewer than four members', async () => {
    expect(await renderSymbolPage('Car')).not.toContain('<nav');
  });

  it('describes an accessor as a row with its type and unit, which unfolds', async () => {
    const members = { mass: { summary: 'Its mass.', unit: 'kg' } };
    expect(await renderSection('Body', 'mass', { Body: { members } })).toBe(
      '<div><h3 id="mass">mass</h3><p><code>number</code> kg</p></div>' +
        `<div>${described('Its mass.')}</div>` +
        unfolding(
          'mass',
          flags('read-only'),
          code('readonly mass: number'),
          '<dl><div><dt>Unit</dt><dd>kg</dd></div></dl>',
        ),
    );
  });

  it('shows a method with one parameter as a row, with remarks and related symbols folded', async () => {
    const horn = '<a href="/api/classes/Horn"><code>Horn</code></a>';
    const notes = {
      Horn: { events: { start: { summary: 'It starts.', remarks: 'Once.', see: ['Horn'] } } },
    };
    expect(await renderSection('Horn', 'start', notes)).toBe(
      '<div><h3 id="start">start</h3><p><code>s: number</code></p></div>' +
        `<div>${described('It starts.')}</div>` +
        unfolding(
          'start',
          described('Once.'),
          `<div>${code("horn.on('start', (s) => …)")}`,
          '<table><thead><tr><th>Parameter</th><th>Type</th></tr></thead><tbody>',
          '<tr><td><code>s</code></td><td><code>number</code></td></tr></tbody></table></div>',
          `<p>See also:</p><ul><li>${horn}</li></ul>`,
        ),
    );
  });

  it('lists members by task if the notes have groups, with inherited ones in the list', async () => {
    const groups = {
      Car: [
        { title: 'Create', members: ['new'] },
        { title: 'Move', members: ['on', 'setSpeed'] },
      ],
    };
    const { html } = await render('<SymbolPage name="Car" />', {}, undefined, { groups });
    expect([...html.matchAll(/<h[23].*?>(?=\w)/g)].map(([tag]) => tag)).toEqual([
      '<h2>',
      '<h3 id="constructor">',
      '<h2>',
      '<h3 id="on">',
      '<h2 id="inherited">',
    ]);
    const own = { Horn: [{ title: 'All', members: ['on', 'start', 'stop', 'long-tone'] }] };
    const horn = await render('<SymbolPage name="Horn" />', {}, undefined, { groups: own });
    expect(horn.html).toContain('<dl><div><dt>All</dt><dd><ul><li><a href="#on">');
  });

  it('lists inherited members after own ones', async () => {
    const members = ['clone', 'setSpeed', 'new', 'a', 'b', 'c'];
    const more = ['a', 'b', 'c'].map((name) => member(name, 'property', { type: ['number'] }));
    const { html } = await render('<SymbolPage name="Car" />', {}, undefined, {
      groups: { Car: [{ title: 'All', members }] },
      library: addMembers('Car', more),
    });
    const item = (name: string) =>
      `<li><a href="/api/classes/Body#${name.toLowerCase()}"><code>${name}()</code></a> inherited</li>`;
    expect(html).toContain(`${item('clone')}${item('setSpeed')}</ul></dd></div></dl></nav>`);
  });

  it('links getters and setters to each other', async () => {
    const getter = member('getSpeed', 'method', { signatures: [signature([], ['number'])] });
    const { html } = await render('<SymbolPage name="Body" />', {}, undefined, {
      library: addMembers('Body', [getter]),
    });
    const [row = ''] = /<h3 id="getspeed">.*?<details>/s.exec(html) ?? [];
    const setter = '<a href="/api/classes/Body#setspeed"><code>setSpeed()</code></a>';
    expect(row).toContain(`<footer>Setter: <span>${setter}</span></footer>`);
  });

  it('describes a constructor', async () => {
    const def = '<a href="/api/interfaces/CarDef">CarDef</a>';
    expect(await renderSection('Car', 'constructor')).toBe(
      '<h3 id="constructor">new Car()</h3>' +
        `<div>${code(`new Car(def?: ${def})`)}` +
        '<table><thead><tr><th>Parameter</th><th>Type</th></tr></thead><tbody>' +
        `<tr><td><code>def</code> (optional)</td><td><code>${def}</code></td></tr>` +
        '</tbody></table></div>',
    );
  });

  it('describes a deprecated method with parameters, example, and related symbols', async () => {
    expect(await renderSection('Body', 'setspeed')).toBe(
      '<h3 id="setspeed"><span id="setSpeed"></span>setSpeed()</h3>' +
        flags('deprecated') +
        '<div><p><strong>Deprecated</strong></p>' +
        '<div><p>Use <code>push</code>.</p></div></div>' +
        '<div><p>Sets the speed.</p></div>' +
        `<div>${code('setSpeed(speed: number, wake: boolean = true)')}` +
        `<table><thead>${row('th', 'Parameter', 'Type', 'Unit', 'Default', 'Description')}</thead><tbody>` +
        `<tr><td><code>speed</code></td><td><code>number</code></td><td>m/s</td><td>${NONE}</td>` +
        '<td><div><p>How fast.</p></div></td></tr>' +
        `<tr><td><code>wake</code> (optional)</td><td><code>boolean</code></td><td>${NONE}</td>` +
        '<td><code>true</code></td><td></td></tr></tbody></table></div>' +
        '<div><pre><code data-meta="nocheck">body.setSpeed(1);\n</code></pre></div>' +
        '<p>See also:</p><ul><li><div><p><a href="/api/classes/Car">Car</a></p></div></li></ul>',
    );
  });

  it('shows defaults of parameters from the notes unless the source has them', async () => {
    const parameters = {
      speed: { unit: 'm/s', default: { value: 3 } },
      wake: { default: { value: false } },
    };
    const notes = { Body: { members: { setSpeed: { parameters } } } };
    const setSpeed = await renderSection('Body', 'setspeed', notes);
    expect(setSpeed).toContain('<td>m/s</td><td><code>3</code></td>');
    expect(setSpeed).toContain('<td><code>true</code></td>');
    expect(setSpeed).not.toContain('false');
  });

  it('replaces remarks and parameter texts by those of the notes', async () => {
    const notes = {
      Car: { remarks: 'Mind the *gap*.' },
      Body: {
        members: {
          setSpeed: { parameters: { speed: 'Up to `9`.', wake: 'If it wakes.' } },
          toString: { remarks: 'Not for programs.' },
        },
      },
    };
    const setSpeed = await renderSection('Body', 'setspeed', notes);
    expect(setSpeed).toContain('<td><div><p>Up to <code>9</code>.</p></div></td>');
    expect(setSpeed).toContain('<td><div><p>If it wakes.</p></div></td>');
    expect(setSpeed).not.toContain('How fast.');
    expect(await renderSection('Body', 'tostring', notes)).toContain(
      '<div><p>Two ways.</p></div><div><p>Not for programs.</p></div>',
    );
    const car = await renderSymbolPage('Car', notes);
    expect(car).toContain('<div><p>Mind the <em>gap</em>.</p></div>');
    expect(car).not.toContain('It has');
    expect(await renderSymbolPage('Car', { Car: { remarks: '' } })).not.toContain('It has');
  });

  it('describes each overload, and shows shared docs once', async () => {
    expect(await renderSection('Body', 'tostring')).toBe(
      '<h3 id="tostring"><span id="toString"></span>toString()</h3>' +
        '<div><p>Two ways.</p></div>' +
        `<div>${code('toString(): string')}<div><p>The short one.</p></div>` +
        '<div><p><strong>Returns</strong> <code>string</code></p></div></div>' +
        `<div>${code('toString(digits: number): string')}` +
        '<div><p>The long one.</p></div>' +
        '<table><thead><tr><th>Parameter</th><th>Type</th></tr></thead><tbody>' +
        '<tr><td><code>digits</code></td><td><code>number</code></td></tr></tbody></table>' +
        '<div><p><strong>Returns</strong> <code>string</code></p>' +
        '<div><p>All of it.</p></div></div></div>',
    );
  });

  it('lists many overloads in one block, without repeated results', async () => {
    const lines = ['"a"): void', '"b"): void', '"c"): void', '"d"): string'];
    const expected = `<h3 id="on">on()</h3>${code(lines.map((line) => `on(name: ${line}`).join('\n'))}`;
    const returned = (type: string) => `<div><p><strong>Returns</strong> <code>${type}</code></p>`;
    const table =
      `<table><thead>${row('th', 'Parameter', 'Type')}</thead><tbody>` +
      `${row('td', '<code>name</code>', `<code>${['a', 'b', 'c', 'd'].map((name) => `"${name}"`).join(' | ')}</code>`)}</tbody></table>`;
    expect(await renderSection('Car', 'on')).toBe(`${expected}${table}${returned('string')}</div>`);
    const text = '<div><p>What was there.</p></div></div>';
    expect(
      await renderSection('Car', 'on', {
        Car: { members: { on: { returns: 'What was there.' } } },
      }),
    ).toBe(`${expected}${table}${returned('void')}${text}${returned('string')}${text}`);
  });

  it('links the names of events in the table of parameters', async () => {
    const names = ['long-tone', 'short-tone', 'start', 'stop'];
    const links = names.map((name) => `<a href="/api/classes/Horn#${name}">"${name}"</a>`);
    const notes = {
      Horn: { members: { on: { parameters: { name: 'One of four.', listener: 'Yours.' } } } },
    };
    expect(await renderSection('Horn', 'on', notes)).toContain(
      `<table><thead>${row('th', 'Parameter', 'Type', 'Description')}</thead><tbody>` +
        row(
          'td',
          '<code>name</code>',
          `<code>${links.join(' | ')}</code>`,
          described('One of four.'),
        ) +
        row('td', '<code>listener</code>', 'depends on the event', described('Yours.')),
    );
  });

  it('separates a static method from the method of the same name', async () => {
    const body = '<a href="/api/classes/Body">Body</a>';
    expect(await renderSection('Body', 'clone')).toContain(code(`clone(): ${body}`));
    const other = await renderSection('Body', 'clone-1');
    expect(other).toContain(`<h3 id="clone-1">clone()</h3>`);
    expect(other).toContain(`</summary>${flags('static')}`);
    expect(other).toContain(code(`static clone(body: ${body}): ${body}`));
  });

  it('shows the note of a static method, or the shared one if it has none', async () => {
    const members = {
      clone: { summary: 'Copies it.', parameters: { body: 'What to copy.' } },
    };
    const shared = await renderSection('Body', 'clone-1', { Body: { members } });
    expect(shared).toContain(described('Copies it.'));
    const notes = { Body: { members, statics: { clone: 'Copies any body.' } } };
    expect(await renderSection('Body', 'clone', notes)).toContain(described('Copies it.'));
    const own = await renderSection('Body', 'clone-1', notes);
    expect(own).toContain(described('Copies any body.'));
    expect(own).not.toContain('Copies it.');
    // The parameter has no note in `statics`.
    expect(own).toContain(described('What to copy.'));
  });

  it('describes an event with the call that listens to it', async () => {
    const body = '<a href="/api/classes/Body">Body</a>';
    expect(await renderSection('Body', 'begin-contact')).toBe(
      `<div><h3 id="begin-contact">begin-contact</h3><p><code>other: ${body}</code></p></div>` +
        '<div><div><p>Two things touch.</p></div></div>' +
        unfolding(
          'begin-contact',
          `<div>${code("body.on('begin-contact', (other) => …)")}`,
          '<table><thead><tr><th>Parameter</th><th>Type</th></tr></thead><tbody>',
          `<tr><td><code>other</code></td><td><code>${body}</code></td></tr></tbody></table></div>`,
        ),
    );
  });

  it('shows static events with the name of the class', async () => {
    expect(await renderSection('Horn', 'start')).toContain(code("horn.on('start', (s) => …)"));
    expect(await renderSection('Horn', 'stop')).toContain(code("Horn.on('stop', (s) => …)"));
  });

  it('folds inherited members and links to their descriptions', async () => {
    expect(await renderSymbolPage('Car')).toContain(
      '<section><h2 id="inherited">Inherited</h2>' +
        '<p>Described at <span><a href="/api/classes/Body"><code>Body</code></a></span>.</p>' +
        '<details><summary>4 from <code>Body</code></summary><ul>' +
        '<li id="clone"><a href="/api/classes/Body#clone"><code>clone</code></a></li>' +
        '<li id="lost"><code>lost</code></li>' +
        '<li id="mass"><a href="/api/classes/Body#mass"><code>mass</code></a></li>' +
        '<li id="setspeed"><span id="setSpeed"></span>' +
        '<a href="/api/classes/Body#setspeed"><code>setSpeed</code></a></li></ul></details></section>',
    );
  });
});

describe('internal members', () => {
  const notes = { Body: { internal: ['clone', 'mass', 'setSpeed'], see: ['Car'] } };

  it('are folded at the end of the page, below "See also"', async () => {
    const page = await renderSymbolPage('Body', notes);
    const [expected = '', folded = ''] = page.split(
      '</ul></nav><section><h2 id="internal" data-internal="true">Internal</h2>',
    );
    const headings = (html: string) => [...html.matchAll(/<h[23].*?>/g)].map(([tag]) => tag);
    expect(headings(expected)).toEqual([
      ...['<h2>', '<h3 id="tostring">', '<h2>', '<h3 id="begin-contact">', '<h2 id="see-also">'],
    ]);
    expect(folded).toMatch(/^<p>.*?<\/p><details><summary>4 members<\/summary><section><div><h3/);
    expect(folded).toMatch(/<\/section><\/details><\/section>$/);
    expect(headings(folded)).toEqual([
      '<h3 id="mass" data-internal="true">',
      '<h3 id="clone" data-internal="true">',
      '<h3 id="clone-1" data-internal="true">',
      '<h3 id="setspeed" data-internal="true">',
    ]);
    expect(folded).toContain('<p><span>internal </span><span>static </span></p>');
  });

  it('are not in the list of members', async () => {
    const internal = { Body: { internal: ['mass'] } };
    const [list = ''] = /<nav.*?<\/nav>/s.exec(await renderSymbolPage('Body', internal)) ?? [];
    expect(list).toContain('#clone');
    expect(list).not.toContain('#mass');
    // Three members are too few for a list.
    expect(await renderSymbolPage('Body', { Body: { internal: ['clone', 'mass'] } })).not.toContain(
      '<nav',
    );
  });

  it('are not in the table of options', async () => {
    const page = await renderSymbolPage('RaceCarDef', { RaceCarDef: { internal: ['team'] } });
    const [table = ''] = /<table>.*?<\/table>/s.exec(page) ?? [];
    expect(table).toContain('>speed</code>');
    expect(table).not.toContain('>team</code>');
    expect(page).toContain('<summary>1 member</summary>');
  });

  it('are all members of an internal symbol, which says so', async () => {
    const topics = [{ title: 'Inside', text: 'Parts.', symbols: ['Gear'], isInternal: true }];
    const { html } = await render('<SymbolPage name="Gear" />', {}, topics);
    expect(html).toMatch(/^<h1 data-internal="true">Gear<\/h1><div><p>Internal enumeration<\/p>/);
    expect(html).toContain('<summary>2 members</summary>');
    expect(html).not.toContain('<h2>');
  });
});

it('a page ends with related symbols by name, and links', async () => {
  const see = ['Body', 'Body.setSpeed', '[Driving](/driving), with a `Car`'];
  expect(await renderSymbolPage('mix', { mix: { see } })).toMatch(
    new RegExp(
      `${[
        '<nav aria-labelledby="see-also"><h2 id="see-also">See also</h2><ul>',
        '<li><a href="/api/classes/Body"><code>Body</code></a></li>',
        '<li><a href="/api/classes/Body#setspeed"><code>Body.setSpeed\\(\\)</code></a></li>',
        '<li><div><p><a href="/driving">Driving</a>, with a ',
        '<a href="/api/classes/Car"><code>Car</code></a></p></div></li></ul></nav>',
      ].join('')}$`,
    ),
  );
  expect(await renderSymbolPage('mix')).not.toContain('see-also');
});

describe('the page of an interface', () => {
  it('shows each field once, in a table whose rows unfold', async () => {
    const page = await renderSymbolPage('CarDef');
    expect(page).not.toContain('<nav');
    const details = unfolding('NAME', flags('optional'));
    expect(/<table>.*<\/table>/s.exec(page)?.[0]).toBe(
      '<table><thead>' +
        row('th', 'Name', 'Type', 'Default', 'Unit', 'Description') +
        '</thead><tbody>' +
        row(
          'td',
          '<h3 id="gear">gear</h3>',
          '<code><a href="/api/enumerations/Gear">Gear</a></code>',
          '<code>"1st"</code>',
          NONE,
          details.replace('NAME', 'gear'),
        ) +
        row(
          'td',
          '<h3 id="listener">listener</h3>',
          '<code><a href="/api/type-aliases/Listener">Listener</a></code>',
          '<div><p>none, or that of the <a href="/api/classes/Car"><code>Car</code></a></p></div>',
          NONE,
          details.replace('NAME', 'listener'),
        ) +
        row(
          'td',
          '<h3 id="speed">speed</h3>',
          '<code>number</code>',
          '<code>0</code>',
          'm/s',
          described('How <code>fast</code> it is, e.g. 3. More is not said.') +
            AT_RUNTIME +
            details.replace('NAME', 'speed'),
        ) +
        row(
          'td',
          '<h3 id="wheels">wheels</h3>',
          '<code>number</code>',
          'required',
          NONE,
          described('How many it has.') + unfolding('wheels'),
        ) +
        '</tbody></table>',
    );
  });

  it('unfolds remarks, examples, and related symbols of a field', async () => {
    const note = { remarks: 'Four or more.', example: 'import "a";', see: ['Gear'] };
    const page = await renderSymbolPage('CarDef', { CarDef: { members: { wheels: note } } });
    const [details = ''] =
      /<summary aria-label="Details of wheels">.*?<\/details>/s.exec(page) ?? [];
    expect(details).toContain(described('Four or more.'));
    expect(details).toContain('data-origin="the example of CarDef.wheels"');
    expect(details).toContain('<a href="/api/enumerations/Gear"><code>Gear</code></a>');
  });

  it('links a field to what reads and changes it later', async () => {
    const { html } = await render('<SymbolPage name="CarDef" />', {
      CarDef: { members: { wheels: { atRuntime: ['Body.setSpeed'] } } },
    });
    const setter = '<a href="/api/classes/Body#setspeed"><code>setSpeed()</code></a>';
    expect(html).toContain(`<footer>At runtime: <span>${setter}</span></footer>`);
  });

  it('includes inherited fields in the table, with anchors and the first sentence', async () => {
    const page = await renderSymbolPage('RaceCarDef');
    const [, own, inherited] = page.split('<tbody>');
    expect(own).toContain(
      row(
        'td',
        '<h3 id="team">team</h3>',
        '<code>string</code>',
        'required',
        NONE,
        unfolding('team'),
      ),
    );
    expect(inherited).toContain(
      '<tr><th colspan="5" scope="rowgroup">From <a href="/api/interfaces/CarDef"><code>CarDef</code></a></th></tr>' +
        '<tr id="speed"><td><a href="/api/interfaces/CarDef#speed"><code>speed</code></a></td>' +
        '<td><code>number</code></td><td><code>0</code></td><td>m/s</td>' +
        `<td>How fast it is, e.g. 3.${AT_RUNTIME}</td></tr>` +
        '<tr id="wheels"><td>',
    );
    expect(inherited).not.toContain('gear');
    expect(page).not.toContain('<h2 id="inherited">');
  });

  it('marks fields with a default that the type requires', async () => {
    const notes = {
      CarDef: { members: { speed: { default: { value: 0 } }, wheels: { default: { value: 4 } } } },
    };
    const required = '<code>4</code> (required by the type)';
    expect(cell('wheels', await renderSymbolPage('CarDef', notes))).toBe(required);
    expect(cell('speed', await renderSymbolPage('CarDef', notes))).toBe('<code>0</code>');
  });

  it('marks no field of an interface with methods as required', async () => {
    const page = await renderSymbolPage('Radio', {
      Radio: { members: { volume: { default: { value: 5 } } } },
    });
    expect(cell('volume', page)).toBe('<code>5</code>');
    expect(cell('station', page)).toBe(NONE);
  });

  it('omits columns without values', async () => {
    const page = await renderSymbolPage('CarDef', {
      CarDef: { members: { wheels: 'How many it has.' } },
    });
    expect(page).toContain(`<thead>${row('th', 'Name', 'Type', 'Description')}</thead>`);
  });
});

it('the page of an enumeration shows the value of each member', async () => {
  expect(await renderSymbolPage('Gear')).toBe(
    '<h1>Gear</h1><div><p>Enumeration</p></div><div><p>How it drives.</p></div>' +
      code('import { Gear } from \'engine\';\n\nenum Gear {\n  Neutral = 0,\n  first = "1st",\n}') +
      '<section><h2>Members</h2>' +
      '<section><div><h3 id="neutral"><span id="Neutral"></span>Neutral</h3>' +
      '<p><code>0</code></p></div><div></div>' +
      unfolding('Neutral', '<dl><div><dt>Value</dt><dd><code>0</code></dd></div></dl>') +
      '</section><section><div><h3 id="first">first</h3><p><code>"1st"</code></p></div>' +
      '<div><div><p>Slow.</p></div></div>' +
      unfolding('first', '<dl><div><dt>Value</dt><dd><code>"1st"</code></dd></div></dl>') +
      '</section>' +
      '</section>',
  );
});

it('the page of a function shows its signature once, and its result', async () => {
  expect(await renderSymbolPage('mix')).toBe(
    '<h1>mix</h1><div><p>Function</p></div><div><p>Mixes two.</p></div>' +
      `<div>${code('function mix(a: number, b: number): number')}` +
      '<table><thead><tr><th>Parameter</th><th>Type</th></tr></thead><tbody>' +
      '<tr><td><code>a</code></td><td><code>number</code></td></tr>' +
      '<tr><td><code>b</code></td><td><code>number</code></td></tr></tbody></table>' +
      '<div><p><strong>Returns</strong> <code>number</code> (m)</p>' +
      '<div><p>Their mean.</p></div></div></div>',
  );
});

it('notes replace or remove the text on a result', async () => {
  expect(
    await renderSymbolPage('mix', { mix: { unit: 'm', returns: 'Half of *both*.' } }),
  ).toContain('<code>number</code> (m)</p><div><p>Half of <em>both</em>.</p></div></div>');
  expect(await renderSymbolPage('mix', { mix: { returns: '' } })).not.toContain('Their mean.');
});

it('the page of a function type shows its declaration and parameters', async () => {
  const car = '<a href="/api/classes/Car">Car</a>';
  expect(await renderSymbolPage('Listener')).toBe(
    '<h1>Listener</h1><div><p>Type alias</p></div><div><p>Gets each car.</p></div>' +
      code(`import type { Listener } from 'engine';\n\ntype Listener = (car: ${car}) => void`) +
      '<div><table><thead><tr><th>Parameter</th><th>Type</th></tr></thead><tbody>' +
      `<tr><td><code>car</code></td><td><code>${car}</code></td></tr></tbody></table></div>`,
  );
});

it('the overview lists symbols by kind, in the order of the sidebar', async () => {
  const { html } = await render('<ReferenceOverview />');
  expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
    'Classes',
    'Interfaces',
    'Type Aliases',
    'Enumerations',
    'Functions',
  ]);
});

describe('values of the running library', () => {
  const notes = {
    Body: { members: { mass: { unit: 'kg', value: 0.0349065850398 } } },
    CarDef: {
      members: {
        gear: { default: { value: '1st' } },
        listener: { default: { text: 'that of the `Car`' } },
        speed: { unit: 'm/s', default: { value: -2.5 } },
      },
    },
    Gear: { members: { first: { unit: '0 to 5', value: 2 } } },
  };
  const inProse = async (block: string) => {
    const { html, problems } = await render(`It is ${block}.`, notes);
    expect(problems).toEqual([]);
    return html;
  };

  it('appear in prose with their units', async () => {
    expect(await inProse('<Default of="CarDef.speed" />')).toBe('<p>It is −2.5\u00A0m/s.</p>');
    expect(await inProse('<Setting name="mass" />')).toBe('<p>It is 0.0349066\u00A0kg.</p>');
    expect(await inProse('<Setting name="first" />')).toBe('<p>It is 2.</p>');
  });

  it('are code unless they are numbers, and plain text if derived', async () => {
    expect(await inProse('<Default of="CarDef.gear" />')).toBe('<p>It is <code>"1st"</code>.</p>');
    expect(await inProse('<Default of="CarDef.listener" />')).toBe('<p>It is that of the Car.</p>');
  });

  it('can be multiplied and get another unit', async () => {
    const block = '<Setting name="mass" times={180 / Math.PI} unit="°" />';
    expect(await inProse(block)).toBe('<p>It is 2\u00A0°.</p>');
    expect(await inProse('<Default of="CarDef.speed" unit="" />')).toBe('<p>It is −2.5.</p>');
  });

  it('are reported with a suggestion if unknown', async () => {
    const { problems } = await render(
      'a <Default of="CarDef.sped" /> b <Setting name="masss" />',
      notes,
    );
    expect(problems).toEqual([
      'a.mdx:1 "of" of <Default> must be a field with a default, not "CarDef.sped" — did you mean "CarDef.speed"?',
      'a.mdx:1 "name" of <Setting> must be the name of a setting, not "masss" — did you mean "mass"?',
    ]);
  });

  it('replace the expression in the source on the page of their class', async () => {
    const mass = await renderSection('Body', 'mass', notes);
    expect(mass).toContain('<dt>Value</dt><dd><code>0.0349066');
    expect(mass).toContain('>readonly mass: number = 0.0349066</code></pre>');
  });

  it('are in a table, if a class has nothing else', async () => {
    const given = { clone: { value: 1 }, setSpeed: { value: 2 }, toString: { value: 3 } };
    const members = { ...given, mass: { summary: 'Its mass.', unit: 'kg', value: 0.1 + 0.2 } };
    const internal = ['begin-contact'];
    const page = await renderSymbolPage('Body', { Body: { members, internal } });
    const table = before('<section><h2 id="internal"', page);
    expect(table).toContain(row('th', 'Name', 'Type', 'Value', 'Unit', 'Description'));
    expect(table).toContain(
      row(
        'td',
        '<h3 id="mass">mass</h3>',
        '<code>number</code>',
        '<code>0.3</code>',
        'kg',
        described('Its mass.') + unfolding('mass', flags('read-only')),
      ),
    );
    expect(await renderSymbolPage('Body', { Body: { members } })).not.toContain('<th>Value</th>');
  });
});

it('shows an example of the notes as a sample, after the declaration or in the member', async () => {
  const notes = {
    Car: { example: 'new Car();' },
    Body: { members: { setSpeed: { example: 'import { b } from "a";' } } },
  };
  const sample = (name: string, text: string) =>
    `<pre><code data-meta="title=&#x22;Example&#x22;" data-origin="the example of ${name}">${text}</code></pre>`;
  const car = await renderSymbolPage('Car', notes);
  const expected = sample('Car', 'new Car();');
  expect(car).toContain(expected);
  expect(before(expected, car)).toContain('class Car');
  expect(before(expected, car)).not.toContain('<h2');
  expect(await renderSection('Body', 'setspeed', notes)).toContain(
    sample('Body.setSpeed', 'import { b } from "a";'),
  );
});

it('reports an unknown symbol with a suggestion', async () => {
  const { html, problems } = await render('text\n\n<SymbolPage name="Cra" />');
  expect(html).toContain('<p>text</p>');
  expect(problems).toEqual([
    'a.mdx:3 "name" of <SymbolPage> must be the name of a symbol, not "Cra" — did you mean "Car"?',
  ]);
});

/** Returns the library with further members of one symbol. */
function addMembers(name: string, added: Member[]): Library {
  const symbols = LIBRARY.symbols.map((symbol) =>
    symbol.name === name ? { ...symbol, members: [...symbol.members, ...added] } : symbol,
  );
  return { ...LIBRARY, symbols };
}

/** Returns what unfolds below a member's row. */
function unfolding(name: string, ...parts: string[]): string {
  return `<details><summary aria-label="Details of ${name}"></summary>${parts.join('')}</details>`;
}

function described(text: string): string {
  return `<div><p>${text}</p></div>`;
}

/** Returns the default of an option, in the third cell of its row. */
function cell(name: string, page: string): string | undefined {
  return page.split(`>${name}</h3></td>`)[1]?.split('</td>')[1]?.slice('<td>'.length);
}

/** Links from the speed of a definition to the members that change the speed of a car. */
const AT_RUNTIME =
  '<footer>At runtime: <span>' +
  '<a href="/api/classes/Body#setspeed"><code>setSpeed()</code></a></span></footer>';

/** Content of a cell without a value. */
const NONE = '<span role="img" aria-label="none">–</span>';

/** Renders the page of a symbol without links to the source, which all look alike. */
async function renderSymbolPage(name: string, notes?: ReferenceNotes['symbols']): Promise<string> {
  const { html, problems } = await render(`<SymbolPage name="${name}" />`, notes);
  expect(problems).toEqual([]);
  return html.replace(/<footer>(?:<a[^>]*><span>)?Source:.*?<\/footer>/g, '');
}

/** Renders the section of a member. */
async function renderSection(
  name: string,
  anchor: string,
  notes?: ReferenceNotes['symbols'],
): Promise<string> {
  const sections = (await renderSymbolPage(name, notes)).split(/<\/?section>/);
  return sections.find((one) => one.replace(/^<div>/, '').startsWith(`<h3 id="${anchor}">`)) ?? '';
}

/**
 * Renders a page to HTML without classes, word breaks in names, and marks of rows that unfold, and returns it
 * with its problems.
 */
async function render(
  source: string,
  notes?: ReferenceNotes['symbols'],
  topics?: ReferenceNotes['topics'],
  more?: Parameters<typeof sampleReference>[3],
) {
  const blocks = referenceBlocks(sampleReference(notes, topics, [], more));
  const { tree, problems } = await renderMdx(source, { file: 'a.mdx', format: 'mdx' }, blocks);
  const html = toHtml(tree)
    .replace(/ class="[^"]*"/g, '')
    .replaceAll('<wbr>', '')
    .replaceAll(' data-unfolds="true"', '')
    .trim();
  return { html, problems: problems.map(formatProblem) };
}

function before(mark: string, html: string): string {
  return html.slice(0, html.indexOf(mark));
}

/** Returns a code block as the compiler gets it: its links become the places of symbols. */
function code(linked: string): string {
  const symbols: string[] = [];
  let text = linked;
  for (let link = LINK.exec(text); link; link = LINK.exec(text)) {
    const [all, name = ''] = link;
    const before = text.slice(0, link.index).split('\n');
    symbols.push(`${before.length - 1}:${before.at(-1)?.length}:${name.length}:${name}`);
    text = text.replace(all, name);
  }
  const attribute = symbols.length > 0 ? ` data-symbols="${symbols.join(' ')}"` : '';
  return `<pre><code data-meta="bare nocheck"${attribute}>${text}</code></pre>`;
}

const LINK = /<a href="[^"]*">(\w+)<\/a>/;

function flags(flag: string): string {
  return `<p><span>${flag} </span></p>`;
}

function row(cell: 'td' | 'th', ...cells: string[]): string {
  return `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
}

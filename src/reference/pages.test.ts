import { describe, expect, it } from 'vitest';
import { sampleReference } from '../../tests/unit/sampleLibrary.ts';
import { referencePages } from './pages.ts';

describe('referencePages', () => {
  it('writes the source of a page for each symbol', () => {
    const pages = referencePages(sampleReference(), new Set());
    expect(pages.map(({ filePath }) => filePath)).toEqual([
      'api/classes/Body.mdx',
      'api/classes/Car.mdx',
      'api/classes/Horn.mdx',
      'api/enumerations/Gear.mdx',
      'api/functions/mix.mdx',
      'api/interfaces/CarDef.mdx',
      'api/interfaces/RaceCarDef.mdx',
      'api/interfaces/Radio.mdx',
      'api/type-aliases/Listener.mdx',
    ]);
    expect(pages[1]).toEqual({
      filePath: 'api/classes/Car.mdx',
      source: '',
      file: 'engine/src/Car.ts',
      text: [
        '---',
        'title: "Car"',
        'description: "A body on wheels."',
        'aliases: ["/api/classes/Auto","/api/classes/Wagon","/api/classes/car","/api/classes/auto","/api/classes/wagon"]',
        '---',
        '',
        '<SymbolPage name="Car" />',
        '',
      ].join('\n'),
    });
  });

  it('has no alias for a lowercase name', () => {
    const mix = referencePages(sampleReference(), new Set())[4];
    expect(mix?.text).toBe(
      '---\ntitle: "mix"\ndescription: "Mixes two."\n---\n\n<SymbolPage name="mix" />\n',
    );
  });

  it('shows the scene of a symbol', () => {
    const reference = { ...sampleReference(), scenes: { Car: 'driving' } };
    expect(referencePages(reference, new Set())[1]?.text).toMatch(
      /<SymbolPage name="Car">\n {2}<Scene id="driving" \/>\n<\/SymbolPage>\n$/,
    );
  });

  it('names the file with the notes on a symbol', () => {
    const findNotesFile = (name: string) => (name === 'Car' ? '../reference/Car.ts' : undefined);
    const pages = referencePages(sampleReference(), new Set(), findNotesFile);
    expect(pages.slice(0, 2).map(({ notesFile }) => notesFile)).toEqual([
      undefined,
      '../reference/Car.ts',
    ]);
  });

  it("skips paths of the writer's own pages", () => {
    const own = new Set(['/api/classes/Car', '/api/classes/other']);
    const pages = referencePages(sampleReference(), own);
    expect(pages.map(({ filePath }) => filePath)).not.toContain('api/classes/Car.mdx');
    expect(pages).toHaveLength(8);
  });

  it('takes the description from the notes', () => {
    expect(createDescription('Listener')).toBe('Gets each car.');
  });

  it('cuts a long description between words, and quotes it', () => {
    const long = `It's "all": ${'word '.repeat(40)}`;
    const cut = createDescription('Car', long);
    expect(cut).toBe(`It's "all": ${'word '.repeat(29).trim()} …`);
    expect(cut.length).toBeLessThan(165);
    const short = 'x'.repeat(160);
    expect(createDescription('Car', short)).toBe(short);
  });
});

function createDescription(name: string, summary?: string): string {
  const reference = sampleReference(summary === undefined ? {} : { [name]: { summary } });
  const page = referencePages(reference, new Set()).find(({ filePath }) =>
    filePath.endsWith(`/${name}.mdx`),
  );
  return JSON.parse(/^description: (.*)$/m.exec(page?.text ?? '')?.[1] ?? '""');
}

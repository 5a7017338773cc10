import { describe, expect, it } from 'vitest';
import { sampleReference } from '../../tests/unit/sampleLibrary.ts';
import { collectSummaries } from './summaries.ts';

describe('collectSummaries', () => {
  const summaries = collectSummaries(
    sampleReference({
      CarDef: { members: { wheels: { summary: '`4`, see [Driving](/driving).', unit: '<m>' } } },
    }),
  );

  it('has the texts of the notes, and otherwise those of the library', () => {
    expect(summaries.get('/api/type-aliases/Listener')).toBe('<p>Gets each car.</p>');
    expect(summaries.get('/api/enumerations/Gear#first')).toBe('<p>Slow.</p>');
    expect(summaries.has('/api/enumerations/Gear#neutral')).toBe(false);
  });

  it('has defaults and units, and no links', () => {
    expect(summaries.get('/api/interfaces/CarDef#wheels')).toBe(
      '<p><code>4</code>, see <span>Driving</span>.</p><p>Unit: &lt;m&gt;</p>',
    );
    const all = collectSummaries(sampleReference());
    expect(all.get('/api/interfaces/CarDef#speed')).toMatch(
      /said\.<\/p><p>Default: <code>0<\/code> · Unit: m\/s<\/p>$/,
    );
    expect(all.get('/api/interfaces/CarDef#listener')).toBe(
      '<p>Default: none, or that of the <code>Car</code></p>',
    );
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { FailedItemError } from '../../content/lookup.ts';
import { createUseRecorder, type Uses } from './uses.ts';

interface Items {
  scenes: { size: number };
  notes: string;
}

let scenes: Map<string, Items['scenes']>;
let notes: Map<string, string>;
let failed: Map<string, string>;

beforeEach(() => {
  scenes = new Map([
    ['ball', { size: 1 }],
    ['ramp', { size: 2 }],
  ]);
  notes = new Map([['ball', 'A note of the same name.']]);
  failed = new Map([['broken', 'scenes/broken.ts']]);
});

const recorder = () =>
  createUseRecorder<Items>({ scenes: { items: scenes, failed }, notes: { items: notes } });

/** Records what a page looks up in this function. */
function recordUses(
  look: (lookups: ReturnType<ReturnType<typeof recorder>['record']>['lookups']) => void,
): Uses {
  const { lookups, uses } = recorder().record();
  look(lookups);
  return uses();
}

describe('what a page looked up', () => {
  it('is current while nothing of it changes', () => {
    const uses = recordUses(({ scenes }) => scenes.get('ball'));
    scenes.set('ramp', { size: 3 });
    scenes.set('rope', { size: 4 });
    notes.set('ball', 'Another note.');
    failed.clear();
    expect(recorder().areCurrent(uses)).toBe(true);
  });

  it.each<[string, () => void]>([
    ['changes', () => scenes.set('ball', { size: 3 })],
    ['is removed', () => scenes.delete('ball')],
    ['is added', () => scenes.set('rope', { size: 4 })],
    ['fails', () => scenes.delete('ramp') && failed.set('ramp', 'scenes/ramp.ts')],
  ])('is not current once an item of it %s', (_what, change) => {
    const uses = recordUses(({ scenes }) =>
      ['ball', 'ramp', 'rope'].map((name) => scenes.get(name)),
    );
    change();
    expect(recorder().areCurrent(uses)).toBe(false);
  });

  it('is the whole table if a page lists it', () => {
    const uses = recordUses(({ scenes }) => [...scenes.keys()]);
    scenes.set('rope', { size: 4 });
    expect(recorder().areCurrent(uses)).toBe(false);
  });

  it('is kept by what identifies it, if that is not its JSON', () => {
    const createRecorder = (key: string) =>
      createUseRecorder<{ scenes: () => void }>({
        scenes: { items: new Map([['ball', () => undefined]]), toKey: () => key },
      });
    const { lookups, uses } = createRecorder('a').record();
    lookups.scenes.get('ball');
    expect(createRecorder('a').areCurrent(uses())).toBe(true);
    expect(createRecorder('b').areCurrent(uses())).toBe(false);
  });
});

it('throws for an item that failed, and for no other of its name', () => {
  failed.set('ball', 'scenes/ball.ts');
  const { lookups } = recorder().record();
  expect(() => lookups.scenes.get('broken')).toThrow(FailedItemError);
  expect(lookups.notes.get('broken')).toBeUndefined();
  expect(lookups.scenes.get('ball')).toEqual({ size: 1 });
});

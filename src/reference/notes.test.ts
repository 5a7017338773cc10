import { describe, expect, it } from 'vitest';
import { notesByName } from './notes.ts';

describe('notesByName', () => {
  it('names notes on symbols, constructors, members, events, and parameters', () => {
    const notes = notesByName({
      Car: {
        summary: 'A body on wheels.',
        new: { parameters: { def: 'How it starts.' } },
        members: { speed: { unit: 'm/s' }, toString: 'For people.' },
        events: { crash: { summary: 'It hits a wall.', parameters: { wall: { unit: '' } } } },
      },
      mix: { unit: 'm', parameters: { a: { summary: 'The first.', unit: 'm' } } },
    });
    expect([...notes]).toEqual([
      ['Car', { summary: 'A body on wheels.' }],
      ['Car.Car', {}],
      ['Car.Car.def', { summary: 'How it starts.' }],
      ['Car.speed', { unit: 'm/s' }],
      ['Car.toString', { summary: 'For people.' }],
      ['Car.crash', { summary: 'It hits a wall.' }],
      ['Car.crash.wall', { unit: '' }],
      ['mix', { unit: 'm' }],
      ['mix.a', { summary: 'The first.', unit: 'm' }],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { noteNames, notesByName } from './notes.ts';

describe('notesByName', () => {
  it('names notes on symbols, constructors, members, events, and parameters', () => {
    const notes = notesByName({
      Car: {
        summary: 'A body on wheels.',
        new: { parameters: { def: 'How it starts.' } },
        members: { speed: { unit: 'm/s' }, toString: 'For people.' },
        statics: { speed: { summary: 'Of any car.', parameters: { car: 'The car.' } } },
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
      ['static Car.speed', { summary: 'Of any car.' }],
      ['static Car.speed.car', { summary: 'The car.' }],
      ['mix', { unit: 'm' }],
      ['mix.a', { summary: 'The first.', unit: 'm' }],
    ]);
  });
});

describe('noteNames', () => {
  it('prefers the note on a static member to that on the member of its name', () => {
    expect(noteNames('Car', { name: 'speed', isStatic: true })).toEqual([
      'static Car.speed',
      'Car.speed',
    ]);
    expect(noteNames('Car', { name: 'speed', isStatic: false })).toEqual(['Car.speed']);
  });
});

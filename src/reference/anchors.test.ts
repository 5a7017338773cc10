import { describe, expect, it } from 'vitest';
import { LIBRARY, member, symbol } from '../../tests/unit/sampleLibrary.ts';
import { toHref } from '../address/address.ts';
import { findPlaces, inheritedIds, listAnchors, pathOfSymbol } from './anchors.ts';

describe('pathOfSymbol', () => {
  it.each([
    ['class', '/api/classes/It'],
    ['enumeration', '/api/enumerations/It'],
    ['function', '/api/functions/It'],
    ['interface', '/api/interfaces/It'],
    ['type-alias', '/api/type-aliases/It'],
  ] as const)('has a folder for each %s', (kind, path) => {
    expect(pathOfSymbol(symbol('It', kind), '/api')).toBe(path);
  });
});

describe('listAnchors', () => {
  it('are lowercase names, with a number if taken', () => {
    const members = [
      member('World', 'constructor'),
      member('createBody', 'method'),
      member('clone', 'method'),
      member('clone', 'method', { isStatic: true }),
      member('Clone', 'property'),
      member('pre-solve', 'event'),
      member('[key: string]', 'property'),
    ];
    expect(listAnchors(members)).toEqual([
      'constructor',
      'createbody',
      'clone',
      'clone-1',
      'clone-2',
      'pre-solve',
      'key-string',
    ]);
  });
});

describe('members named like a section of the page', () => {
  it('have other anchors', () => {
    const members = [member('internal', 'property'), member('Inherited', 'method')];
    expect(listAnchors(members)).toEqual(['internal-1', 'inherited-1']);
  });

  it('have none if they are inherited', () => {
    const heir = symbol('Heir', 'class', {
      inherited: [{ from: 'Base', names: ['internal', 'run'] }],
    });
    expect([...inheritedIds(heir)]).toEqual([['run', { anchor: 'run' }]]);
  });
});

describe('findPlaces', () => {
  const places = findPlaces(LIBRARY, '/api');

  it.each([
    ['a symbol', 'Car', '/api/classes/Car'],
    ['a member', 'Body.setSpeed', '/api/classes/Body#setspeed'],
    ['the first of two members of one name', 'Body.clone', '/api/classes/Body#clone'],
    ['a constructor', 'Car.Car', '/api/classes/Car#constructor'],
    ['an event', 'Body.begin-contact', '/api/classes/Body#begin-contact'],
    ['an inherited member, where it is declared', 'Car.mass', '/api/classes/Body#mass'],
    ['a member that no page describes', 'Car.lost', undefined],
    ['an unknown name', 'Truck', undefined],
  ])('finds %s', (_what, name, place) => {
    const found = places.get(name);
    expect(found && toHref(found, '')).toBe(place);
  });

  it('prefers own members to inherited ones', () => {
    const heir = symbol('Heir', 'class', {
      members: [member('run', 'method')],
      inherited: [{ from: 'Base', names: ['run'] }],
    });
    const base = symbol('Base', 'class', { members: [member('run', 'method')] });
    const found = findPlaces({ ...LIBRARY, symbols: [heir, base] }, '');
    expect(found.get('Heir.run')).toEqual({ path: '/classes/Heir', hash: 'run', isMethod: true });
  });
});

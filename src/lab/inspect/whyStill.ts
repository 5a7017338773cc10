import type { Body, Joint, Vec2Value } from 'planck';
import { isCollision } from '../draw/layers/islands.ts';
import { listFixtures } from '../draw/world.ts';
import type { Engine } from '../model/scene.ts';
import { computeCentralInertia } from '../simulation/worldStats.ts';
import type { Note } from './inspected.ts';
import { joinBodyNames, nameOfBody, nameOfJoint } from './names.ts';
import { contactsOfBody, jointsOfBody } from './neighbors.ts';
import { formatNumber } from './values.ts';

/** Circumstances that decide, together with a body's own state, whether it moves. */
export interface Circumstances {
  settings: Engine['Settings'];
  isPlaying: boolean;
  /** A joint that isn't part of the scene. */
  hidden?: Joint;
}

/** Minimum cosine of the angle between a contact's normal and up, for a contact that supports a body. */
const SUPPORT = 0.3;
/** Minimum damping that is worth mentioning, in 1/s. */
const STRONG_DAMPING = 1;

/** Whether a body is as slow as bodies that fall asleep. */
export function isStill(body: Body, { settings }: Circumstances): boolean {
  const { x, y } = body.getLinearVelocity();
  return (
    Math.hypot(x, y) <= settings.linearSleepTolerance &&
    Math.abs(body.getAngularVelocity()) <= settings.angularSleepTolerance
  );
}

/** Explains why a body does not move, from its state; an empty list if it moves. */
export function whyStill(body: Body, circumstances: Circumstances): Note[] {
  const paused = circumstances.isPlaying ? [] : [{ text: 'The scene is paused.' }];
  return isStill(body, circumstances) ? [...paused, ...findReasons(body, circumstances)] : paused;
}

/** Describes how fast a body moves. */
export function describeMotion(body: Body): Note {
  const { x, y } = body.getLinearVelocity();
  const [speed, turn] = [Math.hypot(x, y), Math.abs(body.getAngularVelocity())];
  const text = `It moves at ${formatNumber(speed)} m/s and rotates at ${formatNumber(turn)} rad/s.`;
  return { text };
}

/** States that alone keep a body from moving. The first that applies explains why it doesn't move. */
const STATES: readonly (Note & { applies: (body: Body) => boolean })[] = [
  {
    applies: (body) => !body.isActive(),
    text: 'It is inactive: it neither moves nor collides until it is activated.',
    member: 'Body#setActive',
  },
  {
    applies: (body) => body.isStatic(),
    text: 'It is static: no force moves it. Only dynamic bodies fall and are pushed.',
    member: 'Body#setType',
  },
  {
    applies: (body) => body.isKinematic(),
    text: 'It is kinematic: it moves only by its own velocity, which is 0. Forces, gravity, and collisions have no effect.',
    member: 'Body#setLinearVelocity',
  },
  {
    applies: (body) => !body.isAwake(),
    text: 'It is asleep: it came to rest, or was created asleep. A collision with an awake body wakes it, or your code does.',
    member: 'Body#setAwake',
  },
];

function findReasons(body: Body, { hidden }: Circumstances): Note[] {
  const state = STATES.find(({ applies }) => applies(body));
  if (state) return [{ text: state.text, member: state.member }];
  const all = [
    ...weightlessness(body),
    ...damping(body),
    ...support(body),
    ...jointNotes(body, hidden),
  ];
  if (all.length > 0) return all;
  const text = 'Nothing holds it: it is about to move, or the code sets its velocity to 0.';
  return [{ text, member: 'Body#getLinearVelocity' }];
}

function weightlessness(body: Body): Note[] {
  const { x, y } = body.getWorld().getGravity();
  if (x === 0 && y === 0)
    return [{ text: 'The world has no gravity.', member: 'World#setGravity' }];
  if (body.getGravityScale() !== 0) return [];
  return [{ text: 'Its gravity scale is 0.', member: 'Body#setGravityScale' }];
}

function damping(body: Body): Note[] {
  const damping = body.getLinearDamping();
  if (damping < STRONG_DAMPING) return [];
  const text = `Linear damping of ${formatNumber(damping)} 1/s takes most of its speed within ${formatNumber(1 / damping)} s.`;
  return [{ text, member: 'Body#setLinearDamping' }];
}

/** Names the bodies that it rests on or, without gravity, touches. */
function support(body: Body): Note[] {
  const gravity = body.getWorld().getGravity();
  const weight = Math.hypot(gravity.x, gravity.y);
  const supports = contactsOfBody(body).filter(({ contact }) => {
    if (!isCollision(contact)) return false;
    if (weight === 0) return true;
    const normal: Vec2Value | undefined = contact.getWorldManifold(null)?.normal;
    if (!normal) return false;
    // The normal points to fixture B.
    const sign = contact.getFixtureB().getBody() === body ? 1 : -1;
    const up = -(normal.x * gravity.x + normal.y * gravity.y) / weight;
    return sign * up > SUPPORT;
  });
  const bodies = [...new Set(supports.map(({ other }) => other))];
  if (bodies.length === 0) return [];
  const verb = weight === 0 ? 'touches' : 'rests on';
  return [{ text: `It ${verb} ${joinBodyNames(bodies)}.`, member: 'Body#getContactList' }];
}

function jointNotes(body: Body, hidden: Joint | undefined): Note[] {
  return jointsOfBody(body, hidden).map(({ joint, other }) => {
    const text = `A ${nameOfJoint(joint)} with ${nameOfBody(other)} holds it.`;
    return { text, member: 'Body#getJointList' };
  });
}

/** Explains what limits the motion of a body, whether or not it moves at the moment. */
export function motionLimits(body: Body, settings: Engine['Settings'], dt: number): Note[] {
  if (!body.isDynamic()) return [];
  return [...rotationNotes(body), ...speedNotes(body, settings, dt)];
}

function rotationNotes(body: Body): Note[] {
  if (body.isFixedRotation()) {
    const text = 'It can’t rotate: its rotation is fixed.';
    return [{ text, member: 'Body#setFixedRotation' }];
  }
  if (computeCentralInertia(body) > 0) return [];
  if (listFixtures(body).some((fixture) => fixture.getDensity() > 0)) {
    const text = 'It can’t rotate: its moment of inertia was set to 0.';
    return [{ text, member: 'Body#setMassData' }];
  }
  const text =
    'It can’t rotate: no fixture has a density, so its mass is 1 kg and its moment of inertia is 0.';
  return [{ text, member: 'Fixture#setDensity' }];
}

/** Explains speed limits: the engine limits how far a body moves or turns in a step. */
function speedNotes(body: Body, settings: Engine['Settings'], dt: number): Note[] {
  const { x, y } = body.getLinearVelocity();
  const distance = settings.maxTranslation * settings.lengthUnitsPerMeter;
  const isAtLimit = (perStep: number, limit: number) => perStep >= 0.999 * limit;
  const notes: Note[] = [];
  if (isAtLimit(Math.hypot(x, y) * dt, distance)) {
    const text = `It moves at the speed limit: ${formatNumber(distance)} m per step, or ${formatNumber(distance / dt)} m/s.`;
    notes.push({ text, member: 'Settings#maxTranslation' });
  }
  if (isAtLimit(Math.abs(body.getAngularVelocity()) * dt, settings.maxRotation)) {
    const text = `It rotates at the speed limit: ${formatNumber(settings.maxRotation)} rad per step.`;
    notes.push({ text, member: 'Settings#maxRotation' });
  }
  return notes;
}

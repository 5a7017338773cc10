/*
 * Names the usual mistakes in a running world. A single file that imports only types, so that readers of the
 * documentation can copy it into a game.
 */
import type {
  Body,
  Chain,
  Contact,
  DistanceJoint,
  Fixture,
  Joint,
  PrismaticJoint,
  RevoluteJoint,
  RopeJoint,
  Shape,
  Vec2Value,
  World,
} from 'planck';

/** A mistake that a world check has found. */
export interface Finding {
  /** Name of the rule, such as `mass-ratio`. */
  rule: string;
  /** Describes the worst case, with numbers, and how to fix it. */
  message: string;
  /** Path of the section that explains it, below the address of the documentation. */
  link: string;
  /** Number of objects that have broken the rule since the check began. */
  count: number;
  /** The object in the message. */
  body?: Body;
  fixture?: Fixture;
  joint?: Joint;
}

/** Checks a world after each of its steps. */
export interface WorldCheck {
  /** Returns a finding for each rule that has been broken since the check began. */
  findings: () => Finding[];
  stop: () => void;
}

/** Facts that can't be read from a world: points that polygons lose, and calls that a locked world ignores. */
export interface EngineWatch {
  settings: Engine['Settings'];
  findLoss: (shape: Shape) => PointLoss | undefined;
  /** Number of calls while a world was locked, by method. */
  lockedCalls: (world: World) => ReadonlyMap<string, number>;
  stop: () => void;
}

/** The library: `import * as planck from 'planck'`. */
type Engine = Pick<typeof import('planck'), 'World' | 'Body' | 'Polygon' | 'Settings'>;

/** Number of points that were passed to a polygon, and how many of them are not on its outline. */
interface PointLoss {
  given: number;
  lost: number;
}

/** The sizes of moving bodies for which the engine is tuned, in meters. They are rough limits. */
const MIN_SIZE = 0.1;
const MAX_SIZE = 10;
const SIZE_TOLERANCE = 1.5;
/** Maximum ratio at which heavy bodies on light ones are stable with the default number of solver iterations. */
const MAX_MASS_RATIO = 10;
/** Cosine of the steepest slope on which a body rests: 45°. */
const MIN_SLOPE = Math.SQRT1_2;
/** Maximum distance by which a joint is pulled apart, in meters: 20 times the error that the solver accepts. */
const MAX_JOINT_ERROR = 0.1;
/** Maximum angle by which a joint exceeds its limits, in radians: 3 times the error that the solver accepts. */
const MAX_ANGLE_ERROR = 0.1;
/** Minimum number of bullets or sleepless bodies that matters: fewer cost little, and billiards has 16. */
const MIN_BODIES = 20;
/** Longest reasonable step, in seconds. */
const MAX_STEP = 0.1;
/** Number of steps whose lengths are compared. */
const COMPARED_STEPS = 60;
/** Minimum number of times that they become longer, and shorter, by a factor that affects a game. */
const MIN_STEP_CHANGES = 5;
const MIN_STEP_RATIO = 1.1;
/** Simulated seconds between two examinations. */
const INTERVAL = 0.1;
/** Seconds after which a suspect is cleared. Shorter gaps don't count, such as a single step asleep. */
const PROBATION = 2.5 * INTERVAL;

type StepEvent = 'pre-step' | 'post-step';
/** The types of the library leave out these events. */
type StepEvents = Record<
  'on' | 'off',
  (name: StepEvent, listener: (length: number) => void) => void
>;

interface Rule {
  name: string;
  link: string;
  find: (facts: Facts) => Suspect[];
  /** Simulated seconds for which an object has to be a suspect, because many states are harmless for a moment. */
  seconds?: number;
  /** Minimum number of such objects that matters. */
  minimum?: number;
  /** Event of each step at which the rule is examined, if the mistake would have passed or spread later. */
  event?: StepEvent;
}

export const RULES: readonly Rule[] = [
  { name: 'not-a-number', link: '/limitations#silent-failures', find: findNaN, event: 'pre-step' },
  {
    name: 'large-body',
    link: '/api-conventions/units#slow-motion-why-lengths-are-meters-not-pixels',
    find: findLarge,
  },
  { name: 'small-body', link: '/limitations#body-sizes-from-01-m-to-10-m', find: findSmall },
  {
    name: 'no-density',
    link: '/body#zero-density-no-rotational-inertia',
    find: findWithoutDensity,
  },
  {
    name: 'mass-ratio',
    link: '/limitations#mass-ratio-heavy-bodies-on-light-bodies',
    find: findHeavyOnLight,
    seconds: 1,
  },
  {
    name: 'speed-limit',
    link: '/api-conventions/units#speed-limit-maxtranslation-and-maxrotation',
    find: findAtSpeedLimit,
    event: 'post-step',
  },
  { name: 'many-bullets', link: '/collision#when-to-use-bullets', find: findManyBullets },
  {
    name: 'joint-error',
    link: '/limitations#joint-stretching-under-load',
    find: findPulledApart,
    seconds: 0.5,
  },
  {
    name: 'joint-limit',
    link: '/joint#joint-limits-motors-and-springs',
    find: findBeyondLimits,
    seconds: 0.5,
  },
  { name: 'convex-hull', link: '/shape/polygon#how-points-become-a-convex-hull', find: findHulls },
  {
    name: 'short-chain',
    link: '/shape/chain#troubleshooting-bodies-that-fall-through-a-chain',
    find: findShortChains,
  },
  { name: 'long-step', link: '/world#step-the-world', find: findLongStep, event: 'post-step' },
  {
    name: 'variable-step',
    link: '/world/simulation#fixed-timestep-the-same-speed-at-60-120-and-144-hz',
    find: findVariableSteps,
  },
  {
    name: 'never-asleep',
    link: '/body#sleeping',
    find: findKeptAwake,
    seconds: 5,
    minimum: MIN_BODIES,
  },
  { name: 'category-bits', link: '/fixture#categories-above-bit-15', find: findUnmaskedCategories },
  {
    name: 'locked-world',
    link: '/world#locked-world-changes-during-a-step',
    find: findLockedCalls,
  },
];

/** The state of a world. */
interface Facts {
  world: World;
  watch: EngineWatch;
  /** A meter in units of the world. */
  meter: number;
  /** Bodies of the world, the oldest first. */
  bodies: Body[];
  /** Length of the last step in seconds; 0 before the first. */
  dt: number;
  /** Lengths of the last steps, in seconds. */
  stepLengths: readonly number[];
  /** "Body 3 at (4.5, 2)": dynamic bodies are numbered in the order of their creation. */
  findName: (body: Body) => string;
}

/** An object that breaks a rule at this moment; the world, if there is no object. */
interface Suspect {
  about?: Pick<Finding, 'body' | 'fixture' | 'joint'>;
  message: string;
  /** Only the most severe case of a rule is described; 1 by default. */
  severity?: number;
}

/**
 * Checks a world from its next step on.
 * @param watch the watch of the library that created the world
 */
export function createWorldCheck(world: World, watch: EngineWatch): WorldCheck {
  const trackers = RULES.map(createTracker);
  const stepLengths: number[] = [];
  /** Simulated seconds. */
  let time = 0;
  let nextExamination = 0;

  const examine = (isDue: (rule: Rule) => boolean) => {
    const facts = collectFacts(world, watch, stepLengths);
    for (const { rule, examine } of trackers) if (isDue(rule)) examine(facts, time);
  };
  const beforeStep = () => examine(({ event }) => event === 'pre-step');
  const afterStep = (length: number) => {
    // A step without length moves nothing.
    if (!(length > 0)) return;
    time += length;
    stepLengths.push(length);
    if (stepLengths.length > COMPARED_STEPS) stepLengths.shift();
    const isDue = time >= nextExamination;
    if (isDue) nextExamination = time + INTERVAL;
    examine(({ event }) => isDue || event === 'post-step');
  };

  const events = world as World & StepEvents;
  events.on('pre-step', beforeStep);
  events.on('post-step', afterStep);
  return {
    findings: () => {
      // There is no event before the first step, or when a step throws an error.
      examine(() => true);
      return trackers.flatMap(({ finding }) => finding() ?? []);
    },
    stop: () => {
      events.off('pre-step', beforeStep);
      events.off('post-step', afterStep);
    },
  };
}

/** Tracks the suspects of a rule, and its finding. */
function createTracker(rule: Rule) {
  const { name, link, seconds = 0, minimum = 1 } = rule;
  /** When each suspect first and last broke the rule, in simulated seconds. */
  const times = new Map<object, { since: number; last: number }>();
  const counted = new WeakSet<object>();
  let finding: Finding | undefined;
  let maxSeverity = 0;

  const examine = (facts: Facts, time: number) => {
    const suspectObject = ({ about }: Suspect) =>
      about?.joint ?? about?.fixture ?? about?.body ?? facts.world;
    const suspects = rule.find(facts);
    for (const object of suspects.map(suspectObject))
      times.set(object, { since: times.get(object)?.since ?? time, last: time });
    for (const [object, { last }] of times) if (time - last > PROBATION) times.delete(object);
    const isOffender = (one: Suspect) =>
      time - (times.get(suspectObject(one))?.since ?? time) >= seconds;
    const offenders = suspects.filter(isOffender);
    if (offenders.length < minimum) return;
    for (const { about, message, severity = 1 } of offenders) {
      // A message that changes all the time is hard to read.
      if (!finding || severity > 1.1 * maxSeverity) {
        finding = { rule: name, message, link, count: finding?.count ?? 0, ...about };
        maxSeverity = severity;
      }
    }
    for (const object of offenders.map(suspectObject)) {
      if (finding && !counted.has(object)) finding.count++;
      counted.add(object);
    }
  };
  return { rule, examine, finding: () => finding };
}

function collectFacts(world: World, watch: EngineWatch, stepLengths: readonly number[]): Facts {
  const bodies = toList(world.getBodyList()).reverse();
  const dynamic = bodies.filter((body) => body.isDynamic() && body.isActive());
  const numbers = new Map(dynamic.map((body, index) => [body, index + 1]));
  return {
    world,
    watch,
    meter: watch.settings.lengthUnitsPerMeter,
    bodies,
    dt: stepLengths.at(-1) ?? 0,
    stepLengths,
    findName: (body) => {
      const number = numbers.get(body);
      const name = number === undefined ? `The ${body.getType()} body` : `Body ${number}`;
      return `${name} at ${formatPoint(body.getPosition())}`;
    },
  };
}

// Bodies

function findNaN({ bodies }: Facts): Suspect[] {
  return bodies.flatMap((body) => {
    const { x, y } = body.getPosition();
    const velocity = body.getLinearVelocity();
    const spin = body.getAngularVelocity();
    const [angle, mass] = [body.getAngle(), body.getMass()];
    if (Number.isFinite(x + y + angle + velocity.x + velocity.y + spin + mass)) return [];
    const message = `A body has a mass of ${mass} kg, the position (${x}, ${y}), the angle ${angle}, the velocity (${velocity.x}, ${velocity.y}), and the angular velocity ${spin}: pass only finite numbers.`;
    return [{ about: { body }, message }];
  });
}

function findLarge(facts: Facts): Suspect[] {
  const sizes = measureBodies(facts);
  const large = sizes.filter(({ size }) => size > MAX_SIZE * SIZE_TOLERANCE);
  // A single long beam isn't a mistake, unlike a world in pixels.
  if (large.length < sizes.length / 2) return [];
  return large.map(({ body, size, text }) => ({
    about: { body },
    message: `${facts.findName(body)} measures ${text}, and most others are as large. The engine is made for moving bodies of up to about ${MAX_SIZE} m: use meters, not pixels.`,
    severity: size,
  }));
}

function findSmall(facts: Facts): Suspect[] {
  return measureBodies(facts)
    .filter(({ size }) => size < MIN_SIZE / SIZE_TOLERANCE)
    .map(({ body, size, text }) => ({
      about: { body },
      message: `${facts.findName(body)} measures only ${text}. The engine is made for moving bodies of at least about ${MIN_SIZE} m: use a larger scale.`,
      severity: 1 / size,
    }));
}

/** Measures the moving bodies: the longer side in meters, and both sides as text. */
function measureBodies({ bodies, meter }: Facts): { body: Body; size: number; text: string }[] {
  return bodies.flatMap((body) => {
    if (!body.isDynamic() || !body.getFixtureList()) return [];
    const { width, height } = measureBody(body);
    const text = `${formatNumber(width / meter)} × ${formatNumber(height / meter)} m`;
    return [{ body, size: Math.max(width, height) / meter, text }];
  });
}

/** Returns the size of a body's bounding box when its angle is 0. */
function measureBody(body: Body): { width: number; height: number } {
  const untransformed = { p: { x: 0, y: 0 }, q: { s: 0, c: 1 } };
  const box = { lowerBound: { x: 0, y: 0 }, upperBound: { x: 0, y: 0 } };
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const fixture of toList(body.getFixtureList())) {
    const shape = fixture.getShape();
    const isRound = shape.getType() === 'circle';
    // Bounding boxes of polygons and edges include a skin; those of chains don't.
    const skin = isRound || shape.getType() === 'chain' ? 0 : shape.getRadius();
    for (let child = 0; child < shape.getChildCount(); child++) {
      shape.computeAABB(box, untransformed, child);
      xs.push(box.lowerBound.x + skin, box.upperBound.x - skin);
      ys.push(box.lowerBound.y + skin, box.upperBound.y - skin);
    }
  }
  return { width: findRange(xs), height: findRange(ys) };
}

function findWithoutDensity(facts: Facts): Suspect[] {
  return facts.bodies
    .filter((body) => {
      // setMassData() replaces the density.
      const hasDefaultMass = body.getMass() === 1 && body.getInertia() === 0;
      const hasDensity = toList(body.getFixtureList()).some((fixture) => fixture.getDensity() > 0);
      return body.isDynamic() && hasDefaultMass && !hasDensity && isHeld(body);
    })
    .map((body) => ({
      about: { body },
      message: `${facts.findName(body)} has no density, so it has a mass of 1 kg and can't rotate: give one of its fixtures a density.`,
    }));
}

/** Whether a body collides or has a joint: otherwise, its mass has no effect. */
function isHeld(body: Body): boolean {
  for (let edge = body.getContactList(); edge; edge = edge.next)
    if (isCollision(edge.contact)) return true;
  return body.getJointList() !== null;
}

function isCollision(contact: Contact): boolean {
  const isSensor = contact.getFixtureA().isSensor() || contact.getFixtureB().isSensor();
  return contact.isTouching() && contact.isEnabled() && !isSensor;
}

function findHeavyOnLight({ world, findName }: Facts): Suspect[] {
  return toList(world.getContactList()).flatMap((contact) => {
    const [a, b] = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
    const isAHeavy = a.getMass() > b.getMass();
    const [heavy, light] = isAHeavy ? [a, b] : [b, a];
    const ratio = heavy.getMass() / light.getMass();
    if (!light.isDynamic() || !(ratio > MAX_MASS_RATIO) || !isCollision(contact)) return [];
    const gravity = world.getGravity();
    const normal = contact.getWorldManifold(null)?.normal ?? { x: 0, y: 0 };
    // The normal points from A to B.
    const load = (isAHeavy ? 1 : -1) * (normal.x * gravity.x + normal.y * gravity.y);
    if (load <= MIN_SLOPE * Math.hypot(gravity.x, gravity.y)) return [];
    const message = `${findName(light)} weighs ${formatNumber(light.getMass())} kg and carries a body of ${formatNumber(heavy.getMass())} kg: keep the mass ratio below ${MAX_MASS_RATIO}.`;
    return [{ about: { body: light }, message, severity: ratio }];
  });
}

function findAtSpeedLimit({ bodies, watch, meter, dt, findName }: Facts): Suspect[] {
  const { maxTranslation, maxRotation } = watch.settings;
  // A body at the limit can be just below it because of rounding.
  const isAtLimit = (amount: number, limit: number) => amount > limit * (1 - 1e-6);
  return bodies.flatMap((body) => {
    if (body.isStatic()) return [];
    const velocity = body.getLinearVelocity();
    const distance = (Math.hypot(velocity.x, velocity.y) * dt) / meter;
    const rotation = Math.abs(body.getAngularVelocity()) * dt;
    const about = { body };
    if (isAtLimit(distance, maxTranslation)) {
      const message = `${findName(body)} moves at the speed limit of ${formatNumber(maxTranslation)} m per step, which is ${formatNumber(maxTranslation / dt)} m/s: use meters, not pixels, or shorter steps.`;
      return [{ about, message, severity: 2 }];
    }
    // An impact can spin a free body that fast, which is harmless.
    if (!isAtLimit(rotation, maxRotation) || !body.getJointList()) return [];
    const message = `${findName(body)} rotates at the limit of ${formatNumber(maxRotation)} rad per step, which is ${formatNumber(maxRotation / dt)} rad/s: use shorter steps.`;
    return [{ about, message }];
  });
}

function findManyBullets({ bodies }: Facts): Suspect[] {
  const dynamic = bodies.filter((body) => body.isDynamic());
  const bullets = dynamic.filter((body) => body.isBullet());
  if (bullets.length < MIN_BODIES || bullets.length <= dynamic.length / 2) return [];
  const message = `${bullets.length} of ${dynamic.length} dynamic bodies are bullets, which makes their collisions expensive: set bullet only for bodies that are small and fast.`;
  return [{ message }];
}

function findKeptAwake({ world, bodies, watch, meter }: Facts): Suspect[] {
  const { linearSleepTolerance, angularSleepTolerance } = watch.settings;
  const isAtRest = (body: Body) => {
    const { x, y } = body.getLinearVelocity();
    const isStill = Math.hypot(x, y) <= linearSleepTolerance * meter;
    return isStill && Math.abs(body.getAngularVelocity()) <= angularSleepTolerance;
  };
  const moving = bodies.filter((body) => !body.isStatic() && body.isActive());
  // A body that moves keeps all bodies of its island awake.
  const isAllAtRest = moving.every(isAtRest);
  return moving
    .filter((body) => body.isDynamic() && body.isAwake() && isAtRest(body))
    .flatMap((body) => {
      const isForbidden = !world.getAllowSleeping() || !body.isSleepingAllowed();
      if (!isForbidden && !isAllAtRest) return [];
      const reason = isForbidden
        ? 'allowSleep is false'
        : 'something keeps them awake, such as a force in every step';
      const message = `${MIN_BODIES} bodies or more have been at rest for 5 s without falling asleep, because ${reason}: let them sleep, because sleeping bodies cost almost nothing.`;
      return [{ about: { body }, message }];
    });
}

// Joints

function findPulledApart({ world, meter }: Facts): Suspect[] {
  return toList(world.getJointList()).flatMap((joint) => {
    const error = Math.abs(distanceError(joint)) / meter;
    if (!(error > MAX_JOINT_ERROR)) return [];
    const message = `The ${nameOfJoint(joint)} is pulled apart by ${formatNumber(error)} m: reduce its load, or use shorter steps.`;
    return [{ about: { joint }, message, severity: error }];
  });
}

/** Returns the distance by which a joint is pulled apart, in units of the world; 0 for soft joints. */
function distanceError(joint: Joint): number {
  const [a, b] = [joint.getAnchorA(), joint.getAnchorB()];
  const [x, y] = [b.x - a.x, b.y - a.y];
  const distance = Math.hypot(x, y);
  switch (joint.getType()) {
    case 'revolute-joint':
    case 'weld-joint':
      return distance;
    case 'distance-joint': {
      const rod = joint as DistanceJoint;
      return rod.getFrequency() > 0 ? 0 : distance - rod.getLength();
    }
    case 'rope-joint':
      return Math.max(0, distance - (joint as RopeJoint).getMaxLength());
    case 'prismatic-joint':
    case 'wheel-joint': {
      const axis = joint.getBodyA().getWorldVector((joint as PrismaticJoint).getLocalAxisA());
      return x * axis.y - y * axis.x;
    }
    default:
      return 0;
  }
}

function findBeyondLimits({ world, meter }: Facts): Suspect[] {
  return toList(world.getJointList()).flatMap((joint) => {
    const isHinge = joint.getType() === 'revolute-joint';
    if (!isHinge && joint.getType() !== 'prismatic-joint') return [];
    const limited = joint as RevoluteJoint | PrismaticJoint;
    if (!limited.isLimitEnabled()) return [];
    const [value, unit, tolerance] = isHinge
      ? [(joint as RevoluteJoint).getJointAngle(), 'rad', MAX_ANGLE_ERROR]
      : [(joint as PrismaticJoint).getJointTranslation(), 'm', MAX_JOINT_ERROR * meter];
    const [lower, upper] = [limited.getLowerLimit(), limited.getUpperLimit()];
    const error = Math.max(lower - value, value - upper);
    if (!(error > tolerance)) return [];
    const message = `The ${nameOfJoint(joint)} is at ${formatNumber(value)} ${unit}, outside of its limits from ${formatNumber(lower)} to ${formatNumber(upper)}: create it inside of them, or reduce its load.`;
    return [{ about: { joint }, message, severity: error / tolerance }];
  });
}

// Fixtures

function findHulls(facts: Facts): Suspect[] {
  return listFixtures(facts).flatMap((fixture) => {
    const loss = facts.watch.findLoss(fixture.getShape());
    if (!loss) return [];
    const body = fixture.getBody();
    const { given, lost } = loss;
    const { maxPolygonVertices } = facts.watch.settings;
    const effect =
      given < 3 || lost === given
        ? `became a box of 2 × 2 m, because its ${given} points enclose no area`
        : `lost ${lost} of its ${given} points, because it is the convex hull of the first ${maxPolygonVertices}: split it into convex pieces`;
    const message = `${facts.findName(body)} has a polygon that ${effect}.`;
    return [{ about: { body, fixture }, message, severity: lost }];
  });
}

function findShortChains(facts: Facts): Suspect[] {
  const { linearSlop } = facts.watch.settings;
  return listFixtures(facts).flatMap((fixture) => {
    if (fixture.getType() !== 'chain') return [];
    const shortest = shortestEdge(fixture.getShape() as Chain);
    if (shortest !== undefined && shortest >= linearSlop * facts.meter) return [];
    const body = fixture.getBody();
    const reason =
      shortest === undefined
        ? 'a chain without edges: it needs 2 points, or 3 for a loop'
        : `a chain with an edge of only ${formatNumber(shortest / facts.meter)} m, where bodies can fall through: remove one of its points`;
    return [{ about: { body, fixture }, message: `${facts.findName(body)} has ${reason}.` }];
  });
}

/** Returns the length of a chain's shortest edge; undefined if it has none. */
function shortestEdge(chain: Chain): number | undefined {
  const lengths: number[] = [];
  for (let edge = 0; edge < chain.getChildCount(); edge++) {
    const [a, b] = [chain.getVertex(edge), chain.getVertex(edge + 1)];
    lengths.push(Math.hypot(a.x - b.x, a.y - b.y));
  }
  return lengths.length > 0 ? Math.min(...lengths) : undefined;
}

function findUnmaskedCategories(facts: Facts): Suspect[] {
  const fixtures = listFixtures(facts);
  return fixtures.flatMap((fixture) => {
    const category = fixture.getFilterCategoryBits();
    const body = fixture.getBody();
    const isInDefaultMask = (category & 0xffff) !== 0;
    if (category === 0 || isInDefaultMask || fixture.getFilterGroupIndex() > 0) return [];
    const isInMask = fixtures.some(
      (other) => other.getBody() !== body && (other.getFilterMaskBits() & category) !== 0,
    );
    if (isInMask) return [];
    const message = `${facts.findName(body)} has a fixture of category 0x${category.toString(16)}, which is in no mask, so it collides with nothing: the default mask ends at bit 15, and categories at bit 31.`;
    return [{ about: { body, fixture }, message }];
  });
}

// Steps

function findLongStep({ dt }: Facts): Suspect[] {
  if (dt <= MAX_STEP) return [];
  const message = `A step is ${formatNumber(dt)} s long: pass seconds, not milliseconds, and divide long times into short steps.`;
  return [{ message, severity: dt }];
}

function findVariableSteps({ stepLengths }: Facts): Suspect[] {
  const ratios = stepLengths
    .slice(1)
    .map((length, index) => length / (stepLengths[index] ?? length));
  const longer = ratios.filter((ratio) => ratio > MIN_STEP_RATIO).length;
  const shorter = ratios.filter((ratio) => ratio < 1 / MIN_STEP_RATIO).length;
  // A game that changes the length on purpose, for example for slow motion, changes it in one direction.
  if (Math.min(longer, shorter) < MIN_STEP_CHANGES) return [];
  const [min, max] = [Math.min(...stepLengths), Math.max(...stepLengths)];
  const message = `The lengths of the last ${stepLengths.length} steps vary from ${formatNumber(1000 * min)} to ${formatNumber(1000 * max)} ms: use a fixed timestep.`;
  return [{ message }];
}

function findLockedCalls({ world, watch }: Facts): Suspect[] {
  return [...watch.lockedCalls(world)].map(([method, calls]) => {
    const effect = UNSAFE_CALLS.includes(method) ? 'can crash the step' : 'had no effect';
    const times = calls === 1 ? 'once' : `${calls} times`;
    const message = `${method}() was called ${times} while the world was locked, and ${effect}: pass a function to world.queueUpdate().`;
    return { message, severity: calls };
  });
}

// The library

const LOCKED_CALLS = {
  World: [
    ...['createBody', 'createDynamicBody', 'createKinematicBody', 'destroyBody'],
    ...['createJoint', 'destroyJoint', 'shiftOrigin'],
  ],
  Body: [
    ...['createFixture', 'destroyFixture', 'setTransform', 'setPosition', 'setAngle'],
    ...['setType', 'setStatic', 'setDynamic', 'setKinematic', 'setMassData'],
    ...['setActive', 'setFixedRotation', 'resetMassData'],
  ],
};
/** Calls that a locked world doesn't ignore. */
const UNSAFE_CALLS = ['setActive', 'setFixedRotation', 'resetMassData'];

/**
 * Watches the library for facts that can't be read from a world. Start it before you create shapes.
 * @param planck the library: `import * as planck from 'planck'`
 */
export function watchEngine({ World, Body, Polygon, Settings }: Engine): EngineWatch {
  const losses = new WeakMap<object, PointLoss>();
  const calls = new WeakMap<object, Map<string, number>>();
  /** Whether a watched method runs: those that it calls itself don't count. */
  let isInCall = false;

  const watchLocked = (method: string, getWorld: (target: object) => World) => (call: Call) =>
    function (this: object, ...args: unknown[]) {
      const world = getWorld(this);
      if (isInCall || !world.isLocked()) return call.apply(this, args);
      const counts = calls.get(world) ?? new Map<string, number>();
      calls.set(world, counts.set(method, (counts.get(method) ?? 0) + 1));
      isInCall = true;
      try {
        return call.apply(this, args);
      } finally {
        isInCall = false;
      }
    };
  const watchPoints = (call: Call) =>
    function (this: { m_vertices: Vec2Value[] }, points: Vec2Value[]) {
      call.call(this, points);
      const { linearSlop, lengthUnitsPerMeter } = Settings;
      const isLost = (point: Vec2Value) =>
        distanceToOutline(point, this.m_vertices) > linearSlop * lengthUnitsPerMeter;
      const lost = points.filter(isLost).length;
      if (lost > 0) losses.set(this, { given: points.length, lost });
    };

  const restore = [
    ...LOCKED_CALLS.World.map((method) =>
      replace(
        World.prototype,
        method,
        watchLocked(method, (world) => world as World),
      ),
    ),
    ...LOCKED_CALLS.Body.map((method) =>
      replace(
        Body.prototype,
        method,
        watchLocked(method, (body) => (body as Body).getWorld()),
      ),
    ),
    // The constructor passes its points to this internal method.
    replace(Polygon.prototype, '_set', watchPoints),
  ];
  return {
    settings: Settings,
    findLoss: (shape) => losses.get(shape),
    lockedCalls: (world) => calls.get(world) ?? new Map(),
    stop: () => {
      for (const undo of restore) undo();
    },
  };
}

type Call = (this: object, ...args: unknown[]) => unknown;

/** Replaces a method, and returns a function that restores it. */
function replace(prototype: object, name: string, wrap: (call: Call) => unknown): () => void {
  const methods = prototype as Record<string, unknown>;
  const original = methods[name];
  methods[name] = wrap(original as Call);
  return () => {
    methods[name] = original;
  };
}

// Helpers

function listFixtures({ bodies }: Facts): Fixture[] {
  return bodies.flatMap((body) => toList(body.getFixtureList()));
}

/** Returns the items of one of the library's linked lists. */
function toList<Item extends { getNext(): Item | null }>(first: Item | null): Item[] {
  const items: Item[] = [];
  for (let item = first; item; item = item.getNext()) items.push(item);
  return items;
}

function distanceToOutline(point: Vec2Value, corners: Vec2Value[]): number {
  return Math.min(...corners.map((a, i) => distanceToLine(point, corners.at(i - 1) ?? a, a)));
}

/** Returns the distance of a point from the line between two others. */
function distanceToLine(point: Vec2Value, a: Vec2Value, b: Vec2Value): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * x + (point.y - a.y) * y) / (x * x + y * y || 1);
  const fraction = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - fraction * x, point.y - a.y - fraction * y);
}

/** Names a joint by its type and position: "revolute joint at (4.5, 2)". */
function nameOfJoint(joint: Joint): string {
  return `${joint.getType().replace('-', ' ')} at ${formatPoint(joint.getAnchorA())}`;
}

function formatPoint({ x, y }: Vec2Value): string {
  return `(${formatNumber(x)}, ${formatNumber(y)})`;
}

/** Rounds a number to three digits. */
function formatNumber(value: number): string {
  return String(Number(value.toPrecision(3)));
}

function findRange(values: number[]): number {
  return values.length > 0 ? Math.max(...values) - Math.min(...values) : 0;
}

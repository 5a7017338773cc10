import { type Body, Box, Chain, Circle, type Contact, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region physics
export interface Pose {
  /** In meters. */
  x: number;
  y: number;
  /** In radians. */
  angle: number;
}

/** The components that an entity with a body has. */
export interface Physical {
  body: Body;
  /** Pose before the last step, to draw between two steps. */
  previous: Pose;
}

export interface ContactEvent<Entity> {
  kind: 'begin' | 'hit' | 'end';
  a: Entity;
  b: Entity;
  /** Sum of the normal impulses of a hit, in N·s; otherwise 0. */
  impulse: number;
}

/** Links bodies with entities and collects contact events for the systems that run after a step. */
export class PhysicsSystem<Entity extends Physical> {
  /** Smallest impulse of a hit, in N·s. Contacts at rest have impulses as well. */
  minImpulse = 1;
  readonly entities = new Set<Entity>();
  private readonly world: World;
  private readonly entityOf = new Map<Body, Entity>();
  private readonly removed = new Set<Entity>();
  private events: ContactEvent<Entity>[] = [];

  constructor(world: World) {
    this.world = world;
    world.on('begin-contact', (contact) => this.push('begin', contact, 0));
    world.on('end-contact', (contact) => this.push('end', contact, 0));
    world.on('post-solve', (contact, { normalImpulses }) => {
      const impulse = normalImpulses.reduce((sum, each) => sum + each, 0);
      if (impulse >= this.minImpulse) this.push('hit', contact, impulse);
    });
  }

  add(entity: Entity): void {
    this.entities.add(entity);
    this.entityOf.set(entity.body, entity);
  }

  /** Marks an entity. Several systems can remove the same one. */
  remove(entity: Entity): void {
    this.removed.add(entity);
  }

  /** Remembers all poses. Call it before every step. */
  savePoses(): void {
    for (const { body, previous } of this.entities) Object.assign(previous, readPose(body));
  }

  /** Returns the events since the last call. Call it after every step. */
  takeEvents(): ContactEvent<Entity>[] {
    const { events } = this;
    this.events = [];
    return events;
  }

  /** Destroys the bodies of all marked entities and returns the entities. Call it after the systems. */
  flush(): Entity[] {
    const removed = [...this.removed].filter((entity) => this.entities.delete(entity));
    this.removed.clear();
    for (const { body } of removed) {
      this.world.destroyBody(body); // ends its contacts, which are the next events
      this.entityOf.delete(body);
    }
    return removed;
  }

  private push(kind: ContactEvent<Entity>['kind'], contact: Contact, impulse: number): void {
    const a = this.entityOf.get(contact.getFixtureA().getBody());
    const b = this.entityOf.get(contact.getFixtureB().getBody());
    // Entities, not the contact: the engine reuses contacts.
    if (a && b) this.events.push({ kind, a, b, impulse });
  }
}

export function readPose(body: Body): Pose {
  const { x, y } = body.getPosition();
  return { x, y, angle: body.getAngle() };
}

/**
 * Returns the pose to draw.
 * @param alpha from 0, before the last step, to 1, after it
 */
export function interpolate({ body, previous }: Physical, alpha: number): Pose {
  const { x, y, angle } = readPose(body);
  const mix = (from: number, to: number) => from + alpha * (to - from);
  return { x: mix(previous.x, x), y: mix(previous.y, y), angle: mix(previous.angle, angle) };
}
// #endregion

// #region systems
/** An entity of this game: a body with optional components. */
export interface GameEntity extends Physical {
  name: string;
  /** From 0 to 1. */
  health?: number;
  /** Seconds until the entity is removed. */
  lifetime?: number;
}

type GameEvents = readonly ContactEvent<GameEntity>[];

/** Hits cost health. */
export function damageSystem(
  physics: PhysicsSystem<GameEntity>,
  events: GameEvents,
  damage: number,
): void {
  for (const { kind, a, b, impulse } of events) {
    if (kind !== 'hit') continue;
    for (const entity of [a, b]) {
      if (entity.health === undefined) continue;
      entity.health -= damage * impulse;
      if (entity.health <= 0) physics.remove(entity);
    }
  }
}

export function lifetimeSystem(physics: PhysicsSystem<GameEntity>, dt: number): void {
  for (const entity of physics.entities) {
    if (entity.lifetime === undefined) continue;
    entity.lifetime -= dt;
    if (entity.lifetime <= 0) physics.remove(entity);
  }
}
// #endregion

const CRATE = 0.42; // half of its side, in meters
const PERIOD = 1.6; // s between two balls
const MAX_LOG = 5; // lines

const BALL_SPEED = 13; // m/s

export default defineScene({
  title: 'ECS: contact events in a queue, which systems read after the step',
  description:
    'Balls are thrown at a wall of crates. A list shows the events of every step. A system reads them and lowers the health of the crates, and crates without health are removed.',
  params: {
    damage: range('Damage', { min: 0, max: 0.3, step: 0.01, value: 0.12, unit: 'per N·s' }),
    minImpulse: range('Minimum hit', { min: 0.1, max: 10, step: 0.1, value: 2, unit: 'N·s' }),
  },
  poster: 1.45,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const physics = new PhysicsSystem<GameEntity>(world);
    const room = [
      { x: -8, y: 9 },
      { x: -8, y: 0 },
      { x: 8, y: 0 },
      { x: 8, y: 9 },
    ];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(room), friction: 0.6 });
    physics.add({ name: 'ground', body: ground, previous: readPose(ground) });

    let count = 0;
    const spawn = (body: Body, components: Omit<GameEntity, 'body' | 'previous'>) =>
      physics.add({ ...components, body, previous: readPose(body) });
    const throwBall = (target: Vec2Value) => {
      const position = { x: -6.8, y: 1.6 };
      const style = { fill: 'accent' };
      const ball = world.createBody({ type: 'dynamic', position, bullet: true, style });
      ball.createFixture({ shape: new Circle(0.3), density: 5, friction: 0.5, restitution: 0.3 });
      const [dx, dy] = [target.x - position.x, target.y - position.y];
      const time = Math.max(0.2, Math.hypot(dx, dy) / BALL_SPEED);
      ball.setLinearVelocity({ x: dx / time, y: dy / time + 5 * time }); // falls onto the target
      spawn(ball, { name: `ball ${++count}`, lifetime: 3 });
    };
    const buildWall = () => {
      for (let column = 0; column < 3; column++)
        for (let row = 0; row < 5; row++) {
          const position = { x: 3 + 1.1 * column, y: CRATE + 2.02 * CRATE * row };
          const crate = world.createBody({ type: 'dynamic', position, style: { fill: 'amber' } });
          crate.createFixture({ shape: new Box(CRATE, CRATE), density: 1, friction: 0.6 });
          spawn(crate, { name: `crate ${5 * column + row + 1}`, health: 1 });
        }
    };
    buildWall();

    let log: string[] = [];
    let destroyed = 0;
    let timer = 0.3;
    const crates = () => [...physics.entities].filter(({ health }) => health !== undefined);
    const describe = ({ kind, a, b, impulse }: ContactEvent<GameEntity>) =>
      `${kind}: ${a.name}, ${b.name}${impulse ? `, ${impulse.toFixed(1)} N·s` : ''}`;

    return {
      world,
      view: { x: 0, y: 3.9, width: 16.6, height: 9 },
      step(dt) {
        physics.minImpulse = params.minImpulse;
        physics.savePoses();
        timer -= dt;
        if (timer > 0) return;
        timer = PERIOD;
        throwBall({ x: 2.6, y: 0.6 + 3.4 * random() });
      },
      stepped(dt) {
        const events = physics.takeEvents();
        damageSystem(physics, events, params.damage);
        lifetimeSystem(physics, dt);
        destroyed += physics.flush().filter(({ health }) => health !== undefined).length;
        if (crates().length < 3) buildWall();
        const news = events.filter(({ kind }) => kind === 'hit').map(describe);
        log = [...log, ...news].slice(-MAX_LOG);
      },
      draw(pen) {
        for (const { body, health } of crates()) {
          const { x, y } = pen.poseOf(body);
          const bar = (length: number) => [
            { x: x - 0.3, y },
            { x: x - 0.3 + 0.6 * length, y },
          ];
          pen.line(bar(1), { stroke: 'outline', width: 5 });
          pen.line(bar(Math.max(0, health ?? 0)), { stroke: 'good', width: 4 });
        }
        for (const [i, line] of log.entries())
          pen.text({ x: -7.6, y: 7.6 - 0.66 * i }, line, 'outline');
      },
      pointer: { move: () => undefined, down: throwBall },
      controls: { 'Throw a ball': () => throwBall({ x: 3, y: 2 }) },
      info: () => 'Press a place in the picture to throw a ball at it.',
      facts: () => ({
        Entities: physics.entities.size,
        'Crates destroyed': destroyed,
      }),
    };
  },
});

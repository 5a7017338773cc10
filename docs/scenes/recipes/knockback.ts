import { type Body, Box, Chain, World } from 'planck';
import { defineScene, range } from '#scene';

// #region knockback
export interface Knockback {
  /** In m/s. */
  speed: number;
  /** Above the horizontal, in radians. */
  angle: number;
  /** Seconds without control after the hit. */
  stun: number;
}

const ACCELERATION = 40; // m/s², of a walking character
const REACH = 1.8; // m, of a strike

/** A character that walks, except while it is stunned. */
export class Character {
  readonly body: Body;
  /** Seconds without control. */
  stunTimer = 0;

  constructor(body: Body) {
    this.body = body;
  }

  /** Throws the character up and away from an attacker at `fromX`, in meters. */
  knockBack(fromX: number, { speed, angle, stun }: Knockback): void {
    const side = Math.sign(this.body.getPosition().x - fromX) || 1;
    const impulse = this.body.getMass() * speed; // N·s
    // Without this, the old velocity would weaken the hit.
    this.body.setLinearVelocity({ x: 0, y: 0 });
    this.body.applyLinearImpulse(
      { x: side * impulse * Math.cos(angle), y: impulse * Math.sin(angle) },
      this.body.getWorldCenter(),
    );
    this.stunTimer = stun;
  }

  /** Accelerates toward a horizontal speed in m/s. Call it before every step. */
  walk(speed: number, dt: number): void {
    this.stunTimer -= dt;
    if (this.stunTimer > 0) return; // the impulse alone moves it
    const { x, y } = this.body.getLinearVelocity();
    const maxChange = ACCELERATION * dt;
    const change = Math.max(-maxChange, Math.min(maxChange, speed - x));
    this.body.setLinearVelocity({ x: x + change, y });
  }
}

/** Hits all characters within reach of an attacker at `fromX`, in meters. */
export function strike(fromX: number, targets: Iterable<Character>, knockback: Knockback): void {
  for (const target of targets) {
    if (Math.abs(target.body.getPosition().x - fromX) <= REACH) target.knockBack(fromX, knockback);
  }
}
// #endregion

const HALF = { x: 0.35, y: 0.55 }; // m, of a character
const RUN_SPEED = 5; // m/s

export default defineScene({
  title: 'Knockback: an impulse, and a time without control',
  description:
    'A character strikes three others, which fly back, and then walk to their places again. Arrows show the speed of the hit.',
  params: {
    speed: range('Knockback speed', { min: 2, max: 14, step: 0.5, value: 8, unit: 'm/s' }),
    angle: range('Angle', { min: 0, max: 80, step: 5, value: 35, unit: '°' }),
    stun: range('Stun', { min: 0, max: 1.5, step: 0.1, value: 0.8, unit: 's' }),
  },
  poster: 0.6,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -20 } });
    const walls = [
      { x: -8, y: 0 },
      { x: 8, y: 0 },
      { x: 8, y: 8 },
      { x: -8, y: 8 },
    ];
    world.createBody().createFixture({ shape: new Chain(walls, true), friction: 0.6 });

    const createCharacter = (x: number, fill: string, density: number) => {
      const body = world.createBody({
        type: 'dynamic',
        position: { x, y: HALF.y },
        fixedRotation: true,
        allowSleep: false,
        style: { fill },
      });
      const shape = new Box(HALF.x, HALF.y);
      // Characters pass each other.
      body.createFixture({ shape, density, friction: 0.4, filterGroupIndex: -1 });
      return new Character(body);
    };
    const enemies = [-3, 1.2, 3.6].map((home) => ({
      character: createCharacter(home, 'dynamic', 60),
      home,
    }));
    const player = createCharacter(0, 'accent', 60);

    const fastest = () =>
      Math.max(...enemies.map(({ character }) => character.body.getLinearVelocity().length()));

    const held = new Set<string>();
    let isPlayed = false;
    let swing = 0; // s, for which the strike is shown
    let time = 0; // s
    const hit = () => {
      const angle = (params.angle * Math.PI) / 180;
      const targets = enemies.map(({ character }) => character);
      strike(player.body.getPosition().x, targets, { ...params, angle });
      swing = 0.15;
    };

    return {
      world,
      view: { x: 0, y: 2.6, width: 12.6, height: 6.6 },
      step(dt) {
        // The first strike happens without a key.
        if (!isPlayed && time < 0.5 && time + dt >= 0.5) hit();
        time += dt;
        swing -= dt;
        const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        player.walk(RUN_SPEED * direction, dt);
        for (const { character, home } of enemies) {
          const offset = home - character.body.getPosition().x;
          character.walk(Math.max(-2, Math.min(2, 4 * offset)), dt);
        }
      },
      draw(pen) {
        const { x, y } = pen.poseOf(player.body);
        const isSwinging = swing > 0;
        pen.circle({ x, y }, REACH, { stroke: isSwinging ? 'bad' : 'quiet', dashed: !isSwinging });
        for (const { character, home } of enemies) {
          const { body, stunTimer } = character;
          const pose = pen.poseOf(body);
          const velocity = body.getLinearVelocity();
          pen.line(
            [
              { x: home - 0.4, y: 0.02 },
              { x: home + 0.4, y: 0.02 },
            ],
            { stroke: 'joint', width: 4 },
          );
          if (stunTimer <= 0) continue;
          const end = { x: pose.x + velocity.x / 5, y: pose.y + velocity.y / 5 };
          pen.arrow({ x: pose.x, y: pose.y }, end, 'bad');
          pen.text({ x: pose.x, y: pose.y + 0.8 }, 'stunned', 'bad', 'center');
        }
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight', ' '],
        down(key) {
          isPlayed = true;
          if (key === ' ' && !held.has(key)) hit();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ←/→ or A/D to walk, and Space to strike.',
      facts: () => ({
        Stunned: enemies.filter(({ character }) => character.stunTimer > 0).length,
        'Fastest enemy': `${fastest().toFixed(1)} m/s`,
      }),
    };
  },
});

import { Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';
import { groundNormal } from '../shared/helpers.ts';

// #region input
/** What a key, a finger, or a gamepad holds at the moment. */
export interface InputState {
  /** From −1 for left to 1 for right. */
  axis: number;
  jump: boolean;
}

/** What one step of the game reads. */
export interface StepInput {
  axis: number;
  jumpHeld: boolean;
  /** Whether the jump was pressed since the last step. */
  jumpPressed: boolean;
}

/** Merges keys, fingers, and gamepads into one input. */
export class PlayerInput {
  private readonly sources = new Map<string, InputState>();
  /** A press that no step has read yet. */
  private jumpPressed = false;

  /**
   * Sets what a source holds. Only the start of a jump counts as a press.
   * @param source such as the code of a key or the id of a pointer
   */
  hold(source: string, { axis = 0, jump = false }: Partial<InputState>): void {
    if (jump && !this.sources.get(source)?.jump) this.jumpPressed = true;
    this.sources.set(source, { axis, jump });
  }

  release(source: string): void {
    this.sources.delete(source);
  }

  /** Call it when the window loses the focus: no further events might come. */
  releaseAll(): void {
    this.sources.clear();
    this.jumpPressed = false;
  }

  /** Call it once in every step. Only the first step after a press sees it. */
  read(): StepInput {
    const held = [...this.sources.values()];
    const axis = held.reduce((sum, source) => sum + source.axis, 0);
    const { jumpPressed } = this;
    this.jumpPressed = false;
    const jumpHeld = held.some((source) => source.jump);
    return { axis: Math.max(-1, Math.min(1, axis)), jumpHeld, jumpPressed };
  }
}

/** Keys by `event.code`, which names their place on the keyboard, whatever is printed on them. */
export const KEYS: Readonly<Record<string, Partial<InputState>>> = {
  ...{ ArrowLeft: { axis: -1 }, ArrowRight: { axis: 1 }, ArrowUp: { jump: true } },
  ...{ KeyA: { axis: -1 }, KeyD: { axis: 1 }, KeyW: { jump: true }, Space: { jump: true } },
};
// #endregion

// #region touch
/** Returns 0 in the dead zone around the center of a stick. Beyond it, the value grows from 0 to 1. */
export function applyDeadZone(value: number, deadZone: number): number {
  const size = (Math.abs(value) - deadZone) / (1 - deadZone);
  return Math.sign(value) * Math.max(0, Math.min(1, size));
}

/** Where a finger went down, and where it is. Both are in the unit of the radius: pixels or meters. */
export interface Stick {
  center: Vec2Value;
  point: Vec2Value;
}

/** A virtual stick below each finger on the left half of the screen, and a jump on the right half. */
export class TouchControls {
  /** Distance at which a stick reaches 1. */
  radius: number;
  deadZone = 0.2;
  /** Sticks by pointer. */
  readonly sticks = new Map<number, Stick>();
  private readonly input: PlayerInput;

  constructor(input: PlayerInput, radius: number) {
    this.input = input;
    this.radius = radius;
  }

  down(pointerId: number, point: Vec2Value, isLeftHalf: boolean): void {
    if (isLeftHalf) this.sticks.set(pointerId, { center: point, point });
    else this.input.hold(`pointer ${pointerId}`, { jump: true });
  }

  move(pointerId: number, point: Vec2Value): void {
    const stick = this.sticks.get(pointerId);
    if (!stick) return;
    stick.point = point;
    const axis = applyDeadZone((point.x - stick.center.x) / this.radius, this.deadZone);
    this.input.hold(`pointer ${pointerId}`, { axis });
  }

  up(pointerId: number): void {
    this.sticks.delete(pointerId);
    this.input.release(`pointer ${pointerId}`);
  }

  releaseAll(): void {
    for (const pointerId of this.sticks.keys()) this.up(pointerId);
  }
}
// #endregion

// #region gamepad
/** Reads gamepads with the standard mapping: left stick, D-pad, and the lower button on the right. */
export function pollGamepads(
  input: PlayerInput,
  gamepads: readonly (Gamepad | null)[],
  deadZone = 0.2,
): void {
  for (const [i, gamepad] of gamepads.entries()) {
    if (!gamepad) input.release(`gamepad ${i}`);
    else {
      const isPressed = (button: number) => gamepad.buttons[button]?.pressed ?? false;
      const stick = applyDeadZone(gamepad.axes[0] ?? 0, deadZone);
      const axis = Number(isPressed(15)) - Number(isPressed(14)) || stick;
      input.hold(`gamepad ${i}`, { axis, jump: isPressed(0) });
    }
  }
}
// #endregion

const FINGER = 1; // a scene gets one pointer
const SPEED = 6; // m/s
const JUMP_SPEED = 9.5; // m/s
const RADIUS = 0.4; // m
const REST = { x: -5.2, y: 4.9 }; // of the stick, until a finger goes down
const PAD = { x: 5.2, y: 4.9 };

export default defineScene({
  title: 'One input for keyboard, touch, and gamepad',
  description:
    'A character collects coins. A virtual stick on the left half of the picture moves it, and a press on the right half makes it jump, as the arrow keys do.',
  params: {
    radius: range('Stick radius', { min: 0.4, max: 1.2, step: 0.1, value: 0.9, unit: 'm' }),
    deadZone: range('Dead zone', { min: 0, max: 0.8, step: 0.05, value: 0.2 }),
    keeps: toggle('Keep presses for the next step', true),
  },
  poster: 0.9,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -25 } });
    const room = [
      { x: -7.4, y: 8 },
      { x: -7.4, y: 0 },
      { x: 7.4, y: 0 },
      { x: 7.4, y: 8 },
    ];
    const level = world.createBody();
    level.createFixture({ shape: new Chain(room), friction: 0.6 });
    for (const [x, y] of [
      [-2.6, 1.4],
      [0.9, 2.7],
      [4.4, 1.4],
    ] as const)
      level.createFixture({ shape: new Box(1.1, 0.15, { x, y }), friction: 0.6 });
    const player = world.createBody({
      type: 'dynamic',
      position: { x: -6.4, y: RADIUS },
      fixedRotation: true,
      allowSleep: false,
      style: { fill: 'accent', stroke: 'accent' },
    });
    player.createFixture({ shape: new Circle(RADIUS), density: 60, friction: 0 });

    const input = new PlayerInput();
    const touch = new TouchControls(input, params.radius);
    const coinsAt = [-4.6, -2.6, -0.9, 0.9, 2.6, 4.4, 6.2];
    const coinHeight = (x: number) => [0.5, 2.1, 3, 3.5, 3, 2.1, 0.5][coinsAt.indexOf(x)] ?? 0;
    let coins = new Set(coinsAt);
    let collected = 0;
    let state = input.read();
    let wasHeld = false;
    let facing = 1;
    let isPlayed = false;
    let time = 0;

    // A finger to begin with, until the reader takes over.
    const demo = (dt: number) => {
      time += dt;
      if (time - dt <= 0) touch.down(FINGER, REST, true);
      touch.move(FINGER, { x: REST.x + params.radius * Math.min(1, 3 * time), y: REST.y + 0.2 });
      const { x } = player.getPosition();
      if (x > -4.7 && x < -4) input.hold('demo', { jump: true });
      else input.release('demo');
      if (time > 1.6) takeOver();
    };
    const takeOver = () => {
      if (isPlayed) return;
      isPlayed = true;
      touch.releaseAll();
      input.releaseAll();
    };
    const codeOf = (key: string) => (key === ' ' ? 'Space' : key);

    return {
      world,
      view: { x: 0, y: 3, width: 15.6, height: 8 },
      step(dt) {
        Object.assign(touch, { radius: params.radius, deadZone: params.deadZone });
        if (!isPlayed) demo(dt);
        state = input.read();
        const jumps = params.keeps ? state.jumpPressed : state.jumpHeld && !wasHeld;
        wasHeld = state.jumpHeld;
        if (state.axis) facing = Math.sign(state.axis);
        const y = jumps && groundNormal(player) ? JUMP_SPEED : player.getLinearVelocity().y;
        player.setLinearVelocity({ x: SPEED * state.axis, y });
      },
      stepped() {
        const { x, y } = player.getPosition();
        for (const coin of coins) {
          if (Math.hypot(coin - x, coinHeight(coin) - y) > RADIUS + 0.2) continue;
          coins.delete(coin);
          collected++;
        }
        if (coins.size === 0) coins = new Set(coinsAt);
      },
      draw(pen) {
        pen.polygon([...room.slice(1, 3), { x: 7.4, y: -1 }, { x: -7.4, y: -1 }], {
          fill: 'static',
        });
        for (const coin of coins)
          pen.circle({ x: coin, y: coinHeight(coin) }, 0.2, { fill: 'amber', stroke: 'outline' });
        const { x, y } = pen.poseOf(player);
        pen.circle({ x: x + 0.15 * facing, y: y + 0.12 }, 0.07, { fill: 'outline' });

        const stick = touch.sticks.get(FINGER) ?? { center: REST, point: REST };
        const { center, point } = stick;
        const distance = Math.hypot(point.x - center.x, point.y - center.y);
        const scale = Math.min(1, params.radius / (distance || 1));
        const knob = {
          x: center.x + scale * (point.x - center.x),
          y: center.y + scale * (point.y - center.y),
        };
        const isUsed = touch.sticks.has(FINGER);
        pen.circle(center, params.radius, { stroke: 'outline', width: 2, dashed: !isUsed });
        const edge = params.deadZone * params.radius;
        for (const side of [-edge, edge])
          pen.line(
            [
              { x: center.x + side, y: center.y - 0.3 },
              { x: center.x + side, y: center.y + 0.3 },
            ],
            { stroke: 'outline' },
          );
        pen.circle(knob, 0.35, { fill: state.axis ? 'accent' : 'quiet', stroke: 'outline' });
        pen.circle(PAD, 0.8, {
          stroke: 'outline',
          width: 2,
          ...(state.jumpHeld ? { fill: 'accent' } : {}),
        });
        pen.text({ x: PAD.x, y: PAD.y - 0.14 }, 'Jump', 'outline', 'center', 0.42);
      },
      pointer: {
        down(point) {
          takeOver();
          touch.down(FINGER, point, point.x < 0);
        },
        move: (point) => {
          if (isPlayed) touch.move(FINGER, point);
        },
        up: () => touch.up(FINGER),
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight', ' '],
        down(key) {
          takeOver();
          input.hold(codeOf(key), KEYS[codeOf(key)] ?? {});
        },
        up: (key) => input.release(codeOf(key)),
        release: () => input.releaseAll(),
      },
      controls: {
        'Tap between two steps': () => {
          takeOver();
          input.hold('tap', { jump: true });
          input.release('tap');
        },
      },
      info: () =>
        'Drag in the left half to run, and press in the right half to jump. Or press ←/→ or A/D, and ↑, W, or Space.',
      facts: () => ({
        Axis: state.axis.toFixed(2),
        'Jump held': state.jumpHeld,
        Coins: collected,
      }),
    };
  },
});

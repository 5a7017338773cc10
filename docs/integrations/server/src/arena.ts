import { type Body, Chain, Circle, type Vec2Value, World } from 'planck';

/** Size in meters. The lower left corner is (0, 0). */
export const SIZE = { width: 16, height: 9 };
export const TIME_STEP = 1 / 60; // seconds
export const PUCK = 'puck';
const MAX_FORCE = 20; // newtons

/** What a player does during one step: a direction, at most 1 long. */
export interface Input {
  /** Counts the steps of this player. */
  step: number;
  x: number;
  y: number;
}

/** A disc: meters, and meters per second. */
export interface Disc {
  id: string;
  x: number;
  y: number;
  vx: number;
  vy: number;
}

/** What the server sends. */
export type Message =
  | { type: 'welcome'; id: string }
  /** All discs, after the input `lastStep` of the player who receives it. */
  | { type: 'state'; discs: Disc[]; lastStep: number };

/** Discs on a table, seen from above. Server and clients run the same one. */
export class Arena {
  private readonly world = new World({ allowSleep: false });
  private readonly bodies = new Map<string, Body>();

  constructor() {
    const { width, height } = SIZE;
    const corners = [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ];
    this.world.createBody().createFixture({ shape: new Chain(corners, true), restitution: 0.8 });
    this.add(PUCK, { x: width / 2, y: height / 2 });
  }

  /** Adds a disc: a player, or the puck. */
  add(id: string, position: Vec2Value) {
    const body = this.world.createBody({
      type: 'dynamic',
      position,
      fixedRotation: true,
      linearDamping: id === PUCK ? 0.3 : 2,
    });
    body.createFixture({ shape: new Circle(0.5), density: 1, restitution: 0.8 });
    this.bodies.set(id, body);
  }

  remove(id: string) {
    const body = this.bodies.get(id);
    if (body) this.world.destroyBody(body);
    this.bodies.delete(id);
  }

  push(id: string, { x, y }: Vec2Value) {
    this.bodies.get(id)?.applyForceToCenter({ x: x * MAX_FORCE, y: y * MAX_FORCE });
  }

  step() {
    this.world.step(TIME_STEP);
  }

  // #region state
  save(): Disc[] {
    return [...this.bodies].map(([id, body]) => {
      const { x, y } = body.getPosition();
      const { x: vx, y: vy } = body.getLinearVelocity();
      return { id, x, y, vx, vy };
    });
  }

  /** Restores all discs to a saved state. */
  load(discs: Disc[]) {
    const ids = new Set(discs.map(({ id }) => id));
    for (const id of this.bodies.keys()) if (!ids.has(id)) this.remove(id);
    for (const { id, x, y, vx, vy } of discs) {
      if (!this.bodies.has(id)) this.add(id, { x, y });
      this.bodies.get(id)?.setTransform({ x, y }, 0);
      this.bodies.get(id)?.setLinearVelocity({ x: vx, y: vy });
    }
  }
  // #endregion
}

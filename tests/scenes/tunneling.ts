import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Nothing tunnels through the static wall, bullets not through the door, but fast balls often do. */
export const check: SceneCheck = ({ world, stage }, { speed, bullet }) => ({
  afterStep: () => {
    const balls = bodiesOf(world()).filter(
      (body) => body.getFixtureList()?.getShape().getType() === 'circle',
    );
    // The first is shot at the door, the second at the wall.
    expect(balls).toHaveLength(2);
    expect(balls[1]?.getPosition().x).toBeLessThan(1.5);
  },
  atEnd: () => {
    const shots = String(stage.facts?.()['Tunneled shots']);
    const [through = 0, count = 0] = shots.split(' of ').map(Number);
    expect(count).toBe(4);
    if (bullet || Number(speed) < 20) expect(through).toBe(0);
    else expect(through).toBeGreaterThanOrEqual(2);
  },
});

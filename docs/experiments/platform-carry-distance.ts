import { defineExperiment } from '#experiment';

/** How far a kinematic platform carries a crate while the platform moves 3 m in two seconds. */
export default defineExperiment({
  unit: 'm',
  params: { moved: ['by velocity', 'by position'] },
  measure({ World, Box }, { moved }) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const platform = world.createBody({ type: 'kinematic' });
    platform.createFixture({ shape: new Box(9, 0.2), friction: 0.6 });
    const crate = world.createBody({ type: 'dynamic', position: { x: 0, y: 0.715 } });
    crate.createFixture({ shape: new Box(0.5, 0.5), density: 1, friction: 0.6 });
    for (let i = 0; i < 30; i++) world.step(1 / 60);
    const start = crate.getPosition().x;
    for (let i = 1; i <= 120; i++) {
      if (moved === 'by position') platform.setPosition({ x: (3 * i) / 120, y: 0 });
      else platform.setLinearVelocity({ x: 1.5, y: 0 });
      world.step(1 / 60);
    }
    return crate.getPosition().x - start;
  },
});

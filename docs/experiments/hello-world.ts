import { defineExperiment } from '#experiment';

/**
 * The box from "Hello world" with other options: its position or angle after a number of seconds, the
 * height of its first bounce, or the step in which it lands.
 */
export default defineExperiment({
  params: {
    result: ['x', 'y', 'angle', 'tilt', 'bounce', 'landing'],
    angle: 0.4,
    density: 1,
    restitution: 0,
    speed: 0,
    gravity: 10,
    seconds: 5,
  },
  measure({ World, Box }, { result, angle, density, restitution, speed, gravity, seconds }) {
    const world = new World({ gravity: { x: 0, y: -gravity } });
    const ground = world.createBody({ position: { x: 0, y: -0.5 } });
    ground.createFixture({ shape: new Box(10, 0.5) });
    const position = { x: 0, y: 4 };
    const linearVelocity = { x: speed, y: 0 };
    const box = world.createBody({ type: 'dynamic', position, angle, linearVelocity });
    box.createFixture({ shape: new Box(0.5, 0.5), density, restitution });
    let landing = 0;
    let bounce = 0;
    let steps = 0;
    world.on('begin-contact', () => {
      landing ||= steps;
    });
    for (; steps < 60 * seconds; steps++) {
      world.step(1 / 60);
      // The first bounce is the highest.
      if (landing > 0 && steps > landing) bounce = Math.max(bounce, box.getPosition().y);
    }
    const { x, y } = box.getPosition();
    const finalAngle = box.getAngle();
    return { x, y, angle: finalAngle, tilt: Math.abs(finalAngle), bounce, landing }[result];
  },
});

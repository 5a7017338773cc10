import {
  Box,
  Chain,
  TimeOfImpact,
  TOIInput,
  TOIOutput,
  TOIOutputState,
  Transform,
  type Vec2Value,
  World,
} from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Time of impact (TOI)',
  description:
    'Within one long step, a box moves to the right, and a bar rotates. Thin outlines show their sweeps, and dashed ones the final poses, which are apart. Filled shapes show the time of impact, at which box and bar first touch.',
  params: {
    distance: range('Distance of the box', { min: 0, max: 9, step: 0.1, value: 8, unit: 'm' }),
    rotation: range('Rotation of the bar', { min: -150, max: 150, step: 5, value: 120, unit: '°' }),
  },
  poster: 1.4,
  create(params) {
    // The bodies are at the start of their sweeps, and stay where they are dragged to.
    const world = new World({ gravity: { x: 0, y: 0 } });
    const room = [
      { x: -6, y: -3 },
      { x: 6, y: -3 },
      { x: 6, y: 3 },
      { x: -6, y: 3 },
    ];
    world.createBody().createFixture({ shape: new Chain(room, true) });

    const create = (position: Vec2Value, half: Vec2Value) => {
      const body = world.createBody({
        type: 'dynamic',
        position,
        linearDamping: 5,
        angularDamping: 5,
      });
      const shape = new Box(half.x, half.y);
      // The same negative group: box and bar don't collide with each other.
      body.createFixture({ shape, density: 1, filterGroupIndex: -1 });
      const corners = [
        { x: -half.x, y: -half.y },
        { x: half.x, y: -half.y },
        { x: half.x, y: half.y },
        { x: -half.x, y: half.y },
      ];
      return { body, shape, corners };
    };
    const bar = create({ x: 0.6, y: 0.3 }, { x: 2.4, y: 0.15 });
    const box = create({ x: -4.6, y: -0.7 }, { x: 0.5, y: 0.5 });

    const input = new TOIInput();
    input.proxyA.set(bar.shape, 0);
    input.proxyB.set(box.shape, 0);
    input.tMax = 1;
    const output = new TOIOutput();
    const solve = () => {
      // A sweep starts at position c0 and angle a0, and ends at c and a.
      input.sweepA.setTransform(bar.body.getTransform());
      input.sweepA.a += (params.rotation * Math.PI) / 180;
      input.sweepB.setTransform(box.body.getTransform());
      input.sweepB.c.x += params.distance;
      TimeOfImpact(output, input);
    };
    solve();
    const isTouching = () => output.state === TOIOutputState.e_touching;
    const stateName = () => {
      if (isTouching()) return 'touching';
      if (output.state === TOIOutputState.e_separated) return 'separated';
      return output.state === TOIOutputState.e_overlapped ? 'overlapped at the start' : 'failed';
    };

    const transform = new Transform();
    /** The corners of bar and box at a fraction of the step. */
    const posesAt = (fraction: number) => {
      input.sweepA.getTransform(transform, fraction);
      const barCorners = bar.corners.map((corner) => Transform.mulVec2(transform, corner));
      input.sweepB.getTransform(transform, fraction);
      const boxCorners = box.corners.map((corner) => Transform.mulVec2(transform, corner));
      return [barCorners, boxCorners];
    };

    let time = 0; // of the animation: 3 s per sweep, and a pause
    return {
      world,
      view: { x: 0, y: 0, width: 12.4, height: 6.4 },
      step(dt) {
        time = (time + dt) % 4;
        solve();
      },
      draw(pen) {
        const draw = (fraction: number, style: Parameters<typeof pen.polygon>[1]) => {
          for (const corners of posesAt(fraction)) pen.polygon(corners, style);
        };
        for (let i = 1; i < 6; i++) draw(i / 6, { stroke: 'box', width: 1 });
        draw(1, { stroke: 'outline', width: 1, dashed: true });
        if (isTouching()) draw(output.t, { fill: 'sensor', stroke: 'accent', width: 2.5 });
        // Moves along the sweep: red after the impact, where only a discrete step gets to.
        const now = Math.min(1, time / 3);
        draw(now, { stroke: isTouching() && now > output.t ? 'bad' : 'good', width: 2 });
        const text = isTouching() ? `impact at ${(100 * output.t).toFixed(0)}%` : stateName();
        pen.text({ x: -5.7, y: 2.35 }, text, isTouching() ? 'accent' : 'outline');
      },
      facts: () => ({
        State: stateName(),
        'Time of impact': isTouching() ? `${output.t.toFixed(3)} of the step` : 'none',
      }),
    };
  },
});

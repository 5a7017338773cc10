import { Box, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

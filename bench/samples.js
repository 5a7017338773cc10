// Measures how long it takes to check code samples against a library, and how much memory.
//
//   npm run bench:samples -- [--runs 5]
//
// What is measured, on 150 different samples in 15 pages, each a separate program:
//   cold   a build with an empty cache, which also bundles the site engine and the app
//   warm   a second build, in which nothing is highlighted or checked
//   peak   maximum memory of the cold build
//
// It empties the site engine's cache: use neither the machine nor this checkout meanwhile.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE_FOLDER, PROJECT_FOLDER } from '../src/build/cache/bundle.js';
import { measure } from './measure.js';
import { median } from './report.js';

const PAGES = 15;
const SAMPLES_PER_PAGE = 10;
const MAX_SECONDS = 20;
const MAX_MEGABYTES = 1536;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const root = writeSite();
const command = [
  join(PROJECT_FOLDER, 'src/build/run.js'),
  ...['build', '--root', root, '--out', join(root, 'dist')],
];

const runs = [];
for (let run = 1; run <= Number(values.runs); run++) {
  rmSync(CACHE_FOLDER, { recursive: true, force: true });
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const cold = await measure(command, root);
  const warm = await measure(command, root);
  runs.push({ cold: cold.seconds, warm: warm.seconds, peak: cold.peakMegabytes });
  console.log(
    `run ${run}: cold ${cold.seconds.toFixed(2)} s, warm ${warm.seconds.toFixed(2)} s, ` +
      `peak ${cold.peakMegabytes.toFixed(0)} MB`,
  );
}
rmSync(root, { recursive: true });

const cold = median(runs.map((run) => run.cold));
const warm = median(runs.map((run) => run.warm));
const peak = median(runs.map((run) => run.peak));
console.log(`\n${PAGES * SAMPLES_PER_PAGE} checked samples, medians of ${runs.length}:`);
console.log(`cold ${cold.toFixed(2)} s (limit ${MAX_SECONDS} s), warm ${warm.toFixed(2)} s`);
console.log(`peak ${peak.toFixed(0)} MB (limit ${MAX_MEGABYTES} MB)`);
process.exitCode = cold <= MAX_SECONDS && peak <= MAX_MEGABYTES ? 0 : 1;

/**
 * Writes a site below the project, so that its library is found.
 * @returns {string} its folder
 */
function writeSite() {
  const folder = join(PROJECT_FOLDER, 'tests/.work/bench-samples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(
    join(folder, 'site.config.ts'),
    "export default { title: 'Samples', library: { package: 'planck' } };\n",
  );
  for (let page = 0; page < PAGES; page++) {
    const samples = Array.from({ length: SAMPLES_PER_PAGE }, (_, index) =>
      sample(page * SAMPLES_PER_PAGE + index),
    );
    writeFileSync(
      join(folder, 'pages', `page-${page}.md`),
      `# Page ${page}\n\n${samples.join('\n')}`,
    );
  }
  return folder;
}

/**
 * Returns a sample of the size of those in guides, with a unique number in it.
 * @param {number} number
 */
function sample(number) {
  return `\`\`\`ts
import { Box, Circle, RevoluteJoint, World, type Body } from 'planck';

const world = new World({ gravity: { x: 0, y: -${number} } });
const ground: Body = world.createBody();
ground.createFixture({ shape: new Box(${number + 1}, 0.5), friction: 0.6 });

const wheel = world.createBody({ type: 'dynamic', position: { x: ${number}, y: 2 } });
wheel.createFixture({ shape: new Circle(0.5), density: 1, restitution: 0.2 });
const joint = world.createJoint(
  new RevoluteJoint({ enableMotor: true, motorSpeed: ${number} }, ground, wheel, wheel.getPosition()),
);

world.on('begin-contact', (contact) => {
  const other = contact.getFixtureA().getBody();
  if (other !== ground) console.log(other.getLinearVelocity().length(), joint?.getJointAngle());
});
for (let step = 0; step < ${number + 10}; step += 1) world.step(1 / 60);
\`\`\`
`;
}

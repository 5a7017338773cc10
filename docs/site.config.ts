import { defineSite } from '../src/config/defineSite.ts';
import { exampleNotes } from './exampleNotes.ts';
import { terms } from './terms.ts';

/** Pages for readers who decide whether to use the library, or a new version of it. */
const library = [
  { text: 'How Fast Is It?', link: '/performance' },
  { text: 'What Changed', link: '/changes' },
  { text: 'Limitations', link: '/limitations' },
  { text: 'Coming from Another Engine', link: '/coming-from' },
];

/** Pages for readers whose game doesn't do what it should. */
const problems = [
  { text: 'Troubleshooting', link: '/troubleshooting' },
  { text: 'World Check', link: '/world-check' },
  { text: 'Limitations', link: '/limitations' },
];

/** Pages before the first step of each tutorial. */
const learn = [
  { text: 'Learn', link: '/learn' },
  { text: 'The Page and the Game Loop', link: '/learn/game-loop' },
];

export default defineSite({
  title: 'Planck.js',
  titleTemplate: '%s – Planck.js',
  description:
    '2D rigid-body physics for JavaScript: guides and API reference for the Planck.js engine.',
  baseUrl: 'https://piqnt.com',
  basePath: '/planck.js/docs',
  iconUrl: '/icon.svg',
  logoUrl: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  appIcons: { 192: '/icon-192.png', 512: '/icon-512.png', maskable: '/icon-maskable.png' },
  font: {
    default: {
      file: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    },
  },
  topNav: [
    {
      text: 'Learn',
      items: [
        { text: 'Tutorials', link: '/learn' },
        { text: 'Recipes', link: '/recipes' },
        { text: 'Coming from Another Engine', link: '/coming-from' },
        { text: 'Troubleshooting', link: '/troubleshooting' },
        { text: 'How Fast Is It?', link: '/performance' },
      ],
    },
    { text: 'API Reference', link: '/api/' },
    {
      text: 'Playground',
      items: [
        { text: 'Playground', link: '/playground' },
        { text: 'Examples on piqnt.com', link: 'https://piqnt.com/' },
      ],
    },
    { text: 'GitHub', link: 'https://github.com/piqnt/planck.js/' },
    { text: 'Discord', link: 'https://discord.gg/znjh6J7' },
  ],
  sidebar: {
    '/': [
      { text: 'Introduction', link: '/' },
      {
        text: 'Get Started',
        collapsed: true,
        items: [
          { text: 'Run Your Code', link: '/run-your-code' },
          { text: 'Hello World', link: '/hello-world' },
          { text: 'Core Concepts', link: '/core-concepts' },
          { text: 'Install', link: '/install' },
        ],
      },
      {
        text: 'API Conventions',
        collapsed: true,
        items: [
          { text: 'Units', link: '/api-conventions/units' },
          {
            text: 'Factories and Definitions',
            link: '/api-conventions/factories-and-definitions',
          },
          { text: 'Implicit Destruction', link: '/api-conventions/implicit-destruction' },
          { text: 'User Data', link: '/api-conventions/user-data' },
        ],
      },
      { text: 'World', link: '/world' },
      { text: 'Body', link: '/body' },
      { text: 'Fixture', link: '/fixture' },
      {
        text: 'Shape',
        collapsed: true,
        items: [
          { text: 'Shape', link: '/shape' },
          { text: 'Circle', link: '/shape/circle' },
          { text: 'Polygon', link: '/shape/polygon' },
          { text: 'Edge', link: '/shape/edge' },
          { text: 'Chain', link: '/shape/chain' },
        ],
      },
      {
        text: 'Joint',
        collapsed: true,
        items: [
          { text: 'Joint', link: '/joint' },
          { text: 'Distance Joint', link: '/joint/distance-joint' },
          { text: 'Friction Joint', link: '/joint/friction-joint' },
          { text: 'Gear Joint', link: '/joint/gear-joint' },
          { text: 'Motor Joint', link: '/joint/motor-joint' },
          { text: 'Mouse Joint', link: '/joint/mouse-joint' },
          { text: 'Prismatic Joint', link: '/joint/prismatic-joint' },
          { text: 'Pulley Joint', link: '/joint/pulley' },
          { text: 'Revolute Joint', link: '/joint/revolute-joint' },
          { text: 'Rope Joint', link: '/joint/rope-joint' },
          { text: 'Weld Joint', link: '/joint/weld-joint' },
          { text: 'Wheel Joint', link: '/joint/wheel-joint' },
        ],
      },
      { text: 'Contacts', link: '/contacts' },
      { text: 'Collision', link: '/collision' },
      { text: 'Simulation', link: '/world/simulation' },
      { text: 'Rendering', link: '/rendering' },
      { text: 'Testbed', link: '/testbed' },
      { text: 'Limitations', link: '/limitations' },
      { text: 'API Reference', link: '/api' },
      { text: 'References & Resources', link: '/references-resources' },
      { text: 'Credits & License', link: '/credits' },
    ],
    '/performance': library,
    '/changes': library,
    '/playground': [
      { text: 'Playground', link: '/playground' },
      { text: 'Scene API', link: '/playground/scene-api' },
    ],
    '/recipes': [
      { text: 'Recipes', link: '/recipes' },
      {
        text: 'Characters',
        collapsed: true,
        items: [
          { text: 'Climb Steps', link: '/recipes/climb-steps' },
          { text: 'Walk on Slopes', link: '/recipes/walk-on-slopes' },
          { text: 'Move and Slide', link: '/recipes/move-and-slide' },
          { text: 'Top-Down Walk', link: '/recipes/top-down-walk' },
          { text: 'Moving Platform', link: '/recipes/moving-platform' },
          { text: 'Ladder', link: '/recipes/ladder' },
          { text: 'Dash', link: '/recipes/dash' },
          { text: 'One-Way Platform', link: '/recipes/one-way-platform' },
          { text: 'Wall Jump', link: '/recipes/wall-jump' },
          { text: 'Knockback', link: '/recipes/knockback' },
        ],
      },
      {
        text: 'Vehicles',
        collapsed: true,
        items: [
          { text: 'Top-Down Car', link: '/recipes/top-down-car' },
          { text: 'Car with Suspension', link: '/recipes/car' },
          { text: 'Tank Tracks', link: '/recipes/tank' },
          { text: 'Boat and Buoyancy', link: '/recipes/boat' },
          { text: 'Homing Rocket', link: '/recipes/rocket' },
        ],
      },
      {
        text: 'Objects and Mechanics',
        collapsed: true,
        items: [
          { text: 'Ragdoll', link: '/recipes/ragdoll' },
          { text: 'Active Ragdoll', link: '/recipes/active-ragdoll' },
          { text: 'Destructible Terrain', link: '/recipes/destructible-terrain' },
          { text: 'Slicing', link: '/recipes/slicing' },
          { text: 'Cut a Rope', link: '/recipes/cut-rope' },
          { text: 'Balloons and Buoyancy', link: '/recipes/balloon' },
          { text: 'Grappling Hook', link: '/recipes/grappling-hook' },
          { text: 'Slingshot', link: '/recipes/slingshot' },
          { text: 'Magnet', link: '/recipes/magnet' },
          { text: 'Rope Bridge', link: '/recipes/bridge' },
          { text: 'Pool Table', link: '/recipes/pool-table' },
          { text: 'Merge Two Balls', link: '/recipes/merge-balls' },
          { text: 'Pinball Flippers', link: '/recipes/flippers' },
          { text: 'Seesaw', link: '/recipes/seesaw' },
          { text: 'Springboard and Launcher', link: '/recipes/spring-board' },
          { text: 'Launch Pad', link: '/recipes/launch-pad' },
          { text: 'Sticky Arrow', link: '/recipes/sticky-arrow' },
          { text: 'Hollow Bodies: Buckets and Cups', link: '/recipes/hollow-bodies' },
          { text: 'Soft Blob', link: '/recipes/soft-blob' },
          { text: 'Elevator', link: '/recipes/elevator' },
          { text: 'Pulley Lift', link: '/recipes/pulley-lift' },
          { text: 'Conveyor Belt', link: '/recipes/conveyor' },
          { text: 'Breakable Joint', link: '/recipes/breakable-joint' },
          { text: 'Break Into Pieces When Hit Hard', link: '/recipes/break-into-pieces' },
          { text: 'Explosion', link: '/recipes/explosion' },
        ],
      },
      {
        text: 'World and Camera',
        collapsed: true,
        items: [
          { text: 'Radial Gravity and Orbits', link: '/recipes/radial-gravity' },
          { text: 'Limit the Speed', link: '/recipes/limit-speed' },
          { text: 'Move to a Point', link: '/recipes/move-to-point' },
          { text: 'Rotate Around a Point', link: '/recipes/rotate-around-point' },
          { text: 'Aim and Turn', link: '/recipes/aim-and-turn' },
          { text: 'Wind', link: '/recipes/wind' },
          { text: 'Slow Motion and Pause', link: '/recipes/slow-motion' },
          { text: 'Pause and Resume', link: '/recipes/pause-and-resume' },
          { text: 'Detect Rest', link: '/recipes/detect-rest' },
          { text: 'Follow with a Camera', link: '/recipes/camera' },
          { text: 'Fit the Window', link: '/recipes/fit-window' },
          { text: 'Tilt the Phone to Change Gravity', link: '/recipes/tilt' },
          { text: 'Rewind Time', link: '/recipes/time-rewind' },
          { text: 'Spawn and Pool Bodies', link: '/recipes/spawn-and-pool' },
          { text: 'Field of View and 2D Shadows', link: '/recipes/field-of-view' },
          { text: 'Wrapping World', link: '/recipes/wrapping-world' },
          { text: 'Endless World', link: '/recipes/endless-world' },
          { text: 'Restart a Level', link: '/recipes/restart-level' },
        ],
      },
      {
        text: 'Tools',
        collapsed: true,
        items: [
          { text: 'Helpers', link: '/recipes/helpers' },
          { text: 'Drag with the Pointer', link: '/recipes/drag-with-pointer' },
          { text: 'Touch, Gamepad, and Keyboard Controls', link: '/recipes/touch-and-gamepad' },
          { text: 'Material Values', link: '/recipes/material-values' },
          { text: 'Lasso Selection', link: '/recipes/lasso-select' },
          { text: 'ECS: Contact Events in a System', link: '/recipes/ecs' },
          { text: 'Clone a Body', link: '/recipes/clone-body' },
          { text: 'Tiled Map', link: '/recipes/tiled-map' },
          { text: 'R.U.B.E. Scene', link: '/recipes/rube-loader' },
          { text: 'SVG or Image to Body', link: '/recipes/svg-outline' },
        ],
      },
      {
        text: 'Integrations',
        collapsed: true,
        items: [
          { text: 'PixiJS', link: '/recipes/pixi' },
          { text: 'Phaser', link: '/recipes/phaser' },
          { text: 'three.js', link: '/recipes/three' },
          { text: 'p5.js', link: '/recipes/p5' },
          { text: 'React', link: '/recipes/react' },
          { text: 'Vue', link: '/recipes/vue' },
          { text: 'Svelte', link: '/recipes/svelte' },
          { text: 'Web Worker', link: '/recipes/web-worker' },
          { text: 'Node.js Server', link: '/recipes/node-server' },
          { text: 'Synchronize Many Bodies', link: '/recipes/state-sync' },
          { text: 'Headless Test', link: '/recipes/headless-test' },
          { text: 'Profiling', link: '/recipes/profiling' },
          { text: 'DataDriver', link: '/recipes/data-driver' },
        ],
      },
    ],
    // The steps come before the overview, which links to the first of each tutorial.
    '/learn/brick-breaker': [
      ...learn,
      {
        text: 'Brick Breaker',
        items: [
          { text: '1. World and Walls', link: '/learn/brick-breaker/01-world' },
          { text: '2. Paddle', link: '/learn/brick-breaker/02-paddle' },
          { text: '3. Ball', link: '/learn/brick-breaker/03-ball' },
          { text: '4. Bricks', link: '/learn/brick-breaker/04-bricks' },
          { text: '5. Score and Lives', link: '/learn/brick-breaker/05-score' },
          { text: '6. Levels', link: '/learn/brick-breaker/06-levels' },
          { text: '7. Power-Ups', link: '/learn/brick-breaker/07-power-ups' },
          { text: '8. Polish and Publish', link: '/learn/brick-breaker/08-polish' },
        ],
      },
    ],
    '/learn/platformer': [
      ...learn,
      {
        text: 'Platformer',
        items: [
          { text: '1. Tiles', link: '/learn/platformer/01-tiles' },
          { text: '2. A Character That Runs', link: '/learn/platformer/02-run' },
          { text: '3. The Jump', link: '/learn/platformer/03-jump' },
          { text: '4. Slopes and Steps', link: '/learn/platformer/04-slopes' },
          { text: '5. Walls and One-Way Platforms', link: '/learn/platformer/05-walls-and-ledges' },
          { text: '6. Moving Ground', link: '/learn/platformer/06-moving-ground' },
          { text: '7. The Camera', link: '/learn/platformer/07-camera' },
          { text: '8. Coins and a Goal', link: '/learn/platformer/08-coins' },
          { text: '9. Enemies and Lives', link: '/learn/platformer/09-enemies' },
          { text: '10. Checkpoints', link: '/learn/platformer/10-checkpoints' },
        ],
      },
    ],
    '/learn': [
      ...learn,
      { text: 'Brick Breaker', link: '/learn/brick-breaker/01-world' },
      { text: 'Platformer', link: '/learn/platformer/01-tiles' },
    ],
    '/troubleshooting': problems,
    '/world-check': problems,
    '/coming-from': [
      { text: 'Coming from Another Engine', link: '/coming-from' },
      {
        text: 'For JavaScript',
        items: [
          { text: 'matter.js', link: '/coming-from/matter-js' },
          { text: 'Rapier', link: '/coming-from/rapier' },
          { text: 'p2.js', link: '/coming-from/p2-js' },
          { text: 'Phaser Arcade', link: '/coming-from/phaser-arcade' },
        ],
      },
      {
        text: 'Box2D and Its Ports',
        items: [
          { text: 'Box2D 2.4', link: '/coming-from/box2d' },
          { text: 'Box2D 3', link: '/coming-from/box2d-3' },
          { text: 'libGDX', link: '/coming-from/libgdx' },
        ],
      },
      {
        text: 'Game Engines',
        items: [
          { text: 'Unity 2D', link: '/coming-from/unity-2d' },
          { text: 'Godot 2D', link: '/coming-from/godot-2d' },
        ],
      },
    ],
  },
  // The guide for writers, which the tests use as well.
  extraPages: { '/writing': '../tests/fixtures/kitchen-sink/pages/writing.mdx' },
  library: {
    package: 'planck',
    reference: {
      path: '/api',
      entry: 'src/main.ts',
      source: 'https://github.com/piqnt/planck.js/blob/v:version/:file#L:line',
    },
    examples: 'example',
    exampleNotes,
  },
  terms,
  showpieces: [
    'platformer/10-checkpoints',
    'recipes/ragdoll',
    'recipes/car',
    'recipes/flippers',
    'brick-breaker/08-polish',
    'recipes/destructible-terrain',
    'recipes/slingshot',
    'recipes/soft-blob',
  ],
  search: {
    groups: {
      '/': 'Guide',
      '/api': 'Reference',
      '/learn': 'Tutorial',
      '/recipes': 'Recipe',
      '/coming-from': 'Other engines',
    },
    behind: ['/learn', '/recipes', '/coming-from'],
    leaveOut: ['Next steps', 'Next', 'Recap'],
    popular: [
      '/world#step-the-world',
      '/troubleshooting',
      '/api-conventions/units#pixels-per-meter-convert-to-and-from-pixels',
      '/body#move-a-body-forces-impulses-and-torque',
      '/contacts#listen-for-collision-events',
      '/fixture#collision-filtering-categories-masks-and-groups',
      '/world#deferred-changes-destroy-or-create-bodies-in-a-contact-listener',
    ],
  },
  editLink: {
    pattern: 'https://github.com/piqnt/planck.js/edit/master/docs/pages/:path',
  },
  head: { scripts: ['/messenger.js'] },
});

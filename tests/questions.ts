/** A question that people ask about Planck.js in issues and elsewhere, and the section that answers it. */
export interface Question {
  question: string;
  /** Search query of somebody with that question. */
  query: string;
  /** Path of a page or section, below the base path. */
  answer: `/${string}`;
}

export const questions: Question[] = [
  // Start
  {
    question: 'How do I import it, as a module, with require, by a script tag, in TypeScript?',
    query: 'how to import planck',
    answer: '/install#import-planckjs',
  },
  {
    question: 'Do I write new, or call a factory? Samples do both.',
    query: 'invoked without new',
    answer: '/api-conventions/factories-and-definitions#calling-a-constructor-without-new',
  },
  {
    question: 'Where is the list of classes and functions?',
    query: 'where is the api reference',
    answer: '/api',
  },
  {
    question: 'I know Box2D. Where is the contact listener?',
    query: 'contact listener',
    answer: '/world#events',
  },
  {
    question: 'I come from matter.js, p2.js or Rapier. What is different?',
    query: 'migrate from matter.js',
    answer: '/coming-from/matter-js',
  },

  // Time, units, drawing
  {
    question: 'Everything falls in slow motion. Are lengths pixels or meters?',
    query: 'pixels or meters',
    answer: '/api-conventions/units#slow-motion-why-lengths-are-meters-not-pixels',
  },
  {
    question: 'It runs faster on a 144 Hz screen.',
    query: '144 hz',
    answer: '/world/simulation#fixed-timestep-the-same-speed-at-60-120-and-144-hz',
  },
  {
    question: 'I set a velocity, and it comes out smaller.',
    query: 'velocity reduced',
    answer: '/api-conventions/units#speed-limit-maxtranslation-and-maxrotation',
  },
  {
    question: 'How do I draw it with PixiJS, Phaser, p5 or React?',
    query: 'draw with pixi',
    answer: '/rendering#rendering-with-pixijs-phaser-p5js-react-or-svg',
  },
  {
    question:
      'My sprite is offset from its body. Where is the origin, and where is the center of mass?',
    query: 'origin or center of mass',
    answer: '/body#body-origin-and-center-of-mass',
  },
  {
    question: 'How do I drag bodies with the mouse, without the testbed?',
    query: 'drag body with mouse',
    answer: '/joint/mouse-joint#create-a-mouse-joint-drag-a-body',
  },

  // Collisions
  {
    question: 'A fast body goes through a wall.',
    query: 'fast body goes through wall',
    answer: '/collision#tunneling-and-continuous-collision-detection-ccd',
  },
  {
    question: 'My player gets stuck on a floor of flat tiles.',
    query: 'player stuck on tiles',
    answer: '/shape/chain#ghost-collisions-on-tile-maps',
  },
  {
    question: 'How do I destroy a body when it is hit?',
    query: 'destroy body in contact callback',
    answer: '/world#deferred-changes-destroy-or-create-bodies-in-a-contact-listener',
  },
  {
    question: 'Which of the contact events do I use?',
    query: 'which contact event',
    answer: '/contacts#choose-a-collision-event',
  },
  {
    question: 'Where did they touch, in which direction, and how hard?',
    query: 'get contact point and normal',
    answer: '/contacts#contact-manifold-points-normal-and-impulse',
  },
  {
    question: 'How do I make a platform that one can jump through from below?',
    query: 'jump through platform',
    answer: '/contacts#one-way-platforms',
  },
  {
    question: 'How do I detect a touch without a collision: filter or sensor?',
    query: 'filter or sensor',
    answer: '/fixture#choose-a-filter-a-sensor-or-a-disabled-contact',
  },
  {
    question: 'My sensor does not report anything.',
    query: 'sensor not working',
    answer: '/fixture#when-a-sensor-doesnt-detect-a-body',
  },
  {
    question: 'My concave polygon has a different shape than its vertices.',
    query: 'concave polygon',
    answer: '/shape/polygon#convex-decomposition-of-concave-outlines',
  },
  {
    question: 'Why do two chains, or two edges, fall through each other?',
    query: 'edges do not collide',
    answer: '/shape#edges-and-chains-dont-collide-with-each-other',
  },
  {
    question: 'A ball stops bouncing, or sticks to the wall.',
    query: 'ball sticks to wall',
    answer: '/fixture#restitution-threshold-slow-impacts-dont-bounce',
  },
  {
    question: 'What do I return from the callback of a ray cast?',
    query: 'ray cast return value',
    answer: '/world/ray-cast#callback-return-value-filter-terminate-clip-or-continue',
  },

  // Bodies, joints, worlds
  {
    question: 'My body falls, but will not rotate.',
    query: 'body does not rotate',
    answer: '/body#zero-density-no-rotational-inertia',
  },
  {
    question: 'A body hangs in the air and does not react.',
    query: 'body asleep hangs in the air',
    answer: '/body#wake-a-sleeping-body',
  },
  {
    question: 'I move it by its position, and it does not push others.',
    query: 'setPosition does not push other bodies',
    answer: '/body#teleport-a-body-by-setting-its-position',
  },
  {
    question: 'My rope stretches under a heavy load.',
    query: 'rope stretches',
    answer: '/troubleshooting#ropes-chains-and-bridges-stretch',
  },
  {
    question: 'Is the player on the ground, and allowed to jump?',
    query: 'player on the ground',
    answer: '/contacts#ground-detection-for-a-character-controller',
  },
  {
    question: 'How do I save a world, and restore it?',
    query: 'save world',
    answer: '/world/simulation#save-and-restore-a-world-snapshots',
  },
  {
    question: 'It gets slow with many bodies.',
    query: 'slow with 1000 bodies',
    answer: '/world/simulation#performance-and-profiling-of-many-bodies',
  },
];

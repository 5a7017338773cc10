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
    answer: '/install#import-it',
  },
  {
    question: 'Do I write new, or call a factory? Samples do both.',
    query: 'invoked without new',
    answer: '/api-conventions/factories-and-definitions#what-happens-without-new',
  },
  {
    question: 'Where is the list of classes and functions?',
    query: 'where is the api reference',
    answer: '/api',
  },
  {
    question: 'I know Box2D. Where is the contact listener?',
    query: 'contact listener',
    answer: '/#where-is-contactlistener',
  },
  {
    question: 'I come from matter.js, p2.js or Rapier. What is different?',
    query: 'migrate from matter.js',
    answer: '/#coming-from-matterjs-or-rapier',
  },

  // Time, units, drawing
  {
    question: 'Everything falls in slow motion. Are lengths pixels or meters?',
    query: 'pixels or meters',
    answer: '/api-conventions/units#why-not-pixels',
  },
  {
    question: 'It runs faster on a 144 Hz screen.',
    query: '144 hz',
    answer: '/world/simulation#different-speed-at-60-120-and-144-hz',
  },
  {
    question: 'I set a velocity, and it comes out smaller.',
    query: 'velocity reduced',
    answer: '/api-conventions/units#the-speed-limit',
  },
  {
    question: 'How do I draw it with PixiJS, Phaser, p5 or React?',
    query: 'draw with pixi',
    answer: '/rendering#libraries',
  },
  {
    question:
      'My sprite is offset from its body. Where is the origin, and where is the center of mass?',
    query: 'origin or center of mass',
    answer: '/body#position-and-center-of-mass',
  },
  {
    question: 'How do I drag bodies with the mouse, without the testbed?',
    query: 'drag body with mouse',
    answer: '/joint/mouse-joint#drag-a-body-with-the-mouse',
  },

  // Collisions
  {
    question: 'A fast body goes through a wall.',
    query: 'fast body goes through wall',
    answer: '/collision#fast-bodies-pass-through-others',
  },
  {
    question: 'My player gets stuck on a floor of flat tiles.',
    query: 'player stuck on tiles',
    answer: '/shape/chain#things-stick-on-flat-tiles',
  },
  {
    question: 'How do I destroy a body when it is hit?',
    query: 'destroy body in contact callback',
    answer: '/world#change-the-world-from-a-listener',
  },
  {
    question: 'Which of the contact events do I use?',
    query: 'which contact event',
    answer: '/contacts#which-event-should-i-use',
  },
  {
    question: 'Where did they touch, in which direction, and how hard?',
    query: 'get contact point and normal',
    answer: '/contacts#contact-point-normal-and-impulse',
  },
  {
    question: 'How do I make a platform that one can jump through from below?',
    query: 'one way platforms',
    answer: '/contacts#one-way-platform',
  },
  {
    question: 'How do I detect a touch without a collision: filter or sensor?',
    query: 'filter or sensor',
    answer: '/fixture#filter-sensor-or-pass-through-and-still-notice',
  },
  {
    question: 'My sensor does not report anything.',
    query: 'sensor not working',
    answer: '/fixture#a-sensor-reports-nothing',
  },
  {
    question: 'My concave polygon has a different shape than its vertices.',
    query: 'concave polygon',
    answer: '/shape/polygon#concave-outlines-need-several-polygons',
  },
  {
    question: 'Why do two chains, or two edges, fall through each other?',
    query: 'edges do not collide',
    answer: '/shape#two-edges-or-two-chains-do-not-collide',
  },
  {
    question: 'A ball stops bouncing, or sticks to the wall.',
    query: 'ball sticks to wall',
    answer: '/fixture#a-bounce-dies-or-a-ball-sticks-to-the-wall',
  },
  {
    question: 'What do I return from the callback of a ray cast?',
    query: 'ray cast return value',
    answer: '/world/ray-cast#what-the-return-value-does',
  },

  // Bodies, joints, worlds
  {
    question: 'My body falls, but will not rotate.',
    query: 'body does not rotate',
    answer: '/body#the-body-does-not-rotate',
  },
  {
    question: 'A body hangs in the air and does not react.',
    query: 'body asleep hangs in the air',
    answer: '/body#it-hangs-in-the-air-and-ignores-changes',
  },
  {
    question: 'I move it by its position, and it does not push others.',
    query: 'setPosition does not push other bodies',
    answer: '/body#it-does-not-push-others-when-moved-by-position',
  },
  {
    question: 'My rope stretches under a heavy load.',
    query: 'rope stretches',
    answer: '/joint#ropes-stretch-limits-give-heavy-hangs-on-light',
  },
  {
    question: 'Is the player on the ground, and allowed to jump?',
    query: 'player on the ground',
    answer: '/contacts#am-i-on-the-ground',
  },
  {
    question: 'How do I save a world, and restore it?',
    query: 'save world',
    answer: '/world/simulation#save-and-restore-a-world',
  },
  {
    question: 'It gets slow with many bodies.',
    query: 'slow with 1000 bodies',
    answer: '/world/simulation#many-bodies-are-slow',
  },
];

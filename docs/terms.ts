import type { SiteConfig } from '../src/config/schema.ts';

/**
 * The terms of game physics: they make up the glossary and link their first use on each page, and a search
 * for an alias finds the section that explains the term. That section has the term in its heading or first
 * sentence.
 */
export const terms: SiteConfig['terms'] = [
  {
    term: 'AABB',
    aliases: ['bounding box', 'bounds'],
    link: '/collision#broad-phase-dynamic-tree-of-fat-aabbs',
    meaning:
      'An axis-aligned bounding box: the smallest rectangle, with sides parallel to the axes, that encloses a shape.',
  },
  {
    term: 'accumulator',
    link: '/world/simulation#fixed-timestep-the-same-speed-at-60-120-and-144-hz',
    meaning:
      'The elapsed time that a game has not simulated yet, which its loop consumes in fixed timesteps.',
  },
  {
    term: 'anchor',
    aliases: ['attachment point', 'pivot'],
    link: '/joint#anchors-world-and-local-coordinates',
    meaning: 'The point of a body to which a joint is attached.',
  },
  {
    term: 'Baumgarte stabilization',
    aliases: ['position correction', 'penetration resolution'],
    link: '/world/simulation#position-correction-baumgarte-stabilization',
    meaning:
      'A correction of position errors, which removes a share of the penetration in each solver iteration.',
  },
  {
    term: 'broad phase',
    aliases: ['broadphase', 'spatial partitioning'],
    link: '/collision#broad-phase-dynamic-tree-of-fat-aabbs',
    meaning:
      'The first stage of collision detection, which finds the pairs of fixtures whose bounding boxes overlap.',
  },
  {
    term: 'bullet',
    aliases: ['projectile', 'fast body', 'isBullet'],
    link: '/body#bullets-continuous-collision-detection-ccd',
    meaning: 'A body for which continuous collision detection also covers other dynamic bodies.',
  },
  {
    term: 'center of mass',
    aliases: ['center of gravity', 'centroid', 'balance point'],
    link: '/body#body-origin-and-center-of-mass',
    meaning: 'The average position of the mass of a body, about which it rotates in free flight.',
  },
  {
    term: 'chain',
    aliases: ['terrain', 'polyline', 'hills'],
    link: '/shape/chain',
    meaning: 'A shape that consists of connected edges, for terrain and walls.',
  },
  {
    term: 'character controller',
    aliases: ['grounded', 'isGrounded', 'on the ground', 'jump', 'platformer'],
    link: '/contacts#ground-detection-for-a-character-controller',
    meaning: 'Code that turns input into the motion of a character, such as walking and jumping.',
  },
  {
    term: 'child shape',
    aliases: ['childIndex'],
    link: '/shape#child-shapes',
    meaning:
      'A part of a shape that collides separately: each edge of a chain, or the entire shape for all other types.',
  },
  {
    term: 'collision filtering',
    aliases: [
      'layer',
      'collision layer',
      'category',
      'mask',
      'group',
      'collision matrix',
      'ignore collisions',
    ],
    link: '/fixture#collision-filtering-categories-masks-and-groups',
    meaning: 'The rules that determine which fixtures collide: categories, masks, and groups.',
  },
  {
    term: 'compound body',
    aliases: ['compound shape', 'compound collider', 'multiple fixtures'],
    link: '/shape#compound-bodies-for-concave-shapes',
    meaning: 'A body with several fixtures, whose combined outline can therefore be concave.',
  },
  {
    term: 'constraint',
    aliases: ['joint constraint', 'jacobian'],
    link: '/joint#how-the-solver-enforces-joint-constraints',
    meaning:
      'A restriction on the motion of bodies, imposed by a joint or a contact, which the solver enforces.',
  },
  {
    term: 'contact',
    aliases: ['touch', 'collision pair'],
    link: '/contacts',
    meaning:
      'A pair of fixtures that touch or are close to touching, along with the points where they touch.',
  },
  {
    term: 'contact manifold',
    aliases: ['manifold', 'contact point', 'contact normal', 'hit point', 'worldManifold'],
    link: '/contacts#contact-manifold-points-normal-and-impulse',
    meaning:
      'The contact points of two touching shapes, with the contact normal and the penetration depth.',
  },
  {
    term: 'continuous collision detection',
    aliases: ['CCD', 'swept test', 'sweep test', 'continuous physics'],
    link: '/collision#tunneling-and-continuous-collision-detection-ccd',
    meaning:
      'Collision detection along the path of a body during a step, which keeps fast bodies from tunneling.',
  },
  {
    term: 'convex decomposition',
    aliases: ['concave', 'triangulate', 'earcut', 'concave polygon', 'poly-decomp'],
    link: '/shape/polygon#convex-decomposition-of-concave-outlines',
    meaning: 'The division of a concave outline into convex polygons, each with its own fixture.',
  },
  {
    term: 'convex hull',
    aliases: ['convex', 'convex shape'],
    link: '/shape/polygon#how-points-become-a-convex-hull',
    meaning:
      'The smallest convex outline that encloses a set of points, like a rubber band stretched around them.',
  },
  {
    term: 'conveyor belt',
    aliases: ['conveyor', 'surface velocity', 'tangent speed', 'treadmill'],
    link: '/contacts#conveyor-belts',
    meaning: 'A surface that transports the bodies that touch it, but does not itself move.',
  },
  {
    term: 'Coulomb friction',
    aliases: ['grip', 'slippery', 'ice', 'slide'],
    link: '/fixture#friction',
    meaning: 'Friction whose maximum force is the friction coefficient times the normal force.',
  },
  {
    term: 'coyote time',
    aliases: ['jump grace period'],
    link: '/contacts#coyote-time-and-jump-buffering',
    meaning: 'A grace period after a character leaves a ledge, during which it can still jump.',
  },
  {
    term: 'critically damped',
    aliases: ['critical damping'],
    link: '/joint#spring-tuning-natural-frequency-and-damping-ratio',
    meaning:
      'Having a damping ratio of 1, so that a spring settles as fast as possible without overshoot.',
  },
  {
    term: 'damping',
    aliases: ['drag', 'air resistance', 'frictionAir', 'linearDamping', 'slow down'],
    link: '/body#damping-drag',
    meaning: 'A reduction of velocity over time, like drag in air or water.',
  },
  {
    term: 'damping ratio',
    aliases: ['dampingRatio', 'springiness'],
    link: '/joint#spring-tuning-natural-frequency-and-damping-ratio',
    meaning:
      'The damping of a spring relative to critical damping: at 0, the spring oscillates indefinitely; at 1, it settles without overshoot.',
  },
  {
    term: 'debug drawing',
    aliases: ['debug draw', 'debug renderer', 'wireframe', 'show hitboxes'],
    link: '/rendering#debug-drawing',
    meaning:
      'A rendering of shapes, joints, and contacts as the engine sees them, for troubleshooting.',
  },
  {
    term: 'degrees of freedom',
    aliases: ['DOF'],
    link: '/joint#degrees-of-freedom-dof',
    meaning:
      'The independent ways in which a body can move: two translations and one rotation in 2D.',
  },
  {
    term: 'determinism',
    aliases: ['deterministic', 'reproducible', 'lockstep', 'replay', 'desync'],
    link: '/world/simulation#determinism',
    meaning:
      'The property that the same input always produces the same result, down to the last bit.',
  },
  {
    term: 'dynamic body',
    aliases: ['movable', 'simulated body', 'isDynamic'],
    link: '/body#body-types-static-dynamic-and-kinematic',
    meaning: 'A body with mass that is moved by forces, contacts, and joints.',
  },
  {
    term: 'dynamic tree',
    aliases: ['BVH', 'bounding volume hierarchy', 'quadtree', 'spatial hash'],
    link: '/collision#broad-phase-dynamic-tree-of-fat-aabbs',
    meaning:
      'The self-balancing tree of bounding boxes in which the broad phase searches for overlaps.',
  },
  {
    term: 'fat AABB',
    aliases: ['fattened AABB', 'AABB margin', 'aabbExtension'],
    link: '/collision#broad-phase-dynamic-tree-of-fat-aabbs',
    meaning:
      'A bounding box with an added margin, so that small movements do not require an update of the tree.',
  },
  {
    term: 'fixed timestep',
    aliases: ['delta time', 'frame rate', 'FPS', 'variable timestep', 'refresh rate', 'dt'],
    link: '/world/simulation#fixed-timestep-the-same-speed-at-60-120-and-144-hz',
    meaning: 'A timestep that has the same length in every step, regardless of the frame rate.',
  },
  {
    term: 'fixture',
    aliases: ['collider', 'hitbox', 'physics material', 'collision shape'],
    link: '/fixture',
    meaning:
      'A shape attached to a body, with its density, friction, restitution, and collision filter.',
  },
  {
    term: 'gear ratio',
    aliases: ['transmission'],
    link: '/joint/gear-joint#gear-ratio',
    meaning: 'The fixed ratio between the motions of the two joints that a gear joint couples.',
  },
  {
    term: 'ghost collision',
    aliases: ['internal edge', 'sticking on tiles', 'catching on seams', 'bumps on flat ground'],
    link: '/shape/edge#ghost-collisions-at-the-seams-between-edges',
    meaning: 'A false collision at a seam between two edges of a surface that should be smooth.',
  },
  {
    term: 'ghost vertex',
    aliases: ['ghost vertices', 'smooth edge'],
    link: '/shape/edge#how-ghost-vertices-work',
    meaning:
      'A vertex beyond the end of an edge that marks how the surface continues, to prevent ghost collisions.',
  },
  {
    term: 'GJK',
    aliases: ['closest points', 'Gilbert–Johnson–Keerthi'],
    link: '/collision#distance-between-shapes-gjk',
    meaning:
      'An algorithm that computes the distance between two convex shapes and their closest points.',
  },
  {
    term: 'headless',
    aliases: ['server', 'Node.js', 'web worker', 'multiplayer server'],
    link: '/world/simulation#headless-on-a-server-or-in-a-web-worker',
    meaning: 'Running without a display, such as on a server.',
  },
  {
    term: 'impulse',
    aliases: ['kick', 'AddForce', 'applyImpulse', 'knockback'],
    link: '/body#move-a-body-forces-impulses-and-torque',
    meaning: 'An instantaneous change of momentum, in N·s.',
  },
  {
    term: 'interpolation',
    aliases: ['stutter', 'smooth motion', 'render between steps', 'alpha'],
    link: '/rendering#interpolation-draw-between-two-steps',
    meaning:
      'The calculation of poses between the last two steps, for smooth motion at any frame rate.',
  },
  {
    term: 'island',
    aliases: ['simulation island'],
    link: '/world/simulation#islands',
    meaning:
      'A group of bodies connected by contacts and joints, which are solved and put to sleep together.',
  },
  {
    term: 'jitter',
    aliases: ['shaking', 'vibration', 'unstable', 'shaky'],
    link: '/world/simulation#stacking-and-jitter-stiffer-stacks-and-joints',
    meaning: 'Small, rapid motion of bodies that should be at rest.',
  },
  {
    term: 'joint',
    aliases: ['connect bodies', 'attach'],
    link: '/joint',
    meaning: 'A constraint that connects two bodies and restricts their relative motion.',
  },
  {
    term: 'joint limit',
    aliases: ['angle limit', 'lowerAngle', 'upperAngle', 'range of motion'],
    link: '/joint#joint-limits-motors-and-springs',
    meaning: 'The allowed range of the angle or translation of a joint.',
  },
  {
    term: 'jump buffering',
    aliases: ['input buffering'],
    link: '/contacts#coyote-time-and-jump-buffering',
    meaning:
      'A technique that stores a jump input shortly before landing, and performs the jump on landing.',
  },
  {
    term: 'kinematic body',
    aliases: ['isKinematic', 'scripted motion'],
    link: '/body#body-types-static-dynamic-and-kinematic',
    meaning:
      'A body that moves at the velocity you set, and pushes dynamic bodies without being pushed.',
  },
  {
    term: 'local coordinates',
    aliases: ['body coordinates', 'body space', 'getWorldPoint', 'getLocalPoint'],
    link: '/body#local-and-world-coordinates',
    meaning: "Coordinates relative to a body's origin and angle.",
  },
  {
    term: 'lock rotation',
    aliases: ['fixed rotation', 'freeze rotation', 'keep upright', 'infinite inertia'],
    link: '/body#lock-rotation',
    meaning: 'To prevent the rotation of a body, such as a character that stays upright.',
  },
  {
    term: 'locked world',
    aliases: ['isLocked', 'world is locked', 'deferred destruction'],
    link: '/world#locked-world-changes-during-a-step',
    meaning:
      'A world during a step, when bodies, fixtures, and joints cannot be created or destroyed.',
  },
  {
    term: 'mass ratio',
    aliases: ['heavy on light', 'stretching rope', 'wrecking ball'],
    link: '/joint#mass-ratio-and-joint-stretching',
    meaning:
      'The mass of one body divided by that of another; at a high ratio, joints and stacks become soft.',
  },
  {
    term: 'motor',
    aliases: ['actuator', 'servo', 'motorSpeed', 'engine torque'],
    link: '/joint#joint-limits-motors-and-springs',
    meaning:
      'A feature of a joint that drives it at a target speed, with a limited force or torque.',
  },
  {
    term: 'narrow phase',
    aliases: ['narrowphase', 'SAT', 'separating axis'],
    link: '/collision#narrow-phase-contact-manifolds',
    meaning:
      'The second stage of collision detection, which computes whether and where two shapes touch.',
  },
  {
    term: 'natural frequency',
    aliases: ['stiffness', 'frequencyHz', 'spring constant'],
    link: '/joint#spring-tuning-natural-frequency-and-damping-ratio',
    meaning:
      'The number of oscillations per second of an undamped spring, in Hz, which determines its stiffness.',
  },
  {
    term: 'one-way platform',
    aliases: ['jump-through platform', 'cloud platform', 'one-sided', 'semi-solid'],
    link: '/contacts#one-way-platforms',
    meaning: 'A platform that is solid from above, but that bodies can pass through from below.',
  },
  {
    term: 'overshoot',
    aliases: ['oscillation'],
    link: '/joint#spring-tuning-natural-frequency-and-damping-ratio',
    meaning: 'Motion past the target before a spring or motor settles.',
  },
  {
    term: 'penetration',
    aliases: ['overlap', 'interpenetration', 'sinking'],
    link: '/world/simulation#position-correction-baumgarte-stabilization',
    meaning: 'The depth by which two shapes overlap.',
  },
  {
    term: 'pixels per meter',
    aliases: ['px', 'pixel', 'scale', 'PTM ratio', 'world scale'],
    link: '/api-conventions/units#pixels-per-meter-convert-to-and-from-pixels',
    meaning: 'The scale that converts lengths in the world to lengths on the screen.',
  },
  {
    term: 'polygon radius',
    aliases: ['skin', 'collision margin', 'gap between shapes'],
    link: '/shape#polygon-radius-the-skin-around-shapes',
    meaning:
      'The thickness of the skin around polygons, edges, and chains, which keeps resting shapes slightly apart.',
  },
  {
    term: 'pooling',
    aliases: ['object pool', 'garbage collection', 'memory leak', 'reuse bodies'],
    link: '/world/simulation#object-pooling-and-memory',
    meaning: 'The reuse of objects, which reduces allocation and garbage collection.',
  },
  {
    term: 'profiling',
    aliases: ['performance', 'benchmark', 'slow', 'lag', 'many bodies'],
    link: '/world/simulation#performance-and-profiling-of-many-bodies',
    meaning: 'The measurement of how much time each task in a frame takes.',
  },
  {
    term: 'ray cast',
    aliases: ['raycast', 'ray', 'laser', 'line of sight', 'linecast', 'hitscan'],
    link: '/world/ray-cast',
    meaning: 'A query for the fixtures that a line segment hits.',
  },
  {
    term: 'reaction force',
    aliases: ['joint force', 'getReactionForce', 'joint load'],
    link: '/joint#reaction-force-and-torque',
    meaning: 'The force that a joint applies to its bodies to enforce its constraint.',
  },
  {
    term: 'restitution',
    aliases: ['bounciness', 'bounce', 'bouncy', 'elasticity'],
    link: '/fixture#restitution-bounciness',
    meaning:
      'The bounciness of a fixture: the ratio of the relative speed after an impact to that before it.',
  },
  {
    term: 'restitution threshold',
    aliases: ['velocityThreshold', 'ball sticks to wall', 'bounce stops'],
    link: '/fixture#restitution-threshold-slow-impacts-dont-bounce',
    meaning: 'The approach speed below which bodies do not bounce.',
  },
  {
    term: 'rigid body',
    aliases: ['rigidbody', 'rigidbody2D', 'actor', 'physics object'],
    link: '/body',
    meaning: 'An object that moves and rotates, but never deforms.',
  },
  {
    term: 'rollback',
    aliases: ['netcode', 'rewind', 'prediction'],
    link: '/world/simulation#rollback',
    meaning: 'A return to an earlier state, followed by a new simulation with corrected input.',
  },
  {
    term: 'rotational inertia',
    aliases: ['moment of inertia', 'angular mass'],
    link: '/body#mass-and-density',
    meaning: 'The resistance of a body to changes in its angular velocity, in kg·m².',
  },
  {
    term: 'semi-implicit Euler',
    aliases: ['symplectic Euler', 'integrator', 'integration'],
    link: '/world/simulation#integration-semi-implicit-euler',
    meaning:
      'The integration method of the engine, which updates velocities first, and then moves bodies at the new velocities.',
  },
  {
    term: 'sensor',
    aliases: ['trigger', 'isTrigger', 'trigger zone', 'isSensor', 'overlap event', 'pickup'],
    link: '/fixture#sensors-triggers',
    meaning: 'A fixture that reports overlaps but has no collision response.',
  },
  {
    term: 'sequential impulses',
    aliases: ['Gauss–Seidel', 'PGS', 'constraint solver', 'solver'],
    link: '/world/simulation#how-the-solver-works-sequential-impulses',
    meaning:
      'A solver that applies corrective impulses to one constraint at a time, over several iterations.',
  },
  {
    term: 'shape cast',
    aliases: ['sweep', 'box cast', 'circle cast', 'swept shape'],
    link: '/collision#shape-cast-move-a-shape-along-a-line',
    meaning: 'A query that moves a shape along a line and finds where it first hits another shape.',
  },
  {
    term: 'sleeping',
    aliases: ['sleep', 'awake', 'wake up', 'idle body', 'allowSleep'],
    link: '/body#sleeping',
    meaning:
      'The state of bodies at rest, in which the engine does not simulate them until they are disturbed.',
  },
  {
    term: 'slop',
    aliases: ['linearSlop', 'tolerance'],
    link: '/world/simulation#position-correction-baumgarte-stabilization',
    meaning: 'A small penetration that the solver tolerates on purpose.',
  },
  {
    term: 'soft constraint',
    aliases: ['spring', 'soft joint'],
    link: '/joint/distance-joint#soft-constraints',
    meaning: 'A constraint that acts like a damped spring instead of being rigid.',
  },
  {
    term: 'solver iteration',
    aliases: ['velocityIterations', 'positionIterations', 'iteration count'],
    link: '/world/simulation#solver-iterations-and-warm-starting',
    meaning: 'One pass of the solver over all joints and contacts of an island.',
  },
  {
    term: 'speed limit',
    aliases: ['maxTranslation', 'max speed', 'terminal velocity', 'velocity capped'],
    link: '/api-conventions/units#speed-limit-maxtranslation-and-maxrotation',
    meaning: 'The maximum distance and rotation of a body in one step.',
  },
  {
    term: 'spiral of death',
    aliases: ['game freezes', 'page hangs'],
    link: '/world/simulation#spiral-of-death-limit-the-steps-per-frame',
    meaning:
      'A feedback loop in which slow steps cause even more steps in the next frame, until the game hangs.',
  },
  {
    term: 'stacking',
    aliases: ['stack', 'pile', 'tower', 'pyramid'],
    link: '/world/simulation#stacking-and-jitter-stiffer-stacks-and-joints',
    meaning:
      'An arrangement of bodies that rest on one another, which is demanding for the solver.',
  },
  {
    term: 'static body',
    aliases: ['immovable', 'isStatic', 'wall', 'ground body'],
    link: '/body#body-types-static-dynamic-and-kinematic',
    meaning: 'A body that never moves, such as the ground.',
  },
  {
    term: 'teleport',
    aliases: ['set position', 'setPosition', 'warp', 'respawn'],
    link: '/body#teleport-a-body-by-setting-its-position',
    meaning: 'To set the position of a body directly, without any motion in between.',
  },
  {
    term: 'time of impact',
    aliases: ['TOI', 'timeOfImpact'],
    link: '/collision#time-of-impact-toi-of-two-moving-shapes',
    meaning: 'The fraction of a step after which two moving shapes first touch.',
  },
  {
    term: 'torque',
    aliases: ['angular force', 'spin', 'applyTorque'],
    link: '/body#move-a-body-forces-impulses-and-torque',
    meaning: 'The rotational equivalent of force, in N·m.',
  },
  {
    term: 'tunneling',
    aliases: ['goes through a wall', 'falls through the floor', 'clipping'],
    link: '/collision#tunneling-and-continuous-collision-detection-ccd',
    meaning:
      'A failure of collision detection in which a fast body passes through a thin one between two steps.',
  },
  {
    term: 'user data',
    aliases: ['userData', 'entity', 'tag', 'custom properties'],
    link: '/api-conventions/user-data',
    meaning: 'A custom value attached to a body, fixture, or joint, such as its game entity.',
  },
  {
    term: 'warm starting',
    aliases: ['warm start', 'cached impulses'],
    link: '/world/simulation#solver-iterations-and-warm-starting',
    meaning:
      'The initialization of the solver with the impulses of the previous step, so that it converges faster.',
  },
];

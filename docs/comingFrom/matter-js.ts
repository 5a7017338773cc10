import type { ForeignTable } from '../../src/reference/foreignTable.ts';

export default {
  engine: 'matter.js',
  version: 'matter.js 0.20',
  tasks: [
    {
      title: 'World and time',
      rows: [
        {
          theirs: ['Engine.create', 'engine.world'],
          here: '`new World()`',
          note: 'Engine and world are one object. Pass `gravity`: the default is none.',
        },
        {
          theirs: ['engine.gravity'],
          here: '`WorldDef.gravity`, `world.setGravity()`',
          note: 'In m/s², without a separate `scale`: 1000 divided by your pixels per meter for the default of matter.js.',
        },
        {
          theirs: ['Engine.update'],
          here: '`world.step()`',
          note: 'In seconds: `world.step(1 / 60)`, not `1000 / 60`.',
        },
        {
          theirs: ['Runner.run', 'Runner.create', 'Runner.stop'],
          here: '[A game loop with a fixed timestep](/world#step-the-world)',
          note: 'There is no runner. Pausing means not calling `step()`.',
        },
        {
          theirs: ['engine.timing.timeScale'],
          here: '[Slow motion](/world/simulation#slow-motion-time-scale)',
        },
        {
          theirs: ['positionIterations', 'velocityIterations', 'constraintIterations'],
          here: '[Parameters of `step()`](/world#parameters-of-worldstep)',
          note: 'Joints use the velocity and position iterations as well.',
        },
        {
          theirs: ['enableSleeping'],
          here: '`WorldDef.allowSleep`, [sleeping](/body#sleeping)',
          note: 'On by default; in matter.js, it is off.',
        },
        {
          theirs: ['beforeUpdate', 'afterUpdate'],
          here: '[Your own loop](/world#step-the-world)',
          note: 'Write the code before or after the call of `step()`.',
        },
        {
          theirs: ['Engine.clear', 'Composite.clear'],
          here: '[Dispose of a world](/world#multiple-worlds-and-disposal)',
        },
        {
          theirs: ['Composite.add', 'World.add'],
          here: '`world.createBody()`, `world.createJoint()`',
          note: 'The world creates its bodies, so a body is never outside of a world.',
        },
        {
          theirs: ['Composite.remove', 'World.remove'],
          here: '`world.destroyBody()`, `world.destroyJoint()`',
          note: 'Not during a step: use `world.queueUpdate()` in a listener.',
        },
        {
          theirs: ['Composite.allBodies', 'Composite.allConstraints'],
          here: '[Iterate over bodies, joints, and contacts](/world#iterate-over-bodies-joints-and-contacts)',
        },
      ],
    },
    {
      title: 'Bodies and shapes',
      rows: [
        {
          theirs: ['Bodies.rectangle'],
          here: '`new Box()`, `body.createFixture()`',
          note: 'Half-width and half-height, in meters.',
        },
        {
          theirs: ['Bodies.circle'],
          here: '`new Circle()`',
          note: 'A real circle; matter.js uses a polygon with up to 26 sides.',
        },
        {
          theirs: ['Bodies.polygon', 'Bodies.trapezoid'],
          here: '`new Polygon()`',
          note: 'Compute the vertices yourself.',
        },
        {
          theirs: ['Bodies.fromVertices', 'Common.setDecomp'],
          here: '[Convex decomposition](/shape/polygon#convex-decomposition-of-concave-outlines)',
          note: 'Decompose first; a concave outline becomes its convex hull.',
        },
        {
          theirs: ['Svg.pathToVertices'],
          here: '[Turn an SVG outline into fixtures](/recipes/svg-outline)',
        },
        {
          theirs: ['Body.create', 'parts', 'Body.setParts'],
          here: '[Compound bodies](/shape#compound-bodies-for-concave-shapes)',
          note: 'Several fixtures on one body.',
        },
        {
          theirs: ['isStatic', 'Body.setStatic'],
          here: '`BodyDef.type`, `body.setType()`',
          note: "Static is the **default**: write `type: 'dynamic'`.",
        },
        {
          theirs: ['density', 'Body.setDensity'],
          here: '`FixtureDef.density`, `fixture.setDensity()`',
          note: "Default 0, not 0.001: without it, a body has a mass of 1 kg and doesn't rotate.",
        },
        {
          theirs: ['Body.setMass', 'body.mass'],
          here: '[Read and override the mass](/body#read-and-override-the-mass)',
        },
        {
          theirs: ['Body.setInertia'],
          here: '[Read and override the mass](/body#read-and-override-the-mass)',
        },
        {
          theirs: ['inertia: Infinity'],
          here: '`BodyDef.fixedRotation`, `body.setFixedRotation()`',
          note: 'For a body that never rotates.',
        },
        {
          theirs: ['friction', 'frictionStatic'],
          here: '[Friction](/fixture#friction)',
          note: 'One coefficient for both, mixed as √(a × b) rather than as the minimum.',
        },
        {
          theirs: ['restitution'],
          here: '[Restitution](/fixture#restitution-bounciness)',
        },
        {
          theirs: ['frictionAir'],
          here: '`BodyDef.linearDamping`, `BodyDef.angularDamping`',
          note: 'A rate per second, default 0. The default of matter.js, 0.01 per step of 1/60 s, is a damping of about 0.6.',
        },
        {
          theirs: ['isSensor'],
          here: '`FixtureDef.isSensor`, [sensors](/fixture#sensors-triggers)',
        },
        {
          theirs: ['chamfer', 'Vertices.chamfer'],
          here: '[Rounded box](/shape/polygon#rounded-box-chamfered-corners)',
          note: 'A polygon with three points for each corner.',
        },
        {
          theirs: ['slop'],
          here: '[The skin around shapes](/shape#polygon-radius-the-skin-around-shapes)',
        },
        {
          theirs: ['body.label', 'body.plugin'],
          here: '`body.setUserData()`, [user data](/api-conventions/user-data)',
        },
        {
          theirs: ['Body.scale'],
          here: '[Resize a fixture](/fixture#resize-a-fixture)',
          note: 'Shapes are immutable.',
        },
        { theirs: ['body.bounds'], here: '`fixture.getAABB()`' },
        {
          theirs: ['body.vertices'],
          here: '`PolygonShape`, `body.getWorldPoint()`',
          note: 'Vertices are in local coordinates.',
        },
        {
          theirs: ['isSleeping'],
          here: '`body.isAwake()`',
          note: 'The opposite value.',
        },
        {
          theirs: ['Sleeping.set'],
          here: '`body.setAwake()`',
          note: 'The opposite value.',
        },
      ],
    },
    {
      title: 'Motion',
      rows: [
        {
          theirs: ['Body.setVelocity'],
          here: '`body.setLinearVelocity()`',
          note: 'In m/s, not in pixels per step.',
        },
        {
          theirs: ['body.velocity'],
          here: '`body.getLinearVelocity()`',
        },
        {
          theirs: ['Body.setAngularVelocity'],
          here: '`body.setAngularVelocity()`',
          note: 'In rad/s, not in radians per step.',
        },
        {
          theirs: ['body.angularVelocity'],
          here: '`body.getAngularVelocity()`',
        },
        {
          theirs: ['Body.applyForce', 'body.force'],
          here: '`body.applyForce()`, [forces](/body#move-a-body-forces-impulses-and-torque)',
          note: 'Force first, then the point: the opposite order.',
        },
        { theirs: ['body.torque'], here: '`body.applyTorque()`' },
        {
          theirs: ['Body.setPosition', 'Body.translate'],
          here: '`body.setPosition()`, [teleport a body](/body#teleport-a-body-by-setting-its-position)',
        },
        {
          theirs: ['body.position'],
          here: '`body.getPosition()`',
          note: 'The origin of the body, not its center of mass. Read only.',
        },
        {
          theirs: ['Body.setAngle', 'Body.rotate'],
          here: '`body.setAngle()`',
        },
        {
          theirs: ['body.angle'],
          here: '`body.getAngle()`',
        },
        {
          theirs: ['Body.setCentre'],
          here: '[Body origin and center of mass](/body#body-origin-and-center-of-mass)',
        },
        {
          theirs: ['Body.setSpeed'],
          here: '`body.setLinearVelocity()`',
          note: 'With a vector, not a speed.',
        },
        {
          theirs: ['Body.getSpeed', 'body.speed'],
          here: '`body.getLinearVelocity()`, `vec2.length()`',
        },
        {
          theirs: ['body.angularSpeed'],
          here: '`body.getAngularVelocity()`',
          note: 'With a sign.',
        },
        {
          theirs: ['Body.setAngularSpeed'],
          here: '`body.setAngularVelocity()`',
        },
      ],
    },
    {
      title: 'Collisions and queries',
      rows: [
        {
          theirs: ['Events.on', 'collisionStart'],
          here: '`world.on()`, [`begin-contact`](/contacts#listen-for-collision-events)',
          note: 'One call for each pair of fixtures, during the step.',
        },
        {
          theirs: ['collisionActive'],
          here: '[`pre-solve` and `post-solve`](/contacts#choose-a-collision-event)',
        },
        { theirs: ['collisionEnd'], here: '[`end-contact`](/contacts#contact-lifecycle)' },
        {
          theirs: ['event.pairs'],
          here: '[Find the other body](/contacts#find-the-other-body-in-a-contact)',
          note: 'One call for each contact, not a list.',
        },
        {
          theirs: ['pair.bodyA'],
          here: '`contact.getFixtureA()`',
        },
        {
          theirs: ['pair.bodyB'],
          here: '`contact.getFixtureB()`',
        },
        {
          theirs: ['collision.normal', 'collision.depth', 'collision.supports'],
          here: '`contact.getWorldManifold()`',
        },
        {
          theirs: ['pair.isActive'],
          here: '`contact.setEnabled()`',
          note: 'In `pre-solve`, for this step.',
        },
        {
          theirs: ['collisionFilter', 'Body.nextCategory', 'Body.nextGroup'],
          here: '[Categories, masks, and groups](/fixture#collision-filtering-categories-masks-and-groups)',
          note: 'The same rules, for each fixture. The default mask covers 16 of the 32 categories.',
        },
        {
          theirs: ['Query.ray'],
          here: '`world.rayCast()`',
          note: 'Reports point and normal of each hit.',
        },
        { theirs: ['Query.region'], here: '`world.queryAABB()`' },
        {
          theirs: ['Query.point'],
          here: '[Pick the body under the pointer](/world/aabb-query#pick-the-body-under-the-pointer)',
        },
        {
          theirs: ['Query.collides', 'Collision.collides'],
          here: '[Overlap test](/collision#overlap-test)',
        },
        { theirs: ['Detector.collisions', 'Engine.pairs'], here: '`world.getContactList()`' },
      ],
    },
    {
      title: 'Constraints and tools',
      rows: [
        {
          theirs: ['Constraint.create'],
          here: '`DistanceJoint`, [joint types](/joint#choose-a-joint)',
          note: 'matter.js has one constraint; here, each type has its limits and motors.',
        },
        {
          theirs: ['pointA', 'pointB'],
          here: '[Anchors](/joint#anchors-world-and-local-coordinates)',
        },
        {
          theirs: ['constraint.length: 0', 'length = 0'],
          here: '`RevoluteJoint`',
          note: 'Pins two bodies together at a point.',
        },
        {
          theirs: ['constraint.stiffness', 'constraint.damping'],
          here: '[Natural frequency and damping ratio](/joint#spring-tuning-natural-frequency-and-damping-ratio)',
        },
        {
          theirs: ['Composites.chain'],
          here: '[A chain of bodies](/joint/rope-joint#flexible-rope-a-chain-of-bodies)',
        },
        {
          theirs: ['Composites.car'],
          here: '[A car with wheel joints](/joint/wheel-joint#create-a-car-with-wheel-joints)',
        },
        {
          theirs: ['Composites.softBody', 'Composites.mesh'],
          here: '[Soft blob](/recipes/soft-blob), [soft distance joints](/joint/distance-joint#springs-soft-distance-joints)',
          note: 'Connect circles with springs in your own loop.',
        },
        {
          theirs: ['Composites.stack', 'Composites.pyramid'],
          here: '`world.createBody()`',
          note: 'Two nested loops.',
        },
        {
          theirs: ['MouseConstraint.create', 'Mouse.create'],
          here: '`MouseJoint`, [drag a body](/joint/mouse-joint#create-a-mouse-joint-drag-a-body)',
        },
        {
          theirs: ['Render.create', 'Render.run', 'wireframes'],
          here: '[Rendering](/rendering), [testbed](/testbed)',
        },
        {
          theirs: ['Vector.create'],
          here: '`Vec2`',
          note: 'Every method also accepts `{ x, y }`.',
        },
        {
          theirs: ['Vector.magnitude'],
          here: '`vec2.length()`',
        },
        {
          theirs: ['Vector.normalise'],
          here: '`vec2.normalize()`',
        },
        {
          theirs: ['Common.random', 'Common.nextId'],
          here: '[Determinism](/world/simulation#determinism)',
          note: 'The engine uses no random numbers, and bodies have no ids.',
        },
      ],
    },
  ],
} satisfies ForeignTable;

import type { ForeignTable } from '../../src/reference/foreignTable.ts';

export default {
  engine: 'libGDX',
  version: 'the `gdx-box2d` extension of libGDX 1.13, in Java',
  tasks: [
    {
      title: 'World and game loop',
      rows: [
        {
          theirs: ['Box2D.init'],
          here: '[Import Planck.js](/install#import-planckjs)',
          note: 'No native library to load.',
        },
        {
          theirs: ['new World(new Vector2(0, -10), true)'],
          here: '`new World()`',
          note: '`doSleep` is the option `allowSleep`, which is on by default.',
        },
        {
          theirs: ['world.step(1/60f, 6, 2)', 'World.step'],
          here: '`world.step()`',
          note: 'The defaults are 8 velocity and 3 position iterations.',
        },
        {
          theirs: ['Gdx.graphics.getDeltaTime', 'accumulator'],
          here: '[A loop with a fixed timestep](/world#step-the-world)',
        },
        {
          theirs: ['World.createBody'],
          here: '`world.createBody()`',
        },
        {
          theirs: ['World.destroyBody'],
          here: '`world.destroyBody()`',
        },
        {
          theirs: ['World.createJoint'],
          here: '`world.createJoint()`',
          note: 'Pass a joint, not a definition.',
        },
        {
          theirs: ['World.destroyJoint'],
          here: '`world.destroyJoint()`',
        },
        {
          theirs: ['World.getBodies', 'World.getBodyCount', 'Array<Body>'],
          here: '[Iterate over bodies, joints, and contacts](/world#iterate-over-bodies-joints-and-contacts)',
          note: 'A linked list instead of an array that you pass.',
        },
        {
          theirs: ['World.isLocked'],
          here: '`world.isLocked()`',
        },
        {
          theirs: ['Gdx.app.postRunnable'],
          here: '`world.queueUpdate()`',
        },
        { theirs: ['World.setVelocityThreshold'], here: '`Settings.velocityThreshold`' },
        {
          theirs: ['World.setGravity'],
          here: '`world.setGravity()`',
        },
        {
          theirs: ['World.setContinuousPhysics'],
          here: '`world.setContinuousPhysics()`',
        },
        {
          theirs: ['World.setWarmStarting'],
          here: '`world.setWarmStarting()`',
        },
        {
          theirs: ['World.dispose', 'Shape.dispose', 'Disposable'],
          here: '[Dispose of a world](/world#multiple-worlds-and-disposal)',
          note: 'Garbage collection: drop your references.',
        },
        {
          theirs: ['Box2DDebugRenderer', 'debugRenderer.render'],
          here: '[Debug drawing](/rendering#debug-drawing), [testbed](/testbed)',
        },
        {
          theirs: ['OrthographicCamera', 'camera.unproject', 'FitViewport', 'PPM'],
          here: '[World to screen coordinates](/rendering#camera-and-y-axis-world-to-screen-coordinates)',
        },
      ],
    },
    {
      title: 'Bodies',
      rows: [
        {
          theirs: ['BodyDef.BodyType.DynamicBody', 'BodyType.StaticBody', 'BodyType.KinematicBody'],
          here: '`BodyDef.type`, `BodyType`',
          note: "Strings: `'dynamic'`, `'static'`, and `'kinematic'`.",
        },
        {
          theirs: ['bodyDef.position.set', 'new BodyDef()'],
          here: '`BodyDef`',
          note: "A plain object: `{ type: 'dynamic', position: { x: 0, y: 4 } }`.",
        },
        {
          theirs: ['Body.getPosition'],
          here: '`body.getPosition()`',
        },
        {
          theirs: ['Body.getAngle'],
          here: '`body.getAngle()`',
        },
        {
          theirs: ['Body.setTransform'],
          here: '`body.setTransform()`',
          note: '`setTransform(position, angle)`, with a vector.',
        },
        {
          theirs: ['MathUtils.radiansToDegrees', 'sprite.setRotation'],
          here: '[Sprite offset](/rendering#sprite-offset-origin-center-of-mass-and-anchor)',
        },
        {
          theirs: ['Body.setLinearVelocity', 'Body.setAngularVelocity'],
          here: '`body.setLinearVelocity()`, `body.setAngularVelocity()`',
          note: 'With a vector, not with two numbers.',
        },
        {
          theirs: ['Body.applyForceToCenter', 'Body.applyForce', 'Body.applyTorque'],
          here: '`body.applyForceToCenter()`, `body.applyForce()`, `body.applyTorque()`',
          note: 'The argument `wake` is optional.',
        },
        {
          theirs: ['Body.applyLinearImpulse', 'Body.applyAngularImpulse'],
          here: '`body.applyLinearImpulse()`, `body.applyAngularImpulse()`',
        },
        { theirs: ['Body.setActive', 'bodyDef.active'], here: '`body.setActive()`' },
        {
          theirs: ['Body.setAwake', 'Body.setSleepingAllowed'],
          here: '`body.setAwake()`, `body.setSleepingAllowed()`',
        },
        {
          theirs: ['Body.setBullet', 'Body.setFixedRotation', 'Body.setGravityScale'],
          here: '`body.setBullet()`, `body.setFixedRotation()`, `body.setGravityScale()`',
        },
        {
          theirs: ['Body.setLinearDamping', 'Body.setAngularDamping'],
          here: '`body.setLinearDamping()`, `body.setAngularDamping()`',
        },
        {
          theirs: ['Body.setUserData', 'Body.getUserData'],
          here: '`body.setUserData()`, `body.getUserData()`',
        },
        {
          theirs: ['Body.getFixtureList', 'Body.getJointList'],
          here: '[Iterate over fixtures, joints, and contacts](/body#iterate-over-fixtures-joints-and-contacts)',
          note: 'A linked list, not an `Array`.',
        },
        {
          theirs: ['Body.getMassData', 'MassData'],
          here: '`body.getMassData()`',
          note: 'Writes into its argument.',
        },
        {
          theirs: ['Body.setMassData'],
          here: '`body.setMassData()`',
        },
        {
          theirs: ['Body.getWorldCenter', 'Body.getWorldPoint', 'Body.getLocalPoint'],
          here: '`body.getWorldCenter()`, `body.getWorldPoint()`, `body.getLocalPoint()`',
        },
      ],
    },
    {
      title: 'Fixtures and filters',
      rows: [
        {
          theirs: ['FixtureDef', 'Body.createFixture'],
          here: '`FixtureDef`, `body.createFixture()`',
        },
        {
          theirs: ['PolygonShape.setAsBox'],
          here: '`new Box()`',
          note: 'Half sizes, as in libGDX.',
        },
        {
          theirs: ['PolygonShape.set'],
          here: '`new Polygon()`',
          note: 'An array of vectors, not of numbers.',
        },
        { theirs: ['CircleShape.setRadius', 'CircleShape.setPosition'], here: '`new Circle()`' },
        { theirs: ['EdgeShape.set'], here: '`new Edge()`' },
        {
          theirs: ['ChainShape.createChain', 'ChainShape.createLoop'],
          here: '`new Chain()`',
          note: 'Pass `true` as the second argument for a loop.',
        },
        {
          theirs: ['fixtureDef.filter'],
          here: '[Categories, masks, and groups](/fixture#collision-filtering-categories-masks-and-groups)',
          note: 'Options of the fixture, without a filter object.',
        },
        {
          theirs: ['filter.categoryBits'],
          here: '`FixtureDef.filterCategoryBits`',
        },
        {
          theirs: ['filter.maskBits'],
          here: '`FixtureDef.filterMaskBits`',
        },
        {
          theirs: ['filter.groupIndex'],
          here: '`FixtureDef.filterGroupIndex`',
        },
        {
          theirs: ['Fixture.setFilterData', 'Filter'],
          here: '`fixture.setFilterData()`',
          note: 'Takes an object with `categoryBits`, `maskBits`, and `groupIndex`.',
        },
        {
          theirs: ['fixtureDef.isSensor', 'Fixture.setSensor'],
          here: '`FixtureDef.isSensor`, `fixture.setSensor()`',
        },
        {
          theirs: ['Fixture.testPoint', 'Fixture.setFriction', 'Fixture.setRestitution'],
          here: '`fixture.testPoint()`, `fixture.setFriction()`, `fixture.setRestitution()`',
        },
        {
          theirs: ['TmxMapLoader', 'PolylineMapObject'],
          here: '[Load a Tiled map](/recipes/tiled-map), [merge rows of tiles](/shape/chain#merge-rows-of-tiles)',
        },
      ],
    },
    {
      title: 'Contacts and queries',
      rows: [
        {
          theirs: ['ContactListener', 'World.setContactListener'],
          here: '`world.on()`, [events](/world#events)',
          note: 'Any number of listeners for each event.',
        },
        {
          theirs: ['beginContact(Contact)', 'endContact(Contact)'],
          here: '[`begin-contact` and `end-contact`](/contacts#listen-for-collision-events)',
        },
        {
          theirs: ['preSolve(Contact, Manifold)', 'postSolve(Contact, ContactImpulse)'],
          here: '[`pre-solve` and `post-solve`](/contacts#choose-a-collision-event)',
        },
        {
          theirs: ['Contact.getFixtureA', 'Contact.getFixtureB'],
          here: '`contact.getFixtureA()`, `contact.getFixtureB()`',
        },
        {
          theirs: ['Contact.getWorldManifold'],
          here: '`contact.getWorldManifold()`',
          note: 'Pass `null` for a new object.',
        },
        {
          theirs: ['Contact.setEnabled'],
          here: '`contact.setEnabled()`',
        },
        {
          theirs: ['Contact.setFriction'],
          here: '`contact.setFriction()`',
        },
        {
          theirs: ['Contact.setTangentSpeed'],
          here: '`contact.setTangentSpeed()`',
        },
        { theirs: ['ContactImpulse.getNormalImpulses'], here: '`ContactImpulse.normalImpulses`' },
        {
          theirs: ['ContactFilter', 'World.setContactFilter'],
          here: '[Custom collision filters](/fixture#custom-collision-filters)',
        },
        { theirs: ['World.getContactList'], here: '`world.getContactList()`' },
        {
          theirs: ['RayCastCallback', 'reportRayFixture', 'World.rayCast'],
          here: '`world.rayCast()`',
          note: 'The points come first, then a function; the return values are the same.',
        },
        {
          theirs: ['QueryCallback', 'reportFixture', 'World.QueryAABB'],
          here: '`world.queryAABB()`',
          note: 'The box comes first: `{ lowerBound, upperBound }`.',
        },
      ],
    },
    {
      title: 'Joints and math',
      rows: [
        {
          theirs: ['RevoluteJointDef.initialize', 'RevoluteJointDef'],
          here: '`new RevoluteJoint()`',
          note: 'Instead of `initialize`: `new RevoluteJoint(options, bodyA, bodyB, anchor)`.',
        },
        {
          theirs: ['DistanceJointDef', 'RopeJointDef'],
          here: '`new DistanceJoint()`, `new RopeJoint()`',
        },
        {
          theirs: ['PrismaticJointDef', 'WheelJointDef'],
          here: '`new PrismaticJoint()`, `new WheelJoint()`',
        },
        {
          theirs: ['WeldJointDef', 'FrictionJointDef', 'MotorJointDef'],
          here: '`new WeldJoint()`, `new FrictionJoint()`, `new MotorJoint()`',
        },
        {
          theirs: ['MouseJointDef', 'MouseJoint.setTarget'],
          here: '`new MouseJoint()`, `MouseJoint.setTarget()`',
        },
        {
          theirs: ['PulleyJointDef', 'GearJointDef'],
          here: '`new PulleyJoint()`, `new GearJoint()`',
        },
        {
          theirs: ['jointDef.collideConnected'],
          here: '`JointOpt.collideConnected`',
        },
        {
          theirs: ['Joint.getReactionForce'],
          here: '`joint.getReactionForce()`',
        },
        {
          theirs: ['RevoluteJoint.setMotorSpeed'],
          here: '`RevoluteJoint.setMotorSpeed()`',
        },
        {
          theirs: ['RevoluteJoint.setLimits'],
          here: '`RevoluteJoint.setLimits()`',
        },
        {
          theirs: ['RevoluteJoint.enableMotor'],
          here: '`RevoluteJoint.enableMotor()`',
        },
        {
          theirs: ['Vector2'],
          here: '`Vec2`',
        },
        {
          theirs: ['Vector2.cpy'],
          here: '`vec2.clone()`',
        },
        {
          theirs: ['Vector2.scl'],
          here: '`vec2.mul()`',
        },
        {
          theirs: ['Vector2.nor'],
          here: '`vec2.normalize()`',
        },
        {
          theirs: ['Vector2.len'],
          here: '`vec2.length()`',
        },
        {
          theirs: ['Vector2.dst'],
          here: '`Vec2.distance()`',
        },
        {
          theirs: ['Vector2.dot'],
          here: '`Vec2.dot()`',
        },
        {
          theirs: ['Pool', 'Pools.obtain'],
          here: '[Object pooling and memory](/world/simulation#object-pooling-and-memory)',
        },
      ],
    },
  ],
} satisfies ForeignTable;

import type { ForeignTable } from '../../src/reference/foreignTable.ts';

export default {
  engine: 'Box2D 3',
  version: 'Box2D 3.1, in C',
  tasks: [
    {
      title: 'World and time',
      rows: [
        {
          theirs: ['b2CreateWorld', 'b2DefaultWorldDef', 'b2WorldId'],
          here: '`new World()`',
          note: 'An object, not an id. There is no default gravity.',
        },
        {
          theirs: ['b2World_Step', 'subStepCount'],
          here: '`world.step()`',
          note: 'Iterations instead of substeps: two calls with half the timestep come closest.',
        },
        {
          theirs: ['b2DestroyWorld'],
          here: '[Dispose of a world](/world#multiple-worlds-and-disposal)',
        },
        {
          theirs: ['b2World_SetGravity'],
          here: '`world.setGravity()`',
        },
        {
          theirs: ['b2World_EnableSleeping'],
          here: '`world.setAllowSleeping()`',
        },
        {
          theirs: ['b2World_EnableContinuous'],
          here: '`world.setContinuousPhysics()`',
        },
        {
          theirs: ['b2World_SetRestitutionThreshold', 'restitutionThreshold'],
          here: '`Settings.velocityThreshold`',
        },
        {
          theirs: ['maximumLinearSpeed'],
          here: '[Speed limit](/api-conventions/units#speed-limit-maxtranslation-and-maxrotation)',
          note: 'A distance per step: 120 m/s at 60 Hz.',
        },
        {
          theirs: ['contactHertz', 'contactDampingRatio', 'jointHertz'],
          here: '[Position correction](/world/simulation#position-correction-baumgarte-stabilization)',
          note: 'Contacts are rigid.',
        },
        {
          theirs: ['workerCount', 'enqueueTask'],
          here: '[Headless, or in a web worker](/world/simulation#headless-on-a-server-or-in-a-web-worker)',
          note: 'One thread for each world.',
        },
        { theirs: ['b2SetLengthUnitsPerMeter'], here: '`Settings.lengthUnitsPerMeter`' },
        {
          theirs: ['b2World_Draw', 'b2DebugDraw'],
          here: '[Debug drawing](/rendering#debug-drawing)',
        },
        {
          theirs: ['b2World_GetProfile'],
          here: '[Profiling](/world/simulation#performance-and-profiling-of-many-bodies)',
        },
        {
          theirs: ['b2World_GetCounters'],
          here: '`world.getBodyCount()`, `world.getContactCount()`, `world.getJointCount()`',
        },
        {
          theirs: ['b2World_Explode'],
          here: '[Make an explosion](/world/aabb-query#make-an-explosion)',
        },
      ],
    },
    {
      title: 'Bodies',
      rows: [
        {
          theirs: ['b2CreateBody', 'b2DefaultBodyDef', 'b2BodyId'],
          here: '`world.createBody()`, `BodyDef`',
        },
        {
          theirs: ['b2DestroyBody'],
          here: '`world.destroyBody()`',
        },
        {
          theirs: ['b2Body_IsValid', 'B2_IS_NON_NULL'],
          here: '[Check whether a body is destroyed](/api-conventions/implicit-destruction#check-whether-a-body-is-destroyed)',
        },
        {
          theirs: ['b2_dynamicBody', 'b2_kinematicBody'],
          here: '`BodyDef.type`',
        },
        {
          theirs: ['b2Body_SetType'],
          here: '`body.setType()`',
        },
        {
          theirs: ['b2Body_GetPosition'],
          here: '`body.getPosition()`',
        },
        {
          theirs: ['b2Body_GetRotation', 'b2Rot_GetAngle'],
          here: '`body.getAngle()`',
          note: 'The angle is not limited to ±π.',
        },
        {
          theirs: ['b2Body_SetTransform', 'b2MakeRot'],
          here: '`body.setTransform()`',
          note: 'With an angle, not a rotation.',
        },
        {
          theirs: ['b2Body_SetTargetTransform'],
          here: '[Kinematic bodies](/body#kinematic-moving-platforms)',
          note: 'Set the velocity (target − position) / timestep.',
        },
        {
          theirs: ['b2Body_SetLinearVelocity'],
          here: '`body.setLinearVelocity()`',
        },
        {
          theirs: ['b2Body_SetAngularVelocity'],
          here: '`body.setAngularVelocity()`',
        },
        {
          theirs: ['b2Body_ApplyForce'],
          here: '`body.applyForce()`',
        },
        {
          theirs: ['b2Body_ApplyForceToCenter'],
          here: '`body.applyForceToCenter()`',
        },
        {
          theirs: ['b2Body_ApplyTorque'],
          here: '`body.applyTorque()`',
        },
        {
          theirs: ['b2Body_ApplyLinearImpulse', 'b2Body_ApplyLinearImpulseToCenter'],
          here: '`body.applyLinearImpulse()`',
          note: 'For the center, pass `body.getWorldCenter()`.',
        },
        {
          theirs: ['b2Body_ApplyAngularImpulse'],
          here: '`body.applyAngularImpulse()`',
        },
        { theirs: ['b2Body_SetFixedRotation'], here: '`body.setFixedRotation()`' },
        { theirs: ['b2Body_SetBullet', 'isBullet'], here: '`body.setBullet()`' },
        { theirs: ['b2Body_Disable', 'b2Body_Enable'], here: '`body.setActive()`' },
        {
          theirs: ['b2Body_SetAwake'],
          here: '`body.setAwake()`',
        },
        {
          theirs: ['b2Body_EnableSleep'],
          here: '`body.setSleepingAllowed()`',
        },
        {
          theirs: ['sleepThreshold'],
          here: '`Settings.linearSleepTolerance`',
          note: 'One value for all bodies.',
        },
        {
          theirs: ['b2Body_SetMassData'],
          here: '`body.setMassData()`',
        },
        {
          theirs: ['b2Body_ApplyMassFromShapes', 'updateBodyMass'],
          here: '`body.resetMassData()`',
        },
        {
          theirs: ['b2Body_SetUserData'],
          here: '`body.setUserData()`',
        },
        {
          theirs: ['b2Body_GetUserData'],
          here: '`body.getUserData()`',
        },
        {
          theirs: ['b2Body_GetContactData', 'b2Body_GetShapes', 'b2Body_GetJoints'],
          here: '[Iterate over fixtures, joints, and contacts](/body#iterate-over-fixtures-joints-and-contacts)',
        },
        {
          theirs: ['b2World_GetBodyEvents', 'b2BodyMoveEvent'],
          here: '[Iterate over bodies](/world#iterate-over-bodies-joints-and-contacts)',
          note: 'Skip bodies that are not awake.',
        },
      ],
    },
    {
      title: 'Shapes',
      rows: [
        {
          theirs: ['b2DefaultShapeDef', 'b2ShapeDef'],
          here: '`FixtureDef`',
          note: 'The defaults differ: density 0, friction 0.2.',
        },
        {
          theirs: ['b2ShapeId'],
          here: '`Fixture`',
          note: 'A fixture attaches a shape to a body.',
        },
        {
          theirs: ['b2CreatePolygonShape'],
          here: '`body.createFixture()`',
        },
        {
          theirs: ['b2MakeBox', 'b2MakeOffsetBox'],
          here: '`new Box()`',
        },
        {
          theirs: ['b2ComputeHull', 'b2MakePolygon'],
          here: '`new Polygon()`',
          note: 'Computes the hull.',
        },
        {
          theirs: ['b2MakeRoundedBox', 'b2MakeRoundedPolygon'],
          here: '[The skin around shapes](/shape#polygon-radius-the-skin-around-shapes)',
          note: 'No rounded polygons.',
        },
        { theirs: ['b2CreateCircleShape'], here: '`new Circle()`' },
        {
          theirs: ['b2CreateCapsuleShape', 'b2Capsule'],
          here: '[A box with two circles](/shape/circle#capsule-a-box-with-two-circles)',
        },
        { theirs: ['b2CreateSegmentShape', 'b2Segment'], here: '`new Edge()`' },
        {
          theirs: ['b2CreateChain', 'b2DefaultChainDef'],
          here: '`new Chain()`',
          note: 'Two-sided.',
        },
        { theirs: ['b2DestroyShape'], here: '`body.destroyFixture()`' },
        {
          theirs: ['b2Shape_SetFriction'],
          here: '`fixture.setFriction()`',
        },
        {
          theirs: ['b2Shape_SetRestitution'],
          here: '`fixture.setRestitution()`',
        },
        {
          theirs: ['b2SurfaceMaterial'],
          here: '`FixtureDef.friction`, `FixtureDef.restitution`',
        },
        {
          theirs: ['rollingResistance'],
          here: '[Rolling resistance with angular damping](/shape/circle#rolling-resistance-with-angular-damping)',
        },
        { theirs: ['tangentSpeed'], here: '[Conveyor belts](/contacts#conveyor-belts)' },
        {
          theirs: ['b2Filter', 'b2Shape_SetFilter', 'b2DefaultFilter'],
          here: '[Categories, masks, and groups](/fixture#collision-filtering-categories-masks-and-groups)',
          note: '32 bits instead of 64, of which the default mask covers 16.',
        },
        {
          theirs: ['b2Shape_GetAABB'],
          here: '`fixture.getAABB()`',
        },
        {
          theirs: ['b2Shape_TestPoint'],
          here: '`fixture.testPoint()`',
        },
        {
          theirs: ['b2Shape_SetCircle', 'b2Shape_SetPolygon'],
          here: '[Resize a fixture](/fixture#resize-a-fixture)',
        },
      ],
    },
    {
      title: 'Events and queries',
      rows: [
        {
          theirs: [
            'b2World_GetContactEvents',
            'b2ContactBeginTouchEvent',
            'b2ContactEndTouchEvent',
          ],
          here: '[`begin-contact` and `end-contact`](/contacts#listen-for-collision-events)',
          note: 'Called during the step, while the world is locked.',
        },
        {
          theirs: ['enableContactEvents', 'b2Shape_EnableContactEvents'],
          here: '`world.on()`',
          note: 'Nothing to enable.',
        },
        {
          theirs: ['b2ContactHitEvent', 'enableHitEvents', 'hitEventThreshold'],
          here: '[Impact damage from impulses](/contacts#impact-damage-from-impulses)',
        },
        {
          theirs: ['b2World_GetSensorEvents', 'enableSensorEvents'],
          here: '[Sensors](/fixture#sensors-triggers)',
          note: 'The same events as other contacts.',
        },
        {
          theirs: ['b2World_SetPreSolveCallback', 'enablePreSolveEvents'],
          here: '[One-way platforms](/contacts#one-way-platforms)',
        },
        {
          theirs: ['b2World_SetCustomFilterCallback'],
          here: '[Custom collision filters](/fixture#custom-collision-filters)',
        },
        { theirs: ['b2World_CastRay', 'b2World_CastRayClosest'], here: '`world.rayCast()`' },
        { theirs: ['b2World_OverlapAABB'], here: '`world.queryAABB()`' },
        {
          theirs: ['b2World_OverlapShape', 'b2MakeProxy'],
          here: '[Overlap test](/collision#overlap-test)',
        },
        {
          theirs: ['b2World_CastShape', 'b2ShapeCast'],
          here: '[Shape cast](/collision#shape-cast-move-a-shape-along-a-line)',
        },
        {
          theirs: ['b2World_CastMover', 'b2World_CollideMover', 'b2SolvePlanes'],
          here: '[Character controller](/contacts#ground-detection-for-a-character-controller), [platformer tutorial](/learn/platformer/02-run)',
        },
        {
          theirs: ['b2ShapeDistance'],
          here: '`Distance`',
        },
        {
          theirs: ['b2TimeOfImpact'],
          here: '`TimeOfImpact`',
        },
      ],
    },
    {
      title: 'Joints',
      rows: [
        {
          theirs: ['b2CreateRevoluteJoint', 'b2DefaultRevoluteJointDef'],
          here: '`new RevoluteJoint()`',
        },
        {
          theirs: ['b2CreatePrismaticJoint'],
          here: '`new PrismaticJoint()`',
        },
        {
          theirs: ['b2CreateWheelJoint'],
          here: '`new WheelJoint()`',
          note: 'A wheel joint has no limits.',
        },
        {
          theirs: ['b2CreateDistanceJoint'],
          here: '[Rod, spring, or rope joint](/joint/distance-joint#rod-spring-or-rope-joint)',
        },
        {
          theirs: ['b2CreateWeldJoint'],
          here: '`new WeldJoint()`',
        },
        {
          theirs: ['b2CreateMotorJoint'],
          here: '`new MotorJoint()`',
        },
        {
          theirs: ['b2CreateMouseJoint'],
          here: '`new MouseJoint()`',
        },
        {
          theirs: ['b2CreateFilterJoint'],
          here: '[Custom collision filters](/fixture#custom-collision-filters)',
        },
        {
          theirs: ['b2RevoluteJoint_EnableSpring', 'b2RevoluteJoint_SetSpringHertz'],
          here: '[Servo](/joint/revolute-joint#servo-rotate-to-a-target-angle)',
          note: 'No spring in a revolute joint: control its motor.',
        },
        {
          theirs: ['b2RevoluteJoint_EnableMotor'],
          here: '`RevoluteJoint.enableMotor()`',
        },
        {
          theirs: ['b2RevoluteJoint_SetMotorSpeed'],
          here: '`RevoluteJoint.setMotorSpeed()`',
        },
        {
          theirs: ['b2RevoluteJoint_EnableLimit'],
          here: '`RevoluteJoint.enableLimit()`',
        },
        {
          theirs: ['b2RevoluteJoint_SetLimits'],
          here: '`RevoluteJoint.setLimits()`',
        },
        {
          theirs: ['b2Joint_GetConstraintForce', 'b2Joint_GetConstraintTorque'],
          here: '[Reaction force and torque](/joint#reaction-force-and-torque)',
        },
        { theirs: ['b2DestroyJoint'], here: '`world.destroyJoint()`' },
        {
          theirs: ['localAnchorA', 'localAnchorB'],
          here: '[Anchors](/joint#anchors-world-and-local-coordinates)',
          note: 'Pass one anchor in world coordinates to the constructor, or both in local ones.',
        },
      ],
    },
  ],
} satisfies ForeignTable;

import type { ForeignTable } from '../../src/reference/foreignTable.ts';

export default {
  engine: 'Box2D 2.4',
  version: 'Box2D 2.4.1, in C++',
  tasks: [
    {
      title: 'World and time',
      rows: [
        { theirs: ['b2World'], here: '`new World()`', note: '`new World({ gravity })`' },
        {
          theirs: ['b2World::Step', 'world.Step'],
          here: '`world.step()`',
          note: '`world.step(1 / 60)` has the defaults of 8 velocity and 3 position iterations.',
        },
        {
          theirs: ['b2World::CreateBody', 'CreateBody'],
          here: '`world.createBody()`',
          note: 'The definition is a plain object.',
        },
        { theirs: ['b2World::DestroyBody'], here: '`world.destroyBody()`' },
        {
          theirs: ['b2World::CreateJoint'],
          here: '`world.createJoint()`',
          note: 'Pass a joint, not a definition.',
        },
        {
          theirs: ['b2World::DestroyJoint'],
          here: '`world.destroyJoint()`',
        },
        {
          theirs: ['b2World::IsLocked', 'b2Assert'],
          here: '[Locked world](/world#locked-world-changes-during-a-step)',
          note: 'No assertion: the call has no effect, or returns `null`.',
        },
        {
          theirs: [
            'b2World::SetGravity',
            'b2World::SetAllowSleeping',
            'b2World::SetContinuousPhysics',
            'b2World::SetWarmStarting',
          ],
          here: '`world.setGravity()`, `WorldDef`',
        },
        {
          theirs: ['b2World::SetAutoClearForces', 'b2World::ClearForces'],
          here: '[Forces with several steps per frame](/world#forces-with-several-steps-per-frame)',
        },
        {
          theirs: ['b2World::GetBodyList', 'b2World::GetContactList'],
          here: '[Iterate over bodies, joints, and contacts](/world#iterate-over-bodies-joints-and-contacts)',
        },
        { theirs: ['b2World::ShiftOrigin'], here: '`world.shiftOrigin()`' },
        {
          theirs: ['b2World::SetDebugDraw', 'b2Draw', 'b2World::DebugDraw'],
          here: '[Debug drawing](/rendering#debug-drawing), [testbed](/testbed)',
          note: 'You write the loop over fixtures yourself.',
        },
        {
          theirs: ['b2World::GetProfile', 'b2Profile'],
          here: '[Profiling](/world/simulation#performance-and-profiling-of-many-bodies)',
        },
        {
          theirs: ['b2World::Dump'],
          here: '`Serializer`, [snapshots](/world/simulation#save-and-restore-a-world-snapshots)',
        },
        {
          theirs: ['b2_linearSlop', 'b2_maxTranslation', 'b2_settings.h'],
          here: '`Settings`',
          note: 'You can change them at run time.',
        },
      ],
    },
    {
      title: 'Bodies',
      rows: [
        { theirs: ['b2BodyDef'], here: '`BodyDef`', note: 'A plain object.' },
        {
          theirs: ['b2_dynamicBody', 'b2_staticBody', 'b2_kinematicBody'],
          here: '`BodyType`',
          note: "The strings `'dynamic'`, `'static'`, and `'kinematic'`.",
        },
        { theirs: ['b2Body'], here: '`Body`' },
        {
          theirs: ['b2Body::SetTransform'],
          here: '`body.setTransform()`',
        },
        {
          theirs: ['b2Body::GetTransform'],
          here: '`body.getTransform()`',
        },
        {
          theirs: ['b2Body::SetLinearVelocity', 'b2Body::SetAngularVelocity'],
          here: '`body.setLinearVelocity()`, `body.setAngularVelocity()`',
        },
        {
          theirs: ['b2Body::ApplyForce'],
          here: '`body.applyForce()`',
          note: 'The argument `wake` is optional, and `true` by default.',
        },
        {
          theirs: ['b2Body::ApplyForceToCenter'],
          here: '`body.applyForceToCenter()`',
        },
        {
          theirs: ['b2Body::ApplyTorque'],
          here: '`body.applyTorque()`',
        },
        {
          theirs: ['b2Body::ApplyLinearImpulse', 'b2Body::ApplyLinearImpulseToCenter'],
          here: '`body.applyLinearImpulse()`',
          note: 'For the center, pass `body.getWorldCenter()`.',
        },
        {
          theirs: ['b2Body::ApplyAngularImpulse'],
          here: '`body.applyAngularImpulse()`',
        },
        {
          theirs: ['b2Body::SetEnabled', 'b2BodyDef::enabled', 'b2Body::SetActive'],
          here: '`body.setActive()`',
          note: 'The name of Box2D 2.3.',
        },
        {
          theirs: ['b2Body::SetAwake', 'b2Body::SetSleepingAllowed'],
          here: '`body.setAwake()`, `body.setSleepingAllowed()`',
        },
        {
          theirs: ['b2Body::SetFixedRotation', 'b2Body::SetBullet', 'b2Body::SetGravityScale'],
          here: '`body.setFixedRotation()`, `body.setBullet()`, `body.setGravityScale()`',
        },
        {
          theirs: ['b2Body::GetUserData'],
          here: '`body.getUserData()`',
        },
        {
          theirs: ['b2BodyUserData', 'userData.pointer'],
          here: '[User data](/api-conventions/user-data)',
          note: 'Any value, not a pointer.',
        },
        {
          theirs: ['b2Body::GetMassData', 'b2MassData'],
          here: '`body.getMassData()`',
          note: 'Writes into its argument.',
        },
        {
          theirs: ['b2Body::ResetMassData'],
          here: '`body.resetMassData()`',
        },
        {
          theirs: ['b2Body::GetWorldPoint', 'b2Body::GetLocalVector'],
          here: '`body.getWorldPoint()`, `body.getLocalVector()`',
        },
        {
          theirs: ['b2Body::GetFixtureList', 'b2ContactEdge', 'b2JointEdge'],
          here: '[Iterate over fixtures, joints, and contacts](/body#iterate-over-fixtures-joints-and-contacts)',
        },
      ],
    },
    {
      title: 'Fixtures and filters',
      rows: [
        {
          theirs: ['b2FixtureDef'],
          here: '`FixtureDef`',
        },
        {
          theirs: ['b2Body::CreateFixture'],
          here: '`body.createFixture()`',
        },
        {
          theirs: ['b2Filter'],
          here: '[Categories, masks, and groups](/fixture#collision-filtering-categories-masks-and-groups)',
          note: 'Options of the fixture, without a filter object.',
        },
        {
          theirs: ['categoryBits'],
          here: '`FixtureDef.filterCategoryBits`',
        },
        {
          theirs: ['maskBits'],
          here: '`FixtureDef.filterMaskBits`',
        },
        {
          theirs: ['groupIndex'],
          here: '`FixtureDef.filterGroupIndex`',
        },
        {
          theirs: ['b2Fixture::SetFilterData', 'b2Fixture::Refilter'],
          here: '`fixture.setFilterData()`, `fixture.refilter()`',
        },
        {
          theirs: ['b2ContactFilter', 'ShouldCollide'],
          here: '[Custom collision filters](/fixture#custom-collision-filters)',
        },
        {
          theirs: ['restitutionThreshold', 'b2_velocityThreshold'],
          here: '`Settings.velocityThreshold`',
          note: 'One value for all fixtures, as in Box2D 2.3.',
        },
        {
          theirs: ['b2PolygonShape::SetAsBox'],
          here: '`new Box()`',
          note: 'Half-width and half-height, as in Box2D.',
        },
        {
          theirs: ['b2PolygonShape::Set', 'b2_maxPolygonVertices'],
          here: '`new Polygon()`, [vertex limit](/shape/polygon#vertex-limit-more-than-12-vertices)',
        },
        { theirs: ['b2CircleShape', 'm_radius'], here: '`new Circle()`' },
        {
          theirs: ['b2EdgeShape::SetTwoSided', 'b2EdgeShape::SetOneSided'],
          here: '`new Edge()`, [ghost vertices](/shape/edge#how-ghost-vertices-work)',
          note: 'Always two-sided.',
        },
        {
          theirs: ['b2ChainShape::CreateChain', 'b2ChainShape::CreateLoop'],
          here: '`new Chain()`',
          note: 'Two-sided; pass `true` as the second argument for a loop.',
        },
        {
          theirs: ['b2Shape::TestPoint', 'b2Fixture::TestPoint', 'b2Fixture::GetAABB'],
          here: '`fixture.testPoint()`, `fixture.getAABB()`',
        },
        {
          theirs: ['b2Shape::ComputeMass', 'b2Shape::ComputeAABB'],
          here: '`shape.computeMass()`, `shape.computeAABB()`',
        },
      ],
    },
    {
      title: 'Contacts and queries',
      rows: [
        {
          theirs: ['b2ContactListener', 'b2World::SetContactListener'],
          here: '`world.on()`, [events](/world#events)',
        },
        {
          theirs: ['BeginContact', 'EndContact'],
          here: '[`begin-contact` and `end-contact`](/contacts#listen-for-collision-events)',
        },
        {
          theirs: ['PreSolve', 'PostSolve', 'b2ContactImpulse'],
          here: '[`pre-solve` and `post-solve`](/contacts#choose-a-collision-event)',
        },
        {
          theirs: ['b2DestructionListener', 'SayGoodbye'],
          here: '[Events during destruction](/api-conventions/implicit-destruction#events-during-destruction)',
          note: '`remove-joint` and `remove-fixture`.',
        },
        {
          theirs: ['b2Contact::GetWorldManifold', 'b2WorldManifold'],
          here: '`contact.getWorldManifold()`',
          note: 'Pass `null`. The result is `null` if the contact is not touching or belongs to a sensor.',
        },
        {
          theirs: ['b2Contact::SetEnabled', 'b2Contact::SetFriction', 'b2Contact::SetTangentSpeed'],
          here: '`contact.setEnabled()`, `contact.setFriction()`, `contact.setTangentSpeed()`',
        },
        {
          theirs: ['b2GetPointStates'],
          here: '`getPointStates()`',
        },
        {
          theirs: ['b2PointState'],
          here: '`PointState`',
        },
        {
          theirs: ['b2QueryCallback', 'b2World::QueryAABB', 'ReportFixture'],
          here: '`world.queryAABB()`',
          note: 'The box comes first, then a function.',
        },
        {
          theirs: ['b2RayCastCallback', 'b2World::RayCast'],
          here: '`world.rayCast()`',
          note: 'The points come first, then a function.',
        },
        {
          theirs: ['b2TestOverlap'],
          here: '`Distance.testOverlap()`, [overlap test](/collision#overlap-test)',
        },
        {
          theirs: ['b2Distance'],
          here: '`Distance`',
        },
        {
          theirs: ['b2ShapeCast'],
          here: '`ShapeCast`',
        },
        {
          theirs: ['b2TimeOfImpact', 'b2Sweep'],
          here: '`TimeOfImpact`',
        },
        {
          theirs: ['b2DynamicTree'],
          here: '`DynamicTree`',
        },
        {
          theirs: ['b2BroadPhase'],
          here: '`BroadPhase`',
        },
      ],
    },
    {
      title: 'Joints and math',
      rows: [
        {
          theirs: ['b2RevoluteJointDef', 'b2RevoluteJointDef::Initialize'],
          here: '`new RevoluteJoint()`, `RevoluteJointDef`',
          note: 'Instead of `Initialize`: `new RevoluteJoint(options, bodyA, bodyB, anchor)`.',
        },
        {
          theirs: ['b2PrismaticJointDef'],
          here: '`new PrismaticJoint()`',
        },
        {
          theirs: ['b2WheelJointDef'],
          here: '`new WheelJoint()`',
        },
        {
          theirs: ['b2WeldJointDef'],
          here: '`new WeldJoint()`',
        },
        {
          theirs: ['b2DistanceJointDef', 'minLength', 'maxLength'],
          here: '`new DistanceJoint()`, [limit the stretch](/joint/distance-joint#limit-the-stretch-of-a-spring)',
          note: 'A fixed length, or a spring; for a maximum, add a `RopeJoint`.',
        },
        {
          theirs: ['b2LinearStiffness', 'b2AngularStiffness', 'stiffness'],
          here: '[Natural frequency and damping ratio](/joint#spring-tuning-natural-frequency-and-damping-ratio)',
          note: '`frequencyHz` and `dampingRatio`, as before version 2.4.',
        },
        {
          theirs: ['b2MouseJointDef'],
          here: '`new MouseJoint()`',
        },
        {
          theirs: ['b2MotorJointDef'],
          here: '`new MotorJoint()`',
        },
        {
          theirs: ['b2FrictionJointDef'],
          here: '`new FrictionJoint()`',
        },
        {
          theirs: ['b2PulleyJointDef'],
          here: '`new PulleyJoint()`',
        },
        {
          theirs: ['b2GearJointDef'],
          here: '`new GearJoint()`',
        },
        {
          theirs: ['b2RopeJoint', 'b2RopeJointDef'],
          here: '`new RopeJoint()`',
          note: 'Version 2.4 has replaced it by a distance joint with a maximum.',
        },
        {
          theirs: ['b2Rope', 'b2RopeTuning'],
          here: '[A chain of bodies](/joint/rope-joint#flexible-rope-a-chain-of-bodies)',
        },
        {
          theirs: ['b2JointDef::collideConnected'],
          here: '`JointOpt.collideConnected`',
        },
        {
          theirs: ['b2Joint::GetReactionForce'],
          here: '`joint.getReactionForce()`',
        },
        {
          theirs: ['b2Vec2'],
          here: '`Vec2`, `Vec2Value`',
          note: 'Every method accepts `{ x, y }`.',
        },
        {
          theirs: ['b2Dot'],
          here: '`Vec2.dot()`',
        },
        {
          theirs: ['b2Cross'],
          here: '`Vec2.cross()`',
        },
        {
          theirs: ['b2Distance(a, b)'],
          here: '`Vec2.distance()`',
        },
        {
          theirs: ['b2Rot'],
          here: '`Rot`',
        },
        {
          theirs: ['b2Transform'],
          here: '`Transform`',
        },
        {
          theirs: ['b2Mul'],
          here: '`Transform.mulVec2()`',
        },
        {
          theirs: ['b2MulT'],
          here: '`Transform.mulTVec2()`',
        },
        { theirs: ['b2AABB'], here: '`AABB`' },
        {
          theirs: ['b2IsValid'],
          here: '`Vec2.isValid()`',
          note: 'For a number, `Number.isFinite()`.',
        },
        {
          theirs: ['b2_pi'],
          here: '[Units](/api-conventions/units)',
          note: '`Math.PI` is part of JavaScript.',
        },
        {
          theirs: ['b2Timer'],
          here: '[Profiling](/world/simulation#performance-and-profiling-of-many-bodies)',
          note: '`performance.now()` is part of JavaScript.',
        },
      ],
    },
  ],
} satisfies ForeignTable;

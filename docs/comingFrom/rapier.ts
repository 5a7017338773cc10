import type { ForeignTable } from '../../src/reference/foreignTable.ts';

export default {
  engine: 'Rapier',
  version: 'the JavaScript package `@dimforge/rapier2d` 0.21',
  tasks: [
    {
      title: 'World and time',
      rows: [
        {
          theirs: ['RAPIER.init'],
          here: '[Import Planck.js](/install#import-planckjs)',
          note: 'Nothing to wait for: there is no WebAssembly.',
        },
        {
          theirs: ['new RAPIER.World'],
          here: '`new World()`',
        },
        {
          theirs: ['world.gravity'],
          here: '`world.setGravity()`',
        },
        {
          theirs: ['world.step', 'world.timestep'],
          here: '`world.step()`',
          note: 'The timestep is an argument, and has no default.',
        },
        {
          theirs: [
            'world.integrationParameters',
            'numSolverIterations',
            'numInternalPgsIterations',
          ],
          here: '[Parameters of `step()`](/world#parameters-of-worldstep)',
        },
        { theirs: ['lengthUnit'], here: '`Settings.lengthUnitsPerMeter`' },
        {
          theirs: ['world.free'],
          here: '[Dispose of a world](/world#multiple-worlds-and-disposal)',
          note: 'Drop your references; there is no memory to free.',
        },
        {
          theirs: ['world.takeSnapshot', 'World.restoreSnapshot'],
          here: '`Serializer`, [snapshots](/world/simulation#save-and-restore-a-world-snapshots)',
          note: 'JSON, without the state of the solver.',
        },
        { theirs: ['world.debugRender'], here: '[Debug drawing](/rendering#debug-drawing)' },
        {
          theirs: [
            'world.forEachRigidBody',
            'world.forEachCollider',
            'world.forEachActiveRigidBody',
          ],
          here: '[Iterate over bodies, joints, and contacts](/world#iterate-over-bodies-joints-and-contacts)',
        },
        {
          theirs: ['world.profilerEnabled', 'timingStep'],
          here: '[Profiling](/world/simulation#performance-and-profiling-of-many-bodies)',
        },
      ],
    },
    {
      title: 'Bodies and RigidBodyDesc',
      rows: [
        {
          theirs: ['RigidBodyDesc.dynamic', 'RigidBodyDesc.fixed'],
          here: '`BodyDef.type`',
          note: "`'dynamic'` and `'static'`; static is the default.",
        },
        {
          theirs: ['RigidBodyDesc.kinematicVelocityBased'],
          here: '[Kinematic bodies](/body#kinematic-moving-platforms)',
        },
        {
          theirs: [
            'RigidBodyDesc.kinematicPositionBased',
            'setNextKinematicTranslation',
            'setNextKinematicRotation',
          ],
          here: '[Kinematic bodies](/body#kinematic-moving-platforms)',
          note: 'Set the velocity (target − position) / timestep.',
        },
        {
          theirs: ['world.createRigidBody'],
          here: '`world.createBody()`',
        },
        {
          theirs: ['world.removeRigidBody'],
          here: '`world.destroyBody()`',
        },
        {
          theirs: ['rigidBody.translation'],
          here: '`body.getPosition()`',
        },
        {
          theirs: ['setTranslation'],
          here: '`body.setPosition()`',
        },
        {
          theirs: ['rigidBody.rotation'],
          here: '`body.getAngle()`',
        },
        {
          theirs: ['setRotation'],
          here: '`body.setAngle()`',
        },
        {
          theirs: ['linvel'],
          here: '`body.getLinearVelocity()`',
        },
        {
          theirs: ['setLinvel'],
          here: '`body.setLinearVelocity()`',
        },
        {
          theirs: ['angvel'],
          here: '`body.getAngularVelocity()`',
        },
        {
          theirs: ['setAngvel'],
          here: '`body.setAngularVelocity()`',
        },
        { theirs: ['velocityAtPoint'], here: '`body.getLinearVelocityFromWorldPoint()`' },
        {
          theirs: ['addForce'],
          here: '`body.applyForceToCenter()`',
          note: 'Cleared after every step; a force of Rapier stays until you reset it.',
        },
        {
          theirs: ['resetForces'],
          here: '`world.clearForces()`',
          note: 'Rarely needed, because each step clears forces.',
        },
        { theirs: ['addForceAtPoint'], here: '`body.applyForce()`' },
        {
          theirs: ['addTorque'],
          here: '`body.applyTorque()`',
        },
        {
          theirs: ['resetTorques'],
          here: '`world.clearForces()`',
        },
        {
          theirs: ['applyImpulse'],
          here: '`body.applyLinearImpulse()`',
          note: 'With a point: pass `body.getWorldCenter()`.',
        },
        {
          theirs: ['applyImpulseAtPoint'],
          here: '`body.applyLinearImpulse()`',
        },
        { theirs: ['applyTorqueImpulse'], here: '`body.applyAngularImpulse()`' },
        {
          theirs: ['lockRotations'],
          here: '`body.setFixedRotation()`, [lock rotation](/body#lock-rotation)',
        },
        {
          theirs: ['lockTranslations'],
          here: '`RevoluteJoint`',
          note: 'To a static body, at the center of mass.',
        },
        {
          theirs: ['setEnabledTranslations'],
          here: '[Lock one axis](/joint/wheel-joint#lock-one-axis-and-leave-rotation-free), `WheelJoint`',
          note: 'With a joint to a static body. A prismatic joint would lock the rotation as well.',
        },
        {
          theirs: ['setLinearDamping', 'setAngularDamping', 'setGravityScale'],
          here: '[Damping](/body#damping-drag)',
          note: 'The same names, and the same formula.',
        },
        {
          theirs: ['enableCcd', 'setCcdEnabled', 'setSoftCcdPrediction'],
          here: '`body.setBullet()`, [bullets](/body#bullets-continuous-collision-detection-ccd)',
          note: 'Needed only against other dynamic bodies.',
        },
        {
          theirs: ['setAdditionalMass', 'setAdditionalMassProperties'],
          here: '`body.setMassData()`',
          note: 'Replaces the mass of the fixtures, and adds nothing to it.',
        },
        {
          theirs: ['recomputeMassPropertiesFromColliders'],
          here: '`body.resetMassData()`',
        },
        {
          theirs: ['localCom'],
          here: '`body.getLocalCenter()`',
        },
        {
          theirs: ['worldCom'],
          here: '`body.getWorldCenter()`',
        },
        {
          theirs: ['principalInertia'],
          here: '`body.getInertia()`',
          note: 'About the origin of the body.',
        },
        {
          theirs: ['rigidBody.sleep', 'rigidBody.wakeUp'],
          here: '`body.setAwake()`',
        },
        {
          theirs: ['isSleeping'],
          here: '`body.isAwake()`',
          note: 'The opposite value.',
        },
        {
          theirs: ['setCanSleep'],
          here: '`body.setSleepingAllowed()`',
        },
        { theirs: ['rigidBody.setEnabled'], here: '`body.setActive()`' },
        {
          theirs: ['rigidBody.handle', 'rigidBody.userData'],
          here: '`body.setUserData()`, [user data](/api-conventions/user-data)',
          note: 'A body has no handle: the object is its identity.',
        },
        {
          theirs: ['setDominanceGroup'],
          here: '[Body types](/body#body-types-static-dynamic-and-kinematic)',
          note: 'No counterpart; a kinematic body pushes without being pushed.',
        },
        { theirs: ['setBodyType'], here: '`body.setType()`' },
      ],
    },
    {
      title: 'Fixtures and ColliderDesc',
      rows: [
        {
          theirs: ['ColliderDesc', 'world.createCollider'],
          here: '`FixtureDef`, `body.createFixture()`',
          note: 'Every fixture belongs to a body.',
        },
        { theirs: ['world.removeCollider'], here: '`body.destroyFixture()`' },
        { theirs: ['ColliderDesc.cuboid'], here: '`new Box()`', note: 'Half sizes, as in Rapier.' },
        { theirs: ['ColliderDesc.ball'], here: '`new Circle()`' },
        {
          theirs: ['ColliderDesc.capsule'],
          here: '[A box with two circles](/shape/circle#capsule-a-box-with-two-circles)',
        },
        {
          theirs: ['ColliderDesc.roundCuboid', 'setContactSkin'],
          here: '[The skin around shapes](/shape#polygon-radius-the-skin-around-shapes)',
          note: 'No rounded shapes.',
        },
        {
          theirs: [
            'ColliderDesc.convexHull',
            'ColliderDesc.convexPolyline',
            'ColliderDesc.triangle',
          ],
          here: '`new Polygon()`',
        },
        { theirs: ['ColliderDesc.polyline', 'ColliderDesc.heightfield'], here: '`new Chain()`' },
        { theirs: ['ColliderDesc.segment'], here: '`new Edge()`' },
        {
          theirs: [
            'ColliderDesc.trimesh',
            'ColliderDesc.compound',
            'ColliderDesc.convexDecomposition',
          ],
          here: '[Compound bodies](/shape#compound-bodies-for-concave-shapes)',
        },
        {
          theirs: ['ColliderDesc.halfspace'],
          here: '`new Edge()`',
          note: 'A long edge stands for a half-space.',
        },
        {
          theirs: ['ColliderDesc.voxels'],
          here: '[Merge rows of tiles](/shape/chain#merge-rows-of-tiles)',
        },
        {
          theirs: ['collider.setSensor'],
          here: '`fixture.setSensor()`, [sensors](/fixture#sensors-triggers)',
        },
        {
          theirs: ['collider.setFriction', 'collider.setRestitution', 'collider.setDensity'],
          here: '`fixture.setFriction()`, `fixture.setRestitution()`, `fixture.setDensity()`',
          note: 'The default density is 0, not 1.',
        },
        {
          theirs: ['setFrictionCombineRule', 'CoefficientCombineRule'],
          here: '`mixFriction()`, [override it for one contact](/contacts#override-friction-and-restitution-for-one-contact)',
          note: 'Always √(a × b) for friction, and the larger restitution.',
        },
        {
          theirs: ['setCollisionGroups', 'InteractionGroups'],
          here: '[Categories, masks, and groups](/fixture#collision-filtering-categories-masks-and-groups)',
          note: 'Two numbers of 32 bits, in separate options. The default mask covers 16 bits.',
        },
        {
          theirs: ['setSolverGroups', 'PhysicsHooks', 'filterContactPair'],
          here: '`contact.setEnabled()`, [custom collision filters](/fixture#custom-collision-filters)',
        },
        {
          theirs: ['setTranslationWrtParent'],
          here: '`new Box()`, `new Circle()`',
          note: "The center is an argument of the shape, and can't change.",
        },
        { theirs: ['containsPoint'], here: '`fixture.testPoint()`' },
      ],
    },
    {
      title: 'Events and queries',
      rows: [
        {
          theirs: ['EventQueue', 'drainCollisionEvents'],
          here: '[`begin-contact` and `end-contact`](/contacts#listen-for-collision-events)',
          note: 'Called during the step, not after it.',
        },
        {
          theirs: ['ActiveEvents.COLLISION_EVENTS', 'setActiveEvents'],
          here: '`world.on()`',
          note: 'All fixtures report events; nothing to enable.',
        },
        {
          theirs: ['drainContactForceEvents', 'setContactForceEventThreshold'],
          here: '[Impact damage from impulses](/contacts#impact-damage-from-impulses)',
        },
        {
          theirs: ['ActiveCollisionTypes'],
          here: "[When a sensor doesn't detect a body](/fixture#when-a-sensor-doesnt-detect-a-body)",
          note: 'As in Rapier, one of two bodies has to be dynamic.',
        },
        {
          theirs: ['contactPairsWith', 'intersectionPairsWith', 'contactPair'],
          here: '`body.getContactList()`, `contact.isTouching()`',
        },
        { theirs: ['TempContactManifold', 'localNormal1'], here: '`contact.getWorldManifold()`' },
        {
          theirs: ['world.castRay', 'RAPIER.Ray', 'castRayAndGetNormal'],
          here: '`world.rayCast()`',
          note: 'Two points instead of origin and direction.',
        },
        {
          theirs: ['intersectionsWithRay'],
          here: '[All hits](/world/ray-cast#hit-order-closest-hit-and-all-hits)',
        },
        {
          theirs: ['world.castShape'],
          here: '[Shape cast](/collision#shape-cast-move-a-shape-along-a-line)',
          note: 'Between two shapes: get the candidates from an AABB query.',
        },
        {
          theirs: ['intersectionsWithShape', 'intersectionWithShape'],
          here: '`world.queryAABB()`, [overlap test](/collision#overlap-test)',
        },
        {
          theirs: ['intersectionsWithPoint', 'projectPoint'],
          here: '[Pick the body under the pointer](/world/aabb-query#pick-the-body-under-the-pointer)',
        },
        {
          theirs: [
            'KinematicCharacterController',
            'createCharacterController',
            'computeColliderMovement',
            'computedGrounded',
          ],
          here: '[Move and Slide](/recipes/move-and-slide), [character controller](/contacts#ground-detection-for-a-character-controller)',
          note: 'A kinematic body with shape casts, or a dynamic body with contact normals.',
        },
      ],
    },
    {
      title: 'Joints',
      rows: [
        {
          theirs: ['world.createImpulseJoint'],
          here: '`world.createJoint()`',
        },
        {
          theirs: ['world.removeImpulseJoint'],
          here: '`world.destroyJoint()`',
        },
        { theirs: ['JointData.revolute'], here: '`RevoluteJoint`' },
        { theirs: ['JointData.prismatic'], here: '`PrismaticJoint`' },
        { theirs: ['JointData.fixed'], here: '`WeldJoint`' },
        {
          theirs: ['JointData.spring'],
          here: '`DistanceJoint`',
          note: 'By frequency and damping ratio, not by stiffness.',
        },
        { theirs: ['JointData.rope'], here: '`RopeJoint`' },
        {
          theirs: ['createMultibodyJoint', 'MultibodyJoint'],
          here: '[Mass ratio and joint stretching](/joint#mass-ratio-and-joint-stretching)',
          note: 'No reduced coordinates; chains stretch under heavy loads.',
        },
        {
          theirs: ['configureMotorVelocity', 'configureMotorModel'],
          here: '`RevoluteJoint.setMotorSpeed()`, [motors](/joint#joint-limits-motors-and-springs)',
        },
        {
          theirs: ['configureMotorPosition', 'configureMotor'],
          here: '[Servo](/joint/revolute-joint#servo-rotate-to-a-target-angle)',
        },
        {
          theirs: ['joint.setLimits'],
          here: '`RevoluteJoint.setLimits()`, `RevoluteJoint.enableLimit()`',
        },
        { theirs: ['setContactsEnabled'], here: '`JointOpt.collideConnected`' },
      ],
    },
  ],
} satisfies ForeignTable;

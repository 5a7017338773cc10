import type { ForeignTable } from '../../src/reference/foreignTable.ts';

export default {
  engine: 'p2.js',
  version: 'p2.js 0.7 and its successor p2-es 1.2',
  tasks: [
    {
      title: 'World and time',
      rows: [
        {
          theirs: ['new p2.World'],
          here: '`new World()`',
          note: 'There is no default gravity.',
        },
        {
          theirs: ['world.gravity'],
          here: '`world.setGravity()`',
          note: 'An object with `x` and `y`.',
        },
        {
          theirs: ['world.step', 'maxSubSteps'],
          here: '`world.step()`, [your own loop](/world#step-the-world)',
          note: 'The second argument has a different meaning: pass the timestep only.',
        },
        {
          theirs: ['interpolatedPosition', 'interpolatedAngle'],
          here: '[Interpolation](/rendering#interpolation-draw-between-two-steps)',
        },
        {
          theirs: ['world.addBody'],
          here: '`world.createBody()`',
          note: 'The world creates its bodies.',
        },
        {
          theirs: ['world.removeBody'],
          here: '`world.destroyBody()`',
        },
        {
          theirs: ['world.bodies', 'world.constraints'],
          here: '[Iterate over bodies, joints, and contacts](/world#iterate-over-bodies-joints-and-contacts)',
          note: 'Linked lists, not arrays.',
        },
        {
          theirs: ['world.sleepMode', 'World.BODY_SLEEPING', 'World.ISLAND_SLEEPING'],
          here: '`WorldDef.allowSleep`, [sleeping](/body#sleeping)',
          note: 'By island, and on by default.',
        },
        {
          theirs: ['GSSolver', 'solver.iterations', 'solver.tolerance'],
          here: '[Parameters of `step()`](/world#parameters-of-worldstep)',
        },
        {
          theirs: ['SAPBroadphase', 'NaiveBroadphase'],
          here: '[Broad phase](/collision#broad-phase-dynamic-tree-of-fat-aabbs)',
          note: 'A dynamic tree; nothing to choose.',
        },
        {
          theirs: ['islandSplit'],
          here: '[Islands](/world/simulation#islands)',
          note: 'Always on.',
        },
        {
          theirs: ['world.applyGravity'],
          here: '`body.setGravityScale()`',
          note: '0 for no gravity, for each body.',
        },
        {
          theirs: ['applyDamping'],
          here: '`body.setLinearDamping()`, `body.setAngularDamping()`',
          note: '0 for no damping.',
        },
        {
          theirs: ['applySpringForces'],
          here: '[Soft distance joints](/joint/distance-joint#springs-soft-distance-joints)',
          note: 'A spring is a joint: destroy it to turn it off.',
        },
        {
          theirs: ['postStep'],
          here: '[Your own loop](/world#step-the-world)',
          note: 'Write the code after the call of `step()`.',
        },
        {
          theirs: ['world.stepping'],
          here: '`world.isLocked()`',
        },
        {
          theirs: ['world.clear'],
          here: '[Dispose of a world](/world#multiple-worlds-and-disposal)',
        },
        {
          theirs: ['world.time', 'world.accumulator'],
          here: '[The accumulator](/world#step-the-world)',
          note: 'In your own loop.',
        },
      ],
    },
    {
      title: 'Bodies',
      rows: [
        { theirs: ['new p2.Body'], here: '`world.createBody()`' },
        {
          theirs: ['body.mass', 'mass: 0'],
          here: '`FixtureDef.density`, [mass and density](/body#mass-and-density)',
          note: 'From the density of the fixtures.',
        },
        {
          theirs: ['Body.DYNAMIC', 'Body.STATIC', 'Body.KINEMATIC', 'body.type'],
          here: '`BodyDef.type`, `body.setType()`',
          note: "Mass doesn't change the type.",
        },
        {
          theirs: ['body.position'],
          here: '`body.getPosition()`, `body.setPosition()`',
          note: 'An object, and not to be modified.',
        },
        { theirs: ['body.angle'], here: '`body.getAngle()`, `body.setAngle()`' },
        {
          theirs: ['body.velocity'],
          here: '`body.setLinearVelocity()`, `body.getLinearVelocity()`',
        },
        {
          theirs: ['body.angularVelocity'],
          here: '`body.setAngularVelocity()`, `body.getAngularVelocity()`',
        },
        {
          theirs: ['body.force'],
          here: '`body.applyForceToCenter()`',
        },
        {
          theirs: ['body.angularForce'],
          here: '`body.applyTorque()`',
        },
        {
          theirs: ['body.applyForce'],
          here: '`body.applyForce()`',
          note: 'The point is in world coordinates, not relative to the body.',
        },
        {
          theirs: ['body.applyImpulse'],
          here: '`body.applyLinearImpulse()`',
          note: 'The point is in world coordinates, not relative to the body.',
        },
        {
          theirs: ['body.applyForceLocal', 'body.applyImpulseLocal'],
          here: '`body.getWorldVector()`, `body.getWorldPoint()`',
          note: 'Convert first, then apply.',
        },
        {
          theirs: ['body.damping'],
          here: '`body.setLinearDamping()`',
          note: 'Default 0, not 0.1, and a rate per second rather than a share.',
        },
        {
          theirs: ['body.angularDamping'],
          here: '`body.setAngularDamping()`',
        },
        { theirs: ['body.fixedRotation'], here: '`body.setFixedRotation()`' },
        {
          theirs: ['body.fixedX', 'body.fixedY'],
          here: '[Lock one axis](/joint/wheel-joint#lock-one-axis-and-leave-rotation-free), `WheelJoint`',
          note: 'With a joint to a static body. A prismatic joint would lock the rotation as well.',
        },
        { theirs: ['body.gravityScale'], here: '`body.setGravityScale()`' },
        {
          theirs: ['ccdSpeedThreshold', 'ccdIterations'],
          here: '`body.setBullet()`, [continuous collision detection](/collision#tunneling-and-continuous-collision-detection-ccd)',
          note: 'Always on against static and kinematic bodies.',
        },
        {
          theirs: ['collisionResponse'],
          here: '[Sensors](/fixture#sensors-triggers), `contact.setEnabled()`',
        },
        {
          theirs: ['body.toWorldFrame'],
          here: '`body.getWorldPoint()`',
        },
        {
          theirs: ['body.toLocalFrame'],
          here: '`body.getLocalPoint()`',
        },
        {
          theirs: ['vectorToWorldFrame'],
          here: '`body.getWorldVector()`',
        },
        {
          theirs: ['vectorToLocalFrame'],
          here: '`body.getLocalVector()`',
        },
        {
          theirs: ['body.sleepState'],
          here: '`body.isAwake()`',
        },
        {
          theirs: ['sleepSpeedLimit'],
          here: '`Settings.linearSleepTolerance`',
          note: 'One value for all bodies.',
        },
        {
          theirs: ['sleepTimeLimit'],
          here: '`Settings.timeToSleep`',
          note: 'One value for all bodies.',
        },
        {
          theirs: ['body.getAABB'],
          here: '`fixture.getAABB()`',
        },
        {
          theirs: ['body.setDensity'],
          here: '`fixture.setDensity()`',
        },
        {
          theirs: ['body.getArea'],
          here: '[Mass and density](/body#mass-and-density)',
          note: 'Mass divided by density.',
        },
        { theirs: ['body.id', 'getBodyByID'], here: '[User data](/api-conventions/user-data)' },
        {
          theirs: ['body.fromPolygon', 'concavePath'],
          here: '[Convex decomposition](/shape/polygon#convex-decomposition-of-concave-outlines)',
          note: 'With poly-decomp, by the author of p2.js.',
        },
      ],
    },
    {
      title: 'Shapes and materials',
      rows: [
        {
          theirs: ['body.addShape'],
          here: '`body.createFixture()`',
        },
        {
          theirs: ['body.removeShape'],
          here: '`body.destroyFixture()`',
        },
        { theirs: ['p2.Box'], here: '`new Box()`', note: 'Half the width and half the height.' },
        {
          theirs: ['p2.Circle', 'p2.Particle'],
          here: '`new Circle()`',
          note: 'No particles: use a small circle.',
        },
        { theirs: ['p2.Convex'], here: '`new Polygon()`' },
        {
          theirs: ['p2.Capsule'],
          here: '[A box with two circles](/shape/circle#capsule-a-box-with-two-circles)',
        },
        {
          theirs: ['p2.Plane', 'p2.Line'],
          here: '`new Edge()`',
          note: 'No half-space: a long edge, or a thick box.',
        },
        { theirs: ['p2.Heightfield'], here: '`new Chain()`' },
        {
          theirs: ['shape.sensor'],
          here: '`FixtureDef.isSensor`, [sensors](/fixture#sensors-triggers)',
        },
        {
          theirs: ['shape.collisionGroup'],
          here: '`FixtureDef.filterCategoryBits`',
          note: 'The default is 1, as in p2.js.',
        },
        {
          theirs: ['shape.collisionMask'],
          here: '`FixtureDef.filterMaskBits`',
          note: 'The default is `0xffff`, not 1.',
        },
        {
          theirs: ['p2.Material', 'p2.ContactMaterial', 'world.addContactMaterial'],
          here: '`FixtureDef.friction`, `FixtureDef.restitution`, [override them for one contact](/contacts#override-friction-and-restitution-for-one-contact)',
          note: 'Per fixture, then mixed for each pair.',
        },
        {
          theirs: ['defaultContactMaterial', 'relaxation', 'setGlobalStiffness'],
          here: '[Position correction](/world/simulation#position-correction-baumgarte-stabilization)',
          note: 'Contacts are rigid.',
        },
        { theirs: ['surfaceVelocity'], here: '[Conveyor belts](/contacts#conveyor-belts)' },
      ],
    },
    {
      title: 'Collisions and queries',
      rows: [
        {
          theirs: ['beginContact', 'endContact'],
          here: '[`begin-contact` and `end-contact`](/contacts#listen-for-collision-events)',
        },
        {
          theirs: ['preSolve', 'contactEquations'],
          here: '[`pre-solve`](/contacts#choose-a-collision-event)',
          note: 'One call for each contact, not one for all.',
        },
        {
          theirs: ['impact'],
          here: '[Impact damage from impulses](/contacts#impact-damage-from-impulses)',
        },
        {
          theirs: ['narrowphase.collidedLastStep', 'bodiesOverlap'],
          here: '`body.getContactList()`, `contact.isTouching()`',
        },
        {
          theirs: ['ContactEquation.normalA', 'contactPointA'],
          here: '`contact.getWorldManifold()`',
        },
        {
          theirs: ['disableBodyCollision', 'enableBodyCollision'],
          here: '[Custom collision filters](/fixture#custom-collision-filters)',
        },
        { theirs: ['world.raycast', 'p2.Ray', 'p2.RaycastResult'], here: '`world.rayCast()`' },
        {
          theirs: ['Ray.CLOSEST', 'Ray.ANY', 'Ray.ALL'],
          here: '[The return value of the callback](/world/ray-cast#callback-return-value-filter-terminate-clip-or-continue)',
        },
        {
          theirs: ['world.hitTest'],
          here: '[Pick the body under the pointer](/world/aabb-query#pick-the-body-under-the-pointer)',
        },
        { theirs: ['broadphase.aabbQuery'], here: '`world.queryAABB()`' },
      ],
    },
    {
      title: 'Constraints, springs, and vehicles',
      rows: [
        {
          theirs: ['DistanceConstraint'],
          here: '`DistanceJoint`, `RopeJoint`',
          note: 'A distance joint has no limits; a rope joint has a maximum.',
        },
        { theirs: ['RevoluteConstraint'], here: '`RevoluteJoint`' },
        { theirs: ['PrismaticConstraint'], here: '`PrismaticJoint`' },
        { theirs: ['LockConstraint'], here: '`WeldJoint`' },
        {
          theirs: ['GearConstraint'],
          here: '`GearJoint`',
          note: 'Connects two joints, not two bodies.',
        },
        {
          theirs: ['LinearSpring', 'restLength'],
          here: '[Soft distance joints](/joint/distance-joint#springs-soft-distance-joints)',
        },
        {
          theirs: ['RotationalSpring'],
          here: '[Servo](/joint/revolute-joint#servo-rotate-to-a-target-angle)',
          note: 'Or apply a torque before every step.',
        },
        {
          theirs: ['enableMotor', 'disableMotor'],
          here: '`RevoluteJoint.enableMotor()`',
          note: 'With `true` or `false`.',
        },
        {
          theirs: ['setMotorSpeed'],
          here: '`RevoluteJoint.setMotorSpeed()`',
          note: 'Set a `maxMotorTorque`, which is 0 by default.',
        },
        {
          theirs: ['upperLimitEnabled', 'lowerLimitEnabled'],
          here: '`RevoluteJoint.enableLimit()`',
          note: 'Both limits at the same time.',
        },
        {
          theirs: ['setLimits'],
          here: '`RevoluteJoint.setLimits()`',
        },
        {
          theirs: ['collideConnected'],
          here: '`JointOpt.collideConnected`',
          note: 'Default `false`, not `true`.',
        },
        {
          theirs: ['setMaxForce'],
          here: '[Breakable joints](/joint#breakable-joints)',
          note: 'Rigid joints have no maximum force: measure it, and destroy the joint above it.',
        },
        {
          theirs: ['constraint.setStiffness'],
          here: '[Natural frequency and damping ratio](/joint#spring-tuning-natural-frequency-and-damping-ratio)',
        },
        {
          theirs: ['TopDownVehicle', 'WheelConstraint'],
          here: '[Top-down car](/recipes/top-down-car)',
          note: 'Cancel the sideways velocity of each wheel with an impulse.',
        },
        {
          theirs: ['p2.vec2', 'vec2.fromValues'],
          here: '`Vec2`, `Vec2Value`',
          note: 'Objects with `x` and `y` instead of arrays.',
        },
      ],
    },
  ],
} satisfies ForeignTable;

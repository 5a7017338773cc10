import type { ForeignTable } from '../../src/reference/foreignTable.ts';

export default {
  engine: 'Unity',
  version: 'the 2D physics components of Unity 6',
  tasks: [
    {
      title: 'Scene, time, and lifecycle',
      rows: [
        {
          theirs: ['Physics2D.gravity', 'Project Settings > Physics 2D'],
          here: '`WorldDef.gravity`, `world.setGravity()`',
          note: 'The default is none; −9.81 in Unity.',
        },
        {
          theirs: ['FixedUpdate', 'Time.fixedDeltaTime'],
          here: '[Your loop with a fixed timestep](/world#step-the-world)',
          note: "Unity's default is 1/50 s; games here commonly use 1/60 s.",
        },
        {
          theirs: ['Physics2D.Simulate', 'Physics2D.simulationMode'],
          here: '`world.step()`',
          note: 'Nothing moves until you call it.',
        },
        {
          theirs: ['Time.timeScale'],
          here: '[Slow motion](/world/simulation#slow-motion-time-scale)',
        },
        {
          theirs: ['Time.maximumDeltaTime'],
          here: '[Limit the steps per frame](/world/simulation#spiral-of-death-limit-the-steps-per-frame)',
        },
        {
          theirs: ['RigidbodyInterpolation2D', 'rb.interpolation'],
          here: '[Interpolation](/rendering#interpolation-draw-between-two-steps)',
          note: 'A few lines in your draw function.',
        },
        {
          theirs: ['Instantiate', 'AddComponent<Rigidbody2D>'],
          here: '`world.createBody()`, `body.createFixture()`',
        },
        {
          theirs: ['Destroy', 'DestroyImmediate'],
          here: '`world.destroyBody()`, `world.queueUpdate()`',
          note: 'Takes effect immediately, and not during a step.',
        },
        {
          theirs: ['GetComponent', 'gameObject', 'CompareTag'],
          here: '[User data](/api-conventions/user-data#get-a-game-entity-from-a-contact)',
          note: 'Store your game object in the body.',
        },
        {
          theirs: ['SetActive(false)', 'rb.simulated'],
          here: '`body.setActive()`, [disable a body](/body#disable-a-body)',
        },
      ],
    },
    {
      title: 'Bodies and forces',
      rows: [
        { theirs: ['Rigidbody2D'], here: '`Body`, `BodyDef`' },
        {
          theirs: [
            'RigidbodyType2D.Dynamic',
            'RigidbodyType2D.Kinematic',
            'RigidbodyType2D.Static',
            'bodyType',
          ],
          here: '`BodyDef.type`, [body types](/body#body-types-static-dynamic-and-kinematic)',
          note: 'Static is the default; in Unity, a new Rigidbody2D is dynamic.',
        },
        {
          theirs: ['rb.linearVelocity', 'rb.velocity'],
          here: '`body.setLinearVelocity()`, `body.getLinearVelocity()`',
        },
        {
          theirs: ['rb.angularVelocity'],
          here: '`body.setAngularVelocity()`, `body.getAngularVelocity()`',
          note: 'Radians per second, not degrees.',
        },
        { theirs: ['AddForce', 'ForceMode2D.Force'], here: '`body.applyForceToCenter()`' },
        {
          theirs: ['ForceMode2D.Impulse'],
          here: '`body.applyLinearImpulse()`',
          note: 'A separate method, with a point: pass `body.getWorldCenter()`.',
        },
        { theirs: ['AddForceAtPosition'], here: '`body.applyForce()`' },
        { theirs: ['AddTorque'], here: '`body.applyTorque()`, `body.applyAngularImpulse()`' },
        {
          theirs: ['AddRelativeForce'],
          here: '`body.getWorldVector()`, `body.applyForceToCenter()`',
          note: 'Rotate the force into world coordinates first.',
        },
        {
          theirs: ['AddForceX', 'AddForceY'],
          here: '`body.applyForceToCenter()`',
          note: 'With 0 for the other axis.',
        },
        {
          theirs: ['MovePosition', 'MoveRotation'],
          here: '[Move by velocity](/body#kinematic-moving-platforms), `MotorJoint`',
          note: 'Set the velocity (target − position) / timestep.',
        },
        {
          theirs: ['transform.position', 'rb.position'],
          here: '`body.getPosition()`, [teleport a body](/body#teleport-a-body-by-setting-its-position)',
        },
        {
          theirs: ['transform.eulerAngles', 'rb.rotation', 'transform.rotation'],
          here: '`body.getAngle()`, `body.setAngle()`',
          note: 'Radians; multiply degrees by π / 180.',
        },
        {
          theirs: ['TransformPoint', 'rb.GetPoint', 'rb.GetRelativePoint', 'InverseTransformPoint'],
          here: '[Local and world coordinates](/body#local-and-world-coordinates)',
        },
        { theirs: ['rb.GetPointVelocity'], here: '`body.getLinearVelocityFromWorldPoint()`' },
        {
          theirs: ['rb.mass', 'useAutoMass'],
          here: '[Mass and density](/body#mass-and-density)',
          note: 'Always from density and area, unless you call `body.setMassData()`.',
        },
        {
          theirs: ['rb.inertia'],
          here: '`body.getInertia()`',
          note: 'About the origin of the body.',
        },
        {
          theirs: ['rb.centerOfMass'],
          here: '`body.getLocalCenter()`',
        },
        {
          theirs: ['worldCenterOfMass'],
          here: '`body.getWorldCenter()`',
        },
        { theirs: ['rb.gravityScale'], here: '`body.setGravityScale()`' },
        {
          theirs: ['rb.linearDamping', 'rb.drag'],
          here: '`body.setLinearDamping()`, [damping](/body#damping-drag)',
        },
        {
          theirs: ['rb.angularDamping', 'rb.angularDrag'],
          here: '`body.setAngularDamping()`',
          note: 'Default 0, not 0.05.',
        },
        {
          theirs: ['freezeRotation', 'RigidbodyConstraints2D.FreezeRotation'],
          here: '`body.setFixedRotation()`, [lock rotation](/body#lock-rotation)',
        },
        {
          theirs: ['RigidbodyConstraints2D.FreezePositionX', 'FreezePositionY'],
          here: '[Lock one axis](/joint/wheel-joint#lock-one-axis-and-leave-rotation-free), `WheelJoint`',
          note: 'With a joint to a static body. A prismatic joint would lock the rotation as well.',
        },
        {
          theirs: ['CollisionDetectionMode2D.Continuous', 'CollisionDetectionMode2D.Discrete'],
          here: '`body.setBullet()`, [tunneling](/collision#tunneling-and-continuous-collision-detection-ccd)',
          note: 'Always continuous against static and kinematic bodies.',
        },
        {
          theirs: ['rb.Sleep', 'rb.WakeUp'],
          here: '`body.setAwake()`',
        },
        {
          theirs: ['rb.IsAwake'],
          here: '`body.isAwake()`',
        },
        {
          theirs: ['RigidbodySleepMode2D'],
          here: '`body.setSleepingAllowed()`',
        },
        {
          theirs: ['ConstantForce2D', 'rb.totalForce'],
          here: '[Forces](/body#move-a-body-forces-impulses-and-torque)',
          note: 'Apply the force before every step.',
        },
      ],
    },
    {
      title: 'Shapes and materials',
      rows: [
        { theirs: ['Collider2D'], here: '`Fixture`, `FixtureDef`' },
        {
          theirs: ['BoxCollider2D', 'BoxCollider2D.size'],
          here: '`new Box()`',
          note: 'Half the width and half the height.',
        },
        { theirs: ['CircleCollider2D'], here: '`new Circle()`' },
        {
          theirs: ['CapsuleCollider2D'],
          here: '[A box with two circles](/shape/circle#capsule-a-box-with-two-circles)',
        },
        {
          theirs: ['PolygonCollider2D'],
          here: '`new Polygon()`, [convex decomposition](/shape/polygon#convex-decomposition-of-concave-outlines)',
          note: 'Convex only, with a limited number of vertices.',
        },
        { theirs: ['EdgeCollider2D'], here: '`new Chain()`, `new Edge()`' },
        {
          theirs: ['TilemapCollider2D', 'CompositeCollider2D'],
          here: '[Merge rows of tiles](/shape/chain#merge-rows-of-tiles)',
        },
        {
          theirs: ['collider.offset'],
          here: '`new Box()`, `new Circle()`',
          note: 'The center is an argument of the shape.',
        },
        {
          theirs: ['isTrigger'],
          here: '`FixtureDef.isSensor`, [sensors](/fixture#sensors-triggers)',
        },
        {
          theirs: ['PhysicsMaterial2D', 'sharedMaterial'],
          here: '`FixtureDef.friction`, `FixtureDef.restitution`',
          note: 'Properties of each fixture; share a definition object instead.',
        },
        {
          theirs: ['PhysicsMaterial2D.bounciness'],
          here: '[Restitution](/fixture#restitution-bounciness)',
        },
        {
          theirs: ['PhysicsMaterial2D.friction'],
          here: '[Friction](/fixture#friction)',
          note: 'Default 0.2, not 0.4.',
        },
        { theirs: ['collider.density'], here: '`FixtureDef.density`' },
        { theirs: ['collider.bounds'], here: '`fixture.getAABB()`' },
        { theirs: ['collider.OverlapPoint'], here: '`fixture.testPoint()`' },
        {
          theirs: [
            'LayerMask',
            'gameObject.layer',
            'Physics2D.IgnoreLayerCollision',
            'Layer Collision Matrix',
          ],
          here: '[Categories and masks](/fixture#collision-filtering-categories-masks-and-groups)',
          note: '32 categories, of which the default mask covers 16.',
        },
        {
          theirs: ['Physics2D.IgnoreCollision'],
          here: '[Custom collision filters](/fixture#custom-collision-filters)',
        },
      ],
    },
    {
      title: 'Collision messages',
      rows: [
        {
          theirs: ['OnCollisionEnter2D'],
          here: '[`begin-contact`](/contacts#listen-for-collision-events)',
          note: 'One listener for the whole world, called during the step.',
        },
        {
          theirs: ['OnCollisionStay2D'],
          here: '[`pre-solve`](/contacts#choose-a-collision-event), `body.getContactList()`',
        },
        { theirs: ['OnCollisionExit2D'], here: '[`end-contact`](/contacts#contact-lifecycle)' },
        {
          theirs: ['OnTriggerEnter2D', 'OnTriggerExit2D'],
          here: '[Sensors](/fixture#sensors-triggers)',
          note: 'The same events as collisions; check `fixture.isSensor()`.',
        },
        {
          theirs: ['OnTriggerStay2D', 'rb.IsTouching', 'GetContacts'],
          here: '`body.getContactList()`, `contact.isTouching()`',
        },
        {
          theirs: ['Collision2D', 'collision.otherCollider', 'collision.gameObject'],
          here: '[Find the other body](/contacts#find-the-other-body-in-a-contact)',
        },
        {
          theirs: ['ContactPoint2D', 'collision.GetContact', 'collision.contacts'],
          here: '`contact.getWorldManifold()`, [contact points](/contacts#contact-manifold-points-normal-and-impulse)',
        },
        {
          theirs: ['collision.relativeVelocity'],
          here: '[Impact speed](/contacts#impact-speed-relative-normal-velocity)',
        },
        {
          theirs: ['ContactPoint2D.normalImpulse'],
          here: '[Impact damage from impulses](/contacts#impact-damage-from-impulses)',
        },
        {
          theirs: ['PlatformEffector2D', 'useOneWay'],
          here: '[One-way platforms](/contacts#one-way-platforms)',
        },
        { theirs: ['SurfaceEffector2D'], here: '[Conveyor belts](/contacts#conveyor-belts)' },
        {
          theirs: ['AreaEffector2D', 'PointEffector2D', 'BuoyancyEffector2D'],
          here: '[Sensors](/fixture#sensors-triggers), [forces](/body#move-a-body-forces-impulses-and-torque)',
          note: 'Track the bodies in a sensor, and apply a force to each before a step.',
        },
      ],
    },
    {
      title: 'Physics queries',
      rows: [
        {
          theirs: ['Physics2D.Raycast', 'Physics2D.Linecast', 'RaycastHit2D'],
          here: '`world.rayCast()`, [closest hit](/world/ray-cast#hit-order-closest-hit-and-all-hits)',
          note: 'From point to point, in no particular order; return the fraction for the closest hit.',
        },
        {
          theirs: ['Physics2D.RaycastAll', 'Physics2D.RaycastNonAlloc'],
          here: '[All hits](/world/ray-cast#hit-order-closest-hit-and-all-hits)',
        },
        {
          theirs: ['ContactFilter2D', 'layerMask argument'],
          here: '[Ignore fixtures in a ray cast](/world/ray-cast#ignore-fixtures-in-a-ray-cast)',
        },
        {
          theirs: ['Physics2D.OverlapArea', 'Physics2D.OverlapBox', 'Physics2D.OverlapBoxAll'],
          here: '`world.queryAABB()`, [false positives](/world/aabb-query#false-positives-fat-aabbs)',
        },
        {
          theirs: [
            'Physics2D.OverlapCircle',
            'Physics2D.OverlapCircleAll',
            'Physics2D.OverlapCollider',
          ],
          here: '[Overlap helper](/recipes/helpers#overlap-what-is-in-an-area), [overlap test](/collision#overlap-test)',
          note: 'An AABB query around the shape, and an overlap test for each result.',
        },
        {
          theirs: ['Physics2D.OverlapPoint'],
          here: '[Pick the body under the pointer](/world/aabb-query#pick-the-body-under-the-pointer)',
        },
        {
          theirs: ['Physics2D.CircleCast', 'Physics2D.BoxCast', 'rb.Cast'],
          here: '[Shape cast](/collision#shape-cast-move-a-shape-along-a-line)',
        },
        {
          theirs: ['Physics2D.Distance', 'ColliderDistance2D', 'collider.ClosestPoint'],
          here: '[Distance between shapes](/collision#distance-between-shapes-gjk)',
        },
        {
          theirs: ['Physics2D.queriesStartInColliders'],
          here: '[Rays that start inside a shape](/world/ray-cast#rays-that-start-inside-a-shape)',
        },
        {
          theirs: ['Physics2D.velocityIterations', 'Physics2D.positionIterations'],
          here: '[Parameters of `step()`](/world#parameters-of-worldstep)',
        },
      ],
    },
    {
      title: 'Joints and drawing',
      rows: [
        { theirs: ['HingeJoint2D'], here: '`RevoluteJoint`' },
        { theirs: ['SliderJoint2D'], here: '`PrismaticJoint`' },
        {
          theirs: ['SpringJoint2D'],
          here: '`DistanceJoint`',
          note: 'With a `frequencyHz` above 0.',
        },
        {
          theirs: ['DistanceJoint2D', 'maxDistanceOnly'],
          here: '[Rod, spring, or rope joint](/joint/distance-joint#rod-spring-or-rope-joint)',
        },
        { theirs: ['FixedJoint2D'], here: '`WeldJoint`' },
        { theirs: ['WheelJoint2D', 'JointSuspension2D'], here: '`WheelJoint`' },
        { theirs: ['RelativeJoint2D'], here: '`MotorJoint`' },
        { theirs: ['FrictionJoint2D'], here: '`FrictionJoint`' },
        {
          theirs: ['TargetJoint2D', 'OnMouseDrag'],
          here: '`MouseJoint`, [drag a body](/joint/mouse-joint#create-a-mouse-joint-drag-a-body)',
        },
        {
          theirs: ['JointMotor2D', 'useMotor', 'JointAngleLimits2D', 'useLimits'],
          here: '[Limits, motors, and springs](/joint#joint-limits-motors-and-springs)',
        },
        {
          theirs: ['breakForce', 'OnJointBreak2D'],
          here: '[Breakable joints](/joint#breakable-joints)',
        },
        { theirs: ['enableCollision'], here: '`JointOpt.collideConnected`' },
        {
          theirs: ['connectedBody', 'connectedAnchor', 'autoConfigureConnectedAnchor'],
          here: '[Anchors](/joint#anchors-world-and-local-coordinates)',
        },
        {
          theirs: ['SpriteRenderer', 'OnDrawGizmos', 'Pixels Per Unit'],
          here: '[Rendering](/rendering), [pixels per meter](/api-conventions/units#pixels-per-meter-convert-to-and-from-pixels)',
        },
        {
          theirs: ['Camera.ScreenToWorldPoint', 'Cinemachine'],
          here: '[World to screen coordinates](/rendering#camera-and-y-axis-world-to-screen-coordinates)',
        },
      ],
    },
  ],
} satisfies ForeignTable;

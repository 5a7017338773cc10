import type { ForeignTable } from '../../src/reference/foreignTable.ts';

export default {
  engine: 'Godot',
  version: 'the 2D physics nodes of Godot 4, in GDScript',
  tasks: [
    {
      title: 'Scene and time',
      rows: [
        {
          theirs: ['_physics_process', 'physics_ticks_per_second'],
          here: '[A loop with a fixed timestep](/world#step-the-world)',
          note: 'You write the loop, and call `world.step(1 / 60)` in it.',
        },
        {
          theirs: ['physics/2d/default_gravity', 'gravity_direction'],
          here: '`WorldDef.gravity`, `world.setGravity()`',
          note: 'In m/s², and negative: the y-axis points up.',
        },
        {
          theirs: ['Engine.time_scale'],
          here: '[Slow motion](/world/simulation#slow-motion-time-scale)',
        },
        {
          theirs: ['max_physics_steps_per_frame'],
          here: '[Limit the steps per frame](/world/simulation#spiral-of-death-limit-the-steps-per-frame)',
        },
        {
          theirs: ['physics_interpolation', 'get_physics_interpolation_fraction'],
          here: '[Interpolation](/rendering#interpolation-draw-between-two-steps)',
        },
        {
          theirs: ['get_tree().paused', 'process_mode'],
          here: '`world.step()`',
          note: "To pause, don't call it.",
        },
        {
          theirs: ['add_child', 'instantiate'],
          here: '`world.createBody()`, `body.createFixture()`',
        },
        {
          theirs: ['queue_free'],
          here: '`world.destroyBody()`, [deferred changes](/world#deferred-changes-destroy-or-create-bodies-in-a-contact-listener)',
        },
        { theirs: ['call_deferred', 'set_deferred'], here: '`world.queueUpdate()`' },
        {
          theirs: ['is_in_group', 'set_meta'],
          here: '`body.setUserData()`, [user data](/api-conventions/user-data)',
        },
        {
          theirs: ['Debug > Visible Collision Shapes'],
          here: '[Debug drawing](/rendering#debug-drawing)',
        },
      ],
    },
    {
      title: 'Bodies',
      rows: [
        {
          theirs: ['RigidBody2D'],
          here: '`Body`, [body types](/body#body-types-static-dynamic-and-kinematic)',
          note: "With `type: 'dynamic'`.",
        },
        { theirs: ['StaticBody2D'], here: '`BodyDef.type`', note: 'Static is the default.' },
        {
          theirs: ['AnimatableBody2D', 'sync_to_physics'],
          here: '[Kinematic moving platforms](/body#kinematic-moving-platforms)',
        },
        {
          theirs: ['CharacterBody2D'],
          here: '[Move and Slide](/recipes/move-and-slide), [ground detection for a character controller](/contacts#ground-detection-for-a-character-controller)',
          note: 'The [platformer tutorial](/learn/platformer/02-run) uses a dynamic body with a fixed rotation.',
        },
        { theirs: ['Area2D'], here: '[Sensors](/fixture#sensors-triggers)' },
        {
          theirs: ['global_position', 'position'],
          here: '`body.getPosition()`, [teleport a body](/body#teleport-a-body-by-setting-its-position)',
        },
        {
          theirs: ['global_rotation', 'rotation_degrees'],
          here: '`body.getAngle()`, `body.setAngle()`',
          note: 'Radians, counterclockwise; in Godot, clockwise.',
        },
        {
          theirs: ['to_global'],
          here: '`body.getWorldPoint()`',
        },
        {
          theirs: ['to_local'],
          here: '`body.getLocalPoint()`',
        },
        {
          theirs: ['linear_velocity'],
          here: '`body.setLinearVelocity()`, `body.getLinearVelocity()`',
        },
        {
          theirs: ['angular_velocity'],
          here: '`body.setAngularVelocity()`, `body.getAngularVelocity()`',
        },
        {
          theirs: ['apply_central_force'],
          here: '`body.applyForceToCenter()`',
        },
        {
          theirs: ['apply_force'],
          here: '`body.applyForce()`',
          note: 'The point is in world coordinates: `body.getPosition()` plus your offset.',
        },
        {
          theirs: ['apply_central_impulse'],
          here: '`body.applyLinearImpulse()`',
          note: 'With a point: pass `body.getWorldCenter()`.',
        },
        {
          theirs: ['apply_impulse'],
          here: '`body.applyLinearImpulse()`',
          note: 'The point is in world coordinates: `body.getPosition()` plus your offset.',
        },
        {
          theirs: ['apply_torque'],
          here: '`body.applyTorque()`',
        },
        {
          theirs: ['apply_torque_impulse'],
          here: '`body.applyAngularImpulse()`',
        },
        {
          theirs: ['constant_force', 'add_constant_force', 'constant_torque'],
          here: '[Forces](/body#move-a-body-forces-impulses-and-torque)',
          note: 'Apply the force before every step.',
        },
        {
          theirs: ['_integrate_forces', 'PhysicsDirectBodyState2D', 'custom_integrator'],
          here: '[Your own loop](/world#step-the-world)',
          note: 'Between two steps, you can set velocities freely.',
        },
        { theirs: ['gravity_scale'], here: '`body.setGravityScale()`' },
        {
          theirs: ['linear_damp'],
          here: '`body.setLinearDamping()`',
          note: 'Default 0; in Godot, 0.1.',
        },
        {
          theirs: ['angular_damp'],
          here: '`body.setAngularDamping()`',
          note: 'Default 0; in Godot, 1.',
        },
        {
          theirs: ['center_of_mass', 'center_of_mass_mode'],
          here: '`body.getLocalCenter()`, [center of mass](/body#body-origin-and-center-of-mass)',
        },
        {
          theirs: ['RigidBody2D.mass', 'inertia'],
          here: '[Mass and density](/body#mass-and-density)',
          note: 'From the density of the fixtures.',
        },
        {
          theirs: ['lock_rotation'],
          here: '`body.setFixedRotation()`, [lock rotation](/body#lock-rotation)',
        },
        {
          theirs: ['freeze_mode', 'RigidBody2D.freeze'],
          here: '`body.setType()`',
          note: "To `'static'` or `'kinematic'`.",
        },
        {
          theirs: ['can_sleep'],
          here: '`body.setSleepingAllowed()`',
        },
        {
          theirs: ['sleeping'],
          here: '`body.setAwake()`, `body.isAwake()`',
          note: 'The opposite value.',
        },
        {
          theirs: ['sleeping_state_changed'],
          here: '`body.isAwake()`',
          note: 'No event: read it after a step.',
        },
        {
          theirs: ['continuous_cd', 'CCD_MODE_CAST_RAY', 'CCD_MODE_CAST_SHAPE'],
          here: '`body.setBullet()`, [continuous collision detection](/collision#tunneling-and-continuous-collision-detection-ccd)',
        },
        {
          theirs: ['constant_linear_velocity'],
          here: '[Conveyor belts](/contacts#conveyor-belts)',
        },
      ],
    },
    {
      title: 'Collision shapes and layers',
      rows: [
        { theirs: ['CollisionShape2D'], here: '`Fixture`, `body.createFixture()`' },
        {
          theirs: ['RectangleShape2D'],
          here: '`new Box()`',
          note: 'Half the width and half the height.',
        },
        { theirs: ['CircleShape2D'], here: '`new Circle()`' },
        {
          theirs: ['CapsuleShape2D'],
          here: '[A box with two circles](/shape/circle#capsule-a-box-with-two-circles)',
        },
        { theirs: ['ConvexPolygonShape2D'], here: '`new Polygon()`' },
        {
          theirs: ['CollisionPolygon2D', 'build_mode'],
          here: '[Convex decomposition](/shape/polygon#convex-decomposition-of-concave-outlines)',
        },
        {
          theirs: ['ConcavePolygonShape2D'],
          here: '`new Chain()`',
        },
        {
          theirs: ['SegmentShape2D', 'WorldBoundaryShape2D'],
          here: '`new Edge()`',
          note: 'A long edge stands for a boundary.',
        },
        {
          theirs: ['TileMapLayer', 'TileSet physics layer'],
          here: '[Merge rows of tiles](/shape/chain#merge-rows-of-tiles)',
        },
        {
          theirs: ['physics_material_override', 'PhysicsMaterial'],
          here: '`FixtureDef.friction`, `FixtureDef.restitution`',
        },
        {
          theirs: ['PhysicsMaterial.bounce'],
          here: '`FixtureDef.restitution`',
        },
        {
          theirs: ['PhysicsMaterial.friction'],
          here: '`FixtureDef.friction`',
          note: 'Default 0.2; in Godot, 1.',
        },
        {
          theirs: ['collision_layer', 'collision_mask', 'set_collision_mask_value'],
          here: '[Categories and masks](/fixture#collision-filtering-categories-masks-and-groups)',
          note: 'Both bodies have to accept the other. The default mask covers 16 of the 32 categories.',
        },
        {
          theirs: ['add_collision_exception_with'],
          here: '[Custom collision filters](/fixture#custom-collision-filters)',
        },
        {
          theirs: ['one_way_collision', 'one_way_collision_margin'],
          here: '[One-way platforms](/contacts#one-way-platforms)',
        },
        {
          theirs: ['CollisionShape2D.disabled'],
          here: '`body.destroyFixture()`, `body.setActive()`',
        },
      ],
    },
    {
      title: 'Signals and contacts',
      rows: [
        {
          theirs: ['body_entered', 'body_shape_entered', 'area_entered'],
          here: '[`begin-contact`](/contacts#listen-for-collision-events)',
          note: 'One listener for the whole world, called during the step.',
        },
        {
          theirs: ['body_exited', 'area_exited'],
          here: '[`end-contact`](/contacts#contact-lifecycle)',
        },
        {
          theirs: ['contact_monitor', 'max_contacts_reported'],
          here: '`world.on()`',
          note: 'Nothing to enable.',
        },
        {
          theirs: ['get_colliding_bodies', 'get_overlapping_bodies', 'get_contact_count'],
          here: '`body.getContactList()`, `contact.isTouching()`',
        },
        {
          theirs: ['get_contact_local_normal'],
          here: '`contact.getWorldManifold()`',
        },
        {
          theirs: ['get_contact_impulse'],
          here: '[Impact damage](/contacts#impact-damage-from-impulses)',
        },
        {
          theirs: ['move_and_slide'],
          here: '[Move and Slide](/recipes/move-and-slide), `body.setLinearVelocity()`',
          note: 'The solver slides a dynamic body along walls; a kinematic one needs shape casts.',
        },
        {
          theirs: ['move_and_collide', 'KinematicCollision2D', 'test_move'],
          here: '[Shape cast](/collision#shape-cast-move-a-shape-along-a-line)',
        },
        {
          theirs: ['is_on_floor', 'get_floor_normal', 'up_direction'],
          here: '[Ground detection](/contacts#ground-detection-for-a-character-controller)',
        },
        {
          theirs: ['is_on_wall', 'is_on_ceiling', 'get_wall_normal'],
          here: '[Check the contact normals](/contacts#check-the-contact-normals)',
        },
        {
          theirs: ['floor_snap_length', 'floor_max_angle', 'get_platform_velocity'],
          here: '[Slopes](/learn/platformer/04-slopes), [moving ground](/learn/platformer/06-moving-ground)',
        },
        {
          theirs: ['gravity_space_override', 'gravity_point', 'Area2D.gravity'],
          here: '[Sensors](/fixture#sensors-triggers), `body.applyForceToCenter()`',
          note: 'Track the bodies in a sensor, and apply a force to each.',
        },
      ],
    },
    {
      title: 'Queries and joints',
      rows: [
        {
          theirs: ['RayCast2D', 'intersect_ray', 'PhysicsRayQueryParameters2D'],
          here: '`world.rayCast()`',
        },
        {
          theirs: ['intersect_point'],
          here: '[Pick the body under the pointer](/world/aabb-query#pick-the-body-under-the-pointer)',
        },
        {
          theirs: ['intersect_shape', 'PhysicsShapeQueryParameters2D'],
          here: '`world.queryAABB()`, [overlap test](/collision#overlap-test)',
        },
        {
          theirs: ['ShapeCast2D', 'cast_motion'],
          here: '[Shape cast](/collision#shape-cast-move-a-shape-along-a-line)',
        },
        {
          theirs: ['get_world_2d().direct_space_state', 'PhysicsServer2D'],
          here: '`World`, [world queries](/world#world-queries-aabb-queries-ray-casts-and-shape-queries)',
        },
        { theirs: ['PinJoint2D', 'softness'], here: '`RevoluteJoint`' },
        {
          theirs: ['GrooveJoint2D'],
          here: '`WheelJoint`, [one free axis](/joint/wheel-joint#lock-one-axis-and-leave-rotation-free)',
          note: 'With a tiny frequency, and without limits.',
        },
        {
          theirs: ['DampedSpringJoint2D', 'rest_length'],
          here: '[Soft distance joints](/joint/distance-joint#springs-soft-distance-joints)',
        },
        {
          theirs: ['motor_enabled', 'motor_target_velocity', 'angular_limit_enabled'],
          here: '[Limits, motors, and springs](/joint#joint-limits-motors-and-springs)',
        },
        {
          theirs: ['disable_collision'],
          here: '`JointOpt.collideConnected`',
          note: 'The opposite value.',
        },
        {
          theirs: ['node_a'],
          here: '`JointDef.bodyA`',
        },
        {
          theirs: ['node_b'],
          here: '`JointDef.bodyB`',
        },
        {
          theirs: ['RemoteTransform2D', 'Sprite2D', 'Camera2D'],
          here: '[Rendering](/rendering), [camera](/rendering#camera-and-y-axis-world-to-screen-coordinates)',
        },
      ],
    },
  ],
} satisfies ForeignTable;

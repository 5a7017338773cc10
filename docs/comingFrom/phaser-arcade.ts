import type { ForeignTable } from '../../src/reference/foreignTable.ts';

export default {
  engine: 'Phaser Arcade',
  version: 'Arcade Physics of Phaser 4.2; those of Phaser 3 are the same',
  tasks: [
    {
      title: 'World and time',
      rows: [
        { theirs: ['this.physics', 'physics.world', 'ArcadeWorldConfig'], here: '`new World()`' },
        {
          theirs: ['gravity: { y: 300 }', 'world.gravity'],
          here: '`WorldDef.gravity`, `world.setGravity()`',
          note: 'In m/s², and negative: the y-axis points up.',
        },
        {
          theirs: ['update(time, delta)', 'world.step', 'world.update'],
          here: '`world.step()`, [game loop](/world#step-the-world)',
          note: 'Call it from the `update` method of your scene, with a fixed timestep.',
        },
        {
          theirs: ['fixedStep', 'world.setFPS'],
          here: '[Fixed timestep](/world/simulation#fixed-timestep-the-same-speed-at-60-120-and-144-hz)',
        },
        {
          theirs: ['world.timeScale'],
          here: '[Slow motion](/world/simulation#slow-motion-time-scale)',
        },
        {
          theirs: ['physics.pause', 'physics.resume', 'world.isPaused'],
          here: '`world.step()`',
          note: "To pause, don't call it.",
        },
        {
          theirs: ['world.setBounds', 'setCollideWorldBounds'],
          here: '`new Chain()`, [chain loops](/shape/chain#chain-loops)',
          note: 'Build four walls from one chain on a static body.',
        },
        {
          theirs: ['worldbounds', 'onWorldBounds'],
          here: '[`begin-contact`](/contacts#listen-for-collision-events)',
          note: 'A contact with the walls.',
        },
        {
          theirs: ['world.drawDebug', 'debug: true'],
          here: '[Debug drawing](/rendering#debug-drawing)',
        },
        {
          theirs: ['OVERLAP_BIAS', 'TILE_BIAS', 'overlapBias'],
          here: '[Tunneling and continuous collision detection](/collision#tunneling-and-continuous-collision-detection-ccd)',
          note: 'Nothing to tune: fast bodies stop at static ones.',
        },
      ],
    },
    {
      title: 'Bodies',
      rows: [
        {
          theirs: ['this.physics.add.sprite', 'physics.add.image', 'physics.add.existing'],
          here: '`world.createBody()`, [draw sprites](/rendering#rendering-with-pixijs-phaser-p5js-react-or-svg)',
          note: 'Keep the sprite yourself, and copy position and angle to it.',
        },
        {
          theirs: ['physics.add.staticImage', 'physics.add.staticSprite', 'StaticBody'],
          here: '`BodyDef.type`',
          note: 'Static is the default.',
        },
        {
          theirs: ['physics.add.group', 'physics.add.staticGroup', 'physics.add.staticBody'],
          here: '[User data](/api-conventions/user-data), [filter events by user data](/contacts#filter-events-by-user-data)',
          note: 'Keep an array; rules between groups become filter bits.',
        },
        {
          theirs: ['setSize', 'setBodySize', 'body.width'],
          here: '`new Box()`',
          note: 'Half the width and half the height, in meters.',
        },
        { theirs: ['setCircle'], here: '`new Circle()`' },
        {
          theirs: ['setOffset'],
          here: '[Sprite offset](/rendering#sprite-offset-origin-center-of-mass-and-anchor)',
        },
        {
          theirs: ['setImmovable', 'body.immovable'],
          here: '[Body types](/body#body-types-static-dynamic-and-kinematic)',
          note: 'Static, or kinematic if it moves.',
        },
        {
          theirs: ['setPushable', 'body.pushable'],
          here: '[Density](/fixture#density)',
          note: 'A high density makes a body hard to push.',
        },
        { theirs: ['setMass', 'body.mass'], here: '[Mass and density](/body#mass-and-density)' },
        {
          theirs: ['setAllowRotation', 'body.allowRotation'],
          here: '`body.setFixedRotation()`',
          note: 'The opposite value. Here, collisions also rotate bodies.',
        },
        {
          theirs: ['body.rotation'],
          here: '`body.getAngle()`',
        },
        {
          theirs: ['setAllowGravity', 'body.allowGravity', 'setGravityY'],
          here: '`body.setGravityScale()`',
        },
        {
          theirs: ['disableBody', 'enableBody', 'body.enable'],
          here: '`body.setActive()`, [disable a body](/body#disable-a-body)',
        },
        {
          theirs: ['sprite.destroy', 'body.destroy'],
          here: '`world.destroyBody()`, `world.queueUpdate()`',
          note: 'Not during a step.',
        },
        {
          theirs: ['body.reset', 'refreshBody', 'body.position'],
          here: '`body.setPosition()`, [teleport a body](/body#teleport-a-body-by-setting-its-position)',
        },
        {
          theirs: ['sprite.setData'],
          here: '`body.setUserData()`',
        },
        {
          theirs: ['body.gameObject'],
          here: '`body.getUserData()`',
        },
      ],
    },
    {
      title: 'Motion',
      rows: [
        {
          theirs: ['setVelocity', 'setVelocityX', 'setVelocityY', 'body.velocity'],
          here: '`body.setLinearVelocity()`',
          note: 'In m/s. To change one axis, keep the other from `getLinearVelocity()`.',
        },
        {
          theirs: ['setMaxVelocity', 'setMaxSpeed'],
          here: '`body.setLinearVelocity()`, [limit the speed](/recipes/limit-speed)',
          note: 'Scale the velocity down after every step.',
        },
        {
          theirs: ['setAcceleration', 'setAccelerationX'],
          here: '`body.applyForceToCenter()`',
          note: 'Force = mass × acceleration, before every step.',
        },
        {
          theirs: ['setDrag', 'setDragX', 'setDamping', 'useDamping'],
          here: '`body.setLinearDamping()`, [damping](/body#damping-drag)',
          note: 'Always exponential; there is no linear drag in px/s².',
        },
        {
          theirs: ['setAngularVelocity'],
          here: '`body.setAngularVelocity()`',
          note: 'In radians per second, counterclockwise.',
        },
        {
          theirs: ['setAngularAcceleration'],
          here: '`body.applyTorque()`',
          note: 'Torque = rotational inertia × acceleration, before every step.',
        },
        {
          theirs: ['setAngularDrag'],
          here: '`body.setAngularDamping()`',
        },
        {
          theirs: ['setBounce', 'setBounceY', 'body.bounce'],
          here: '`FixtureDef.restitution`, [restitution](/fixture#restitution-bounciness)',
          note: 'Of the fixture; the larger one of the pair counts.',
        },
        {
          theirs: ['setFriction', 'body.friction'],
          here: '[Friction](/fixture#friction)',
          note: "Coulomb friction between surfaces, not a share of a platform's motion.",
        },
        {
          theirs: ['physics.moveTo', 'physics.moveToObject'],
          here: '`Vec2.sub()`, `vec2.normalize()`, `body.setLinearVelocity()`',
        },
        {
          theirs: ['physics.accelerateToObject'],
          here: '`Vec2.sub()`, `vec2.normalize()`, `body.applyForceToCenter()`',
        },
        {
          theirs: ['physics.velocityFromAngle', 'physics.velocityFromRotation'],
          here: '`body.getWorldVector()`',
        },
        {
          theirs: ['setDirectControl'],
          here: '[Move by velocity](/body#kinematic-moving-platforms)',
        },
        {
          theirs: ['body.speed'],
          here: '`body.getLinearVelocity()`, `vec2.length()`',
        },
        {
          theirs: ['body.angularVelocity'],
          here: '`body.getAngularVelocity()`',
        },
      ],
    },
    {
      title: 'Collisions and queries',
      rows: [
        {
          theirs: ['this.physics.add.collider', 'physics.collide'],
          here: '[Collision filters](/fixture#collision-filtering-categories-masks-and-groups), [`begin-contact`](/contacts#listen-for-collision-events)',
          note: 'Everything collides unless a filter prevents it.',
        },
        {
          theirs: ['this.physics.add.overlap', 'physics.overlap'],
          here: '[Sensors](/fixture#sensors-triggers)',
        },
        {
          theirs: ['collideCallback', 'overlapCallback'],
          here: '[Find the other body](/contacts#find-the-other-body-in-a-contact)',
        },
        {
          theirs: ['processCallback'],
          here: '`contact.setEnabled()`, [custom collision filters](/fixture#custom-collision-filters)',
          note: 'In a `pre-solve` listener.',
        },
        {
          theirs: ['body.touching', 'body.touching.down', 'body.blocked.down', 'onFloor'],
          here: '[Ground detection](/contacts#ground-detection-for-a-character-controller)',
        },
        {
          theirs: ['onWall', 'onCeiling'],
          here: '[Check the contact normals](/contacts#check-the-contact-normals)',
        },
        {
          theirs: ['body.checkCollision', 'checkCollision.up'],
          here: '[One-way platforms](/contacts#one-way-platforms)',
        },
        {
          theirs: ['setCollisionCategory', 'world.nextCategory'],
          here: '`fixture.setFilterCategoryBits()`',
          note: 'The default mask covers 16 of the 32 categories.',
        },
        {
          theirs: ['setCollidesWith'],
          here: '`fixture.setFilterMaskBits()`',
        },
        {
          theirs: ['physics.overlapRect', 'physics.overlapCirc'],
          here: '`world.queryAABB()`, [overlap test](/collision#overlap-test)',
        },
        {
          theirs: ['physics.closest', 'physics.furthest'],
          here: '`Vec2.distance()`',
          note: 'Compare the bodies in your own array.',
        },
        { theirs: ['body.hitTest'], here: '`fixture.testPoint()`' },
        {
          theirs: ['setCollisionByProperty', 'setCollisionBetween', 'TilemapLayer'],
          here: '[Merge rows of tiles](/shape/chain#merge-rows-of-tiles)',
        },
        {
          theirs: ['body.embedded', 'world.separate'],
          here: '[Position correction](/world/simulation#position-correction-baumgarte-stabilization)',
        },
      ],
    },
  ],
} satisfies ForeignTable;

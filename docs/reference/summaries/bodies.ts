/** Members of bodies and of what belongs to them. */
export const bodies: Record<string, Record<string, string>> = {
  BodyDef: {
    style: 'Colors and a line width for what draws it; the engine ignores them.',
    type: 'Whether it stays, follows its own velocity, or answers to forces.',
    position: 'Where the origin of the body is in the world.',
    angle: 'How far it is turned; brought between -π and π.',
    linearVelocity: 'How fast its center of mass moves.',
    angularVelocity: 'How fast it turns; positive is from x towards y.',
    linearDamping: 'How fast its speed fades; 0 is not at all.',
    angularDamping: 'How fast its turning fades; 0 is not at all.',
    fixedRotation: 'Keeps forces and collisions from turning it, as one wants for a character.',
    bullet: 'Keeps it from passing through other dynamic bodies when it is fast; costs time.',
    gravityScale: 'What gravity is multiplied with for this body: 0 lets it float.',
    allowSleep: 'Whether it may fall asleep when it rests.',
    awake: 'Whether it starts awake; one that sleeps ignores gravity until something wakes it.',
    active:
      'Whether it takes part in the simulation at all: if not, it neither moves nor collides.',
    userData: 'Anything of yours, for `getUserData()`; the engine ignores it.',
  },
  Body: {
    style: 'Colors and a line width for what draws it; the engine ignores them.',
    getWorld: 'The world that it was created in.',
    isWorldLocked: 'Tells if a step of its world is running.',
    getNext: 'The body after it in the list of the world, or `null`.',
    getUserData: 'What you gave it as user data.',
    setUserData: 'Keeps anything of yours with the body.',
    getFixtureList: 'The fixture that was added last, or `null`; go on with `getNext()`.',
    getJointList: 'The first link to a joint of this body, or `null`; go on with its `next`.',
    getContactList: 'The first link to a contact of this body, or `null`; go on with its `next`.',
    isStatic: 'Tells if its type is `static`.',
    isDynamic: 'Tells if its type is `dynamic`.',
    isKinematic: 'Tells if its type is `kinematic`.',
    setStatic: 'Makes it static, which stops it; does nothing within a step.',
    setDynamic: 'Makes it dynamic; does nothing within a step.',
    setKinematic: 'Makes it kinematic; does nothing within a step.',
    getType: 'Whether it is static, kinematic or dynamic.',
    setType:
      'Changes its type, computes its mass again, and drops its contacts and forces; does nothing within a step.',
    isBullet: 'Tells if it is kept from passing through other dynamic bodies.',
    setBullet: 'Keeps it from passing through other dynamic bodies, or no longer.',
    isSleepingAllowed: 'Tells if it may fall asleep.',
    setSleepingAllowed: 'Lets it fall asleep or not; `false` wakes it.',
    isAwake: 'Tells if it is awake.',
    setAwake: 'Wakes it, or puts it to sleep, which sets its velocities and forces to zero.',
    isActive: 'Tells if it takes part in the simulation.',
    setActive:
      'Takes it into the simulation or out of it, with all its contacts; call it outside of a step, which nothing checks.',
    isFixedRotation: 'Tells if forces and collisions do not turn it.',
    setFixedRotation:
      'Keeps forces and collisions from turning it, or no longer; stops its turning and computes its mass again.',
    getTransform: 'Its position and rotation: the transform itself, not a copy.',
    setTransform: 'Puts it somewhere at once and wakes it; does nothing within a step.',
    getPosition: 'Where its origin is: the vector itself, which changes as the body moves.',
    setPosition:
      'Puts it somewhere at once and wakes it; brings its angle between -π and π. Does nothing within a step.',
    getAngle: 'How far it is turned; goes beyond a full turn as it spins.',
    setAngle: 'Turns it at once, to an angle brought between -π and π; does nothing within a step.',
    getWorldCenter: 'Where its center of mass is in the world: the vector itself, not a copy.',
    getLocalCenter: 'Where its center of mass is, from its origin: the vector itself, not a copy.',
    getLinearVelocity: 'How fast its center of mass moves: the vector itself, not a copy.',
    setLinearVelocity:
      'Sets its velocity, and wakes it unless that is zero; static bodies ignore it.',
    getLinearVelocityFromWorldPoint:
      'How fast the point of the body moves that is at a place of the world.',
    getLinearVelocityFromLocalPoint: 'How fast a point of the body moves.',
    getAngularVelocity: 'How fast it turns.',
    setAngularVelocity:
      'Sets how fast it turns, and wakes it unless that is zero; static bodies ignore it.',
    getLinearDamping: 'How fast its speed fades.',
    setLinearDamping: 'Sets how fast its speed fades.',
    getAngularDamping: 'How fast its turning fades.',
    setAngularDamping: 'Sets how fast its turning fades.',
    getGravityScale: 'What gravity is multiplied with for this body.',
    setGravityScale: 'Sets what gravity is multiplied with for this body; does not wake it.',
    getMass: 'Its mass: 0 unless it is dynamic, and 1 for a dynamic body whose fixtures have none.',
    getInertia: 'Its rotational inertia about its origin.',
    getMassData: 'Writes its mass, center and inertia into an object that you give.',
    resetMassData: 'Computes its mass again from its fixtures, as after `Fixture.setDensity()`.',
    setMassData:
      'Gives it another mass, center and inertia; only for dynamic bodies, and not within a step.',
    applyForce:
      'Pushes at a point of the world during the next step; only dynamic bodies that are awake, or are woken, move.',
    applyForceToCenter:
      'Pushes at the center of mass during the next step; only dynamic bodies that are awake, or are woken, move.',
    applyTorque:
      'Turns it during the next step; only dynamic bodies that are awake, or are woken, do.',
    applyLinearImpulse:
      'Changes its velocities at once, as a hit at a point of the world does; only for dynamic bodies.',
    applyAngularImpulse: 'Changes how fast it turns at once; only for dynamic bodies.',
    shouldCollide:
      'Tells if it may collide with a body: one of them is dynamic, and no joint forbids it.',
    createFixture: 'Adds a shape to the body; within a step it does nothing and returns `null`.',
    destroyFixture:
      'Takes a fixture of this body away, and computes its mass again; does nothing within a step.',
    getWorldPoint: 'Where a point of the body is in the world.',
    getWorldVector: 'A direction of the body in the world.',
    getLocalPoint: 'Where a point of the world is, as seen from the body.',
    getLocalVector: 'A direction of the world, as seen from the body.',
    synchronizeTransform: 'Takes the transform from the motion that the solver computed.',
    synchronizeFixtures: 'Updates its bounding boxes in the broad-phase.',
    advance: 'Moves it to a moment within the step, for continuous collision.',
  },
  MassData: {
    mass: 'The mass.',
    center: 'Where the center of mass is, from the origin.',
    I: 'The rotational inertia about the origin.',
  },
};

const IGNORED = 'Ignored.';
const COPIED = 'The sweep to copy.';
const BODY_PLACE = 'Where the body is.';
const WHOLE_STEP = 'How long it is, how often to correct, and whether to start warm.';
const IMPACT = {
  toiA: 'A body of the impact; only positions of these two are corrected.',
  toiB: 'The other body of the impact.',
};

/** @param fields those of the time step that a method reads; it writes none */
function reading(...fields: string[]): string {
  if (fields.length === 0) return IGNORED;
  const names = fields.map((field) => `\`${field}\``);
  const last = names.pop();
  const list = names.length === 0 ? `${last} is` : `${names.join(', ')} and ${last} are`;
  return `The current step, of which ${list} read.`;
}

/** Of the three methods by which the solver works on a joint: what the first two read of the step. */
function solving(start: string[], velocities: string[]): Record<string, string> {
  return {
    'initVelocityConstraints.step': reading(...start),
    'solveVelocityConstraints.step': reading(...velocities),
    'solvePositionConstraints.step': IGNORED,
  };
}
const WARM = ['warmStarting', 'dtRatio'];
const SPRING = [...WARM, 'dt'];

/** Of what moves bodies on, by symbol, then by member and parameter. */
export const solver: Record<string, Record<string, string>> = {
  Solver: {
    'Solver.world': 'The world that it solves.',
    'addBody.body': 'A body of the world; one that is in the island already is added again.',
    'addContact.contact':
      'A contact of the world; one that is in the island already is added again.',
    'addJoint.joint': 'A joint of the world; one that is in the island already is added again.',
    'solveIsland.step': WHOLE_STEP,
    'solveIslandTOI.subStep': 'What remains of the step after the impact.',
    'solveIslandTOI.toiA': IMPACT.toiA,
    'solveIslandTOI.toiB': IMPACT.toiB,
    'solveWorld.step': WHOLE_STEP,
    'solveWorldTOI.step': reading('dt', 'velocityIterations'),
  },
  TimeStep: { 'reset.dt': 'How long the step is; 0 is allowed.' },
  Sweep: {
    'advance.alpha': 'The moment, as a part of the step, that becomes its start.',
    'getTransform.xf': 'What is written into.',
    'getTransform.beta': 'The moment: 0 is that of `alpha0`, 1 the end of the step.',
    'set.that': COPIED,
    'setLocalCenter.localCenter': 'The center of mass, from the origin of the body; it is copied.',
    'setLocalCenter.xf': BODY_PLACE,
    'setTransform.xf': BODY_PLACE,
  },
  Contact: {
    'initConstraint.step': reading(...WARM),
    'initVelocityConstraint.step': reading('blockSolve'),
    'solvePositionConstraint.step': IGNORED,
    'solvePositionConstraintTOI.step': IGNORED,
    'solvePositionConstraintTOI.toiA': IMPACT.toiA,
    'solvePositionConstraintTOI.toiB': IMPACT.toiB,
    'solveVelocityConstraint.step': reading('blockSolve'),
    'storeConstraintImpulses.step': IGNORED,
    'warmStartConstraint.step': IGNORED,
  },
  Joint: {
    'initVelocityConstraints.step': 'The current step, which is only read.',
    'solveVelocityConstraints.step': 'The current step, which is only read.',
    'solvePositionConstraints.step': 'Ignored by every joint.',
  },
  DistanceJoint: solving(SPRING, []),
  FrictionJoint: solving(WARM, ['dt']),
  GearJoint: solving(['warmStarting'], []),
  MotorJoint: solving(WARM, ['dt', 'inv_dt']),
  MouseJoint: solving(SPRING, ['dt']),
  PrismaticJoint: solving(WARM, ['dt']),
  PulleyJoint: solving(WARM, []),
  RevoluteJoint: solving(WARM, ['dt']),
  RopeJoint: solving(WARM, ['inv_dt']),
  WeldJoint: solving(SPRING, []),
  WheelJoint: solving(SPRING, ['dt']),
};

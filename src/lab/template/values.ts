/** Values of the parameters; those that are missing have their default. */
export default { restitution: 0.5 };

/** Values of the parameters. */
export default { restitution: 0.5 };

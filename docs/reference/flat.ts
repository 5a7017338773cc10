/** From members below their symbols, as they are written, to `Symbol.member`, as notes want them. */
export function flat(bySymbol: Record<string, Record<string, string>>): Record<string, string> {
  const entries = Object.entries(bySymbol).flatMap(([symbol, members]) =>
    Object.entries(members).map(([member, text]) => [`${symbol}.${member}`, text]),
  );
  return Object.fromEntries(entries);
}

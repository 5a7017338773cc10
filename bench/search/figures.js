/** @typedef {import('./queries.js').RealQuery} RealQuery */
/** @typedef {import('./engines.js').Search} Search */

/**
 * Shares of queries, from 0 to 1.
 * @typedef {object} Figures
 * @property {number} count of queries
 * @property {number} acceptable1 with an acceptable answer at the top
 * @property {number} acceptable3 with one among the first three
 * @property {number} best3 with the best answer among the first three
 */

/**
 * @param {RealQuery[]} queries
 * @param {Search} search
 * @returns {Figures}
 */
export function measureReal(queries, search) {
  const answers = queries.map(({ query, best, ok }) => {
    const hits = search(query).slice(0, 3);
    const acceptable = [...best, ...ok];
    return {
      acceptable1: acceptable.includes(hits[0] ?? ''),
      acceptable3: hits.some((id) => acceptable.includes(id)),
      best3: hits.some((id) => best.includes(id)),
    };
  });
  /** @type {(key: 'acceptable1' | 'acceptable3' | 'best3') => number} */
  const share = (key) => answers.filter((answer) => answer[key]).length / answers.length;
  return {
    count: queries.length,
    acceptable1: share('acceptable1'),
    acceptable3: share('acceptable3'),
    best3: share('best3'),
  };
}

/**
 * Returns the mean of several figures, weighted by their counts.
 * @param {Figures[]} parts
 * @returns {Figures}
 */
export function averageFigures(parts) {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  /** @type {(key: 'acceptable1' | 'acceptable3' | 'best3') => number} */
  const mean = (key) => parts.reduce((sum, part) => sum + part[key] * part.count, 0) / count;
  return {
    count,
    acceptable1: mean('acceptable1'),
    acceptable3: mean('acceptable3'),
    best3: mean('best3'),
  };
}

/**
 * Returns the mean of the three figures, which tuning maximizes.
 * @param {Figures} figures
 * @returns {number}
 */
export function computeScore({ acceptable1, acceptable3, best3 }) {
  return (acceptable1 + acceptable3 + best3) / 3;
}

/** The columns of `row`. */
export const HEADER = `${''.padEnd(41)}queries  acceptable at 1  acceptable in 3  best in 3`;

/**
 * Returns a row of the table.
 * @param {string} name
 * @param {Figures} figures
 * @returns {string}
 */
export function row(name, { count, acceptable1, acceptable3, best3 }) {
  const cells = [acceptable1, acceptable3, best3].map((share) => share.toFixed(2));
  const [first = '', third = '', best = ''] = cells;
  return `${name.padEnd(41)}${String(count).padStart(7)}${first.padStart(17)}${third.padStart(17)}${best.padStart(11)}`;
}

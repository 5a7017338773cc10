// Reads the reports of the JSON reporters of Vitest and Playwright.

/** @typedef {{ name: string, seconds: number }} TimedTest */
/** @typedef {{ passed: number, failed: number, tests: TimedTest[], output: string }} Result */

/**
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   testResults: { assertionResults: { fullName: string, duration?: number | null }[] }[],
 * }} VitestReport
 */

/**
 * @typedef {{
 *   title: string,
 *   specs?: { title: string, tests: { projectName: string, results: { duration: number }[] }[] }[],
 *   suites?: PlaywrightSuite[],
 * }} PlaywrightSuite
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number },
 *   suites: PlaywrightSuite[],
 * }} PlaywrightReport
 */

/**
 * @param {VitestReport} report
 * @returns {Omit<Result, 'output'>}
 */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests, tests };
}

/**
 * Reads a report of Playwright. A flaky test counts as failed.
 * @param {PlaywrightReport} report
 * @returns {Omit<Result, 'output'>}
 */
export function readPlaywright({ stats, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests: suites.flatMap((suite) => timedTests(suite, '')),
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string} above titles of the suites around it
 * @returns {TimedTest[]}
 */
function timedTests({ title, specs = [], suites = [] }, above) {
  const path = `${above}${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${path}${spec.title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap((suite) => timedTests(suite, path))];
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 50;

/**
 * Runs a Node script to its end. Throws with what it printed when it fails.
 * @param {string[]} command the script and its arguments
 * @param {string} cwd
 * @returns {Promise<{ seconds: number, peakMegabytes: number }>}
 */
export async function measure(command, cwd) {
  let peak = 0;
  let output = '';
  const start = performance.now();
  const child = spawn(process.execPath, command, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const residentKilobytes = createMemoryReader(child.pid ?? 0);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentKilobytes());
  }, SAMPLE_MS);
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  let seconds = 0;
  child.once('exit', () => {
    seconds = (performance.now() - start) / 1000;
    clearInterval(timer);
  });
  // Comes after "exit", when all output is here as well.
  const [code, signal] = await once(child, 'close');
  if (code !== 0) {
    throw new Error(`node ${command.join(' ')} ended with ${code ?? signal}:\n\n${output}`);
  }
  return { seconds, peakMegabytes: peak / 1024 };
}

/**
 * Makes a function that tells how much memory a process and all its descendants hold right now,
 * in kilobytes. What processes share is counted in each.
 * @param {number} root process id
 * @returns {() => number}
 */
function createMemoryReader(root) {
  return existsSync('/proc/self/status') ? procReader(root) : () => readFromPs(root);
}

/**
 * Looks at each process of the machine once, when it is new: reading all of them every 50 ms would
 * slow down what is measured.
 * @param {number} root
 * @returns {() => number}
 */
function procReader(root) {
  const seen = new Set([root]);
  const tree = new Set([root]);
  return () => {
    for (const pid of readdirSync('/proc').map(Number)) {
      if (Number.isNaN(pid) || seen.has(pid)) continue;
      seen.add(pid);
      if (tree.has(readStatus(pid, 'PPid'))) tree.add(pid);
    }
    return sum([...tree].map((pid) => readStatus(pid, 'VmRSS')));
  };
}

/**
 * A number from /proc/<pid>/status: `VmRSS:    51200 kB`. 0 once the process is gone.
 * @param {number} pid
 * @param {string} key
 * @returns {number}
 */
function readStatus(pid, key) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${key}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  } catch {
    // It ended since it was listed.
    return 0;
  }
}

/**
 * @param {number} root
 * @returns {number}
 */
function readFromPs(root) {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  /** @type {(pid: number) => number} */
  const held = (pid) => {
    const own = rows.find(([id]) => id === pid)?.[2] ?? 0;
    const children = rows.filter(([, parent]) => parent === pid).map(([id = 0]) => id);
    return own + sum(children.map(held));
  };
  return held(root);
}

/**
 * @param {number[]} numbers
 * @returns {number}
 */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

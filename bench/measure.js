import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const SAMPLE_INTERVAL_MS = 50;

/**
 * Runs a Node script to its end.
 * @throws {Error} with its output if it fails
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
  }, SAMPLE_INTERVAL_MS);
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  let seconds = 0;
  child.once('exit', () => {
    seconds = (performance.now() - start) / 1000;
    clearInterval(timer);
  });
  // Emitted after "exit", when all output has been read.
  const [code, signal] = await once(child, 'close');
  if (code !== 0) {
    throw new Error(`node ${command.join(' ')} ended with ${code ?? signal}:\n\n${output}`);
  }
  return { seconds, peakMegabytes: peak / 1024 };
}

/**
 * Returns a function that reads the current memory of a process and all its descendants, in kilobytes.
 * Shared memory is counted in each process.
 * @param {number} root process id
 * @returns {() => number}
 */
function createMemoryReader(root) {
  return existsSync('/proc/self/status') ? createProcReader(root) : () => readFromPs(root);
}

/**
 * Reads the parent of each process of the machine once: reading all of them every 50 ms would slow down
 * the measured process.
 * @param {number} root
 * @returns {() => number}
 */
function createProcReader(root) {
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
 * Reads a number from /proc/<pid>/status: `VmRSS:    51200 kB`. 0 if the process has ended.
 * @param {number} pid
 * @param {string} key
 * @returns {number}
 */
function readStatus(pid, key) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${key}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  } catch {
    // The process has ended since it was listed.
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
  const sumMemory = (pid) => {
    const own = rows.find(([id]) => id === pid)?.[2] ?? 0;
    const children = rows.filter(([, parent]) => parent === pid).map(([id = 0]) => id);
    return own + sum(children.map(sumMemory));
  };
  return sumMemory(root);
}

/**
 * @param {number[]} numbers
 * @returns {number}
 */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

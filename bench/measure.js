import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const SAMPLE_INTERVAL_MS = 50;

/**
 * Runs a Node script to its end.
 * @throws {Error} with its output if it fails
 * @param {string[]} command the script and its arguments
 * @param {string} cwd
 * @returns {Promise<{ seconds: number, processorSeconds: number, peakMegabytes: number }>} processorSeconds: of all
 *   its processes and threads, in user mode; 0 where the system has no /proc
 */
export async function measure(command, cwd) {
  let peak = 0;
  let processorSeconds = 0;
  let output = '';
  const start = performance.now();
  const child = spawn(process.execPath, command, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const readUse = createReader(child.pid ?? 0);
  const timer = setInterval(() => {
    const use = readUse();
    peak = Math.max(peak, use.residentKilobytes);
    processorSeconds = use.processorSeconds;
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
  return { seconds, processorSeconds, peakMegabytes: peak / 1024 };
}

/** @typedef {{ residentKilobytes: number, processorSeconds: number }} Use */

/**
 * Returns a function that reads what a process and all its descendants use: their current memory, in which shared
 * memory is counted for each process, and their processor time so far.
 * @param {number} root process id
 * @returns {() => Use}
 */
function createReader(root) {
  if (existsSync('/proc/self/status')) return createProcReader(root);
  return () => ({ residentKilobytes: readFromPs(root), processorSeconds: 0 });
}

/**
 * Reads the parent of each process of the machine once: reading all of them every 50 ms would slow down
 * the measured process.
 * @param {number} root
 * @returns {() => Use}
 */
function createProcReader(root) {
  const seen = new Set([root]);
  const tree = new Set([root]);
  /** Of each process, also of those that have ended. @type {Map<number, number>} */
  const processorSeconds = new Map();
  return () => {
    for (const pid of readdirSync('/proc').map(Number)) {
      if (Number.isNaN(pid) || seen.has(pid)) continue;
      seen.add(pid);
      if (tree.has(readStatus(pid, 'PPid'))) tree.add(pid);
    }
    for (const pid of tree) {
      const seconds = readProcessorSeconds(pid);
      if (seconds > 0) processorSeconds.set(pid, seconds);
    }
    return {
      residentKilobytes: sum([...tree].map((pid) => readStatus(pid, 'VmRSS'))),
      processorSeconds: sum([...processorSeconds.values()]),
    };
  };
}

/** Clock ticks in a second, which Linux fixes for /proc: `man 5 proc`. */
const TICKS_PER_SECOND = 100;

/**
 * Reads the time that a process has spent in user mode, from /proc/<pid>/stat. 0 if it has ended.
 * @param {number} pid
 * @returns {number}
 */
function readProcessorSeconds(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, can contain spaces. Field 14 is the 12th after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) / TICKS_PER_SECOND;
  } catch {
    // The process has ended since it was listed.
    return 0;
  }
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

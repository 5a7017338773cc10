import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleEntry, Report } from '../protocol/protocol.ts';
import { type CodeConsole, createCodeConsole } from './codeConsole.ts';

let reports: Extract<Report, { type: 'console' }>[];
let line: number | undefined;
let host: CodeConsole;
let code: Console;

beforeEach(() => {
  vi.useFakeTimers();
  reports = [];
  line = undefined;
  for (const method of ['log', 'warn', 'error', 'table', 'assert', 'count', 'countReset'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
  host = createCodeConsole({
    summarize: () => undefined,
    lineNow: () => line,
    report: (report) => reports.push(report),
  });
  code = host.console as Console;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns level and text of what is printed. */
function printed(): [ConsoleEntry['level'], string][] {
  host.flush();
  return reports.flatMap(({ entries }) =>
    entries.map(({ level, text }): [ConsoleEntry['level'], string] => [level, text]),
  );
}

describe('the console of code', () => {
  it('reports each level, and calls the browser’s console', () => {
    code.log('a', 1);
    code.warn({ x: 1 });
    code.error(new RangeError('far'));
    expect(printed()).toEqual([
      ['log', 'a 1'],
      ['warn', '{ x: 1 }'],
      ['error', 'RangeError: far'],
    ]);
    expect(console.log).toHaveBeenCalledWith('a', 1);
    expect(console.warn).toHaveBeenCalledWith({ x: 1 });
  });

  it('keeps a flood of long texts from the browser’s console', () => {
    for (let i = 0; i < 40; i++) code.log(`${i}${'x'.repeat(1e5)}`);
    code.log(1);
    const sent = vi.mocked(console.log).mock.calls.flat();
    expect(sent.join('').length).toBeLessThan(2e5);
    expect(printed()).toHaveLength(41);
    vi.advanceTimersByTime(1001);
    code.log('later');
    expect(console.log).toHaveBeenLastCalledWith('later');
  });

  it('shortens long texts', () => {
    code.log('x'.repeat(1e6), [1]);
    expect(printed().map(([, text]) => text.length)).toEqual([2000]);
  });

  it('reports assertions that fail', () => {
    code.assert(1 < 2, 'fine');
    code.assert(2 < 1, 'x is', 5);
    expect(printed()).toEqual([['error', 'Assertion failed x is 5']]);
  });

  it('counts, measures times, and formats tables', () => {
    vi.spyOn(console, 'time').mockImplementation(() => undefined);
    vi.spyOn(console, 'timeEnd').mockImplementation(() => undefined);
    code.count('hit');
    code.count('hit');
    code.countReset('hit');
    code.count('hit');
    code.time('step');
    vi.advanceTimersByTime(20);
    code.timeEnd('step');
    code.table([{ a: 1 }]);
    expect(printed().map(([, text]) => text)).toEqual([
      'hit: 1',
      'hit: 2',
      'hit: 1',
      'step: 20.000 ms',
      '[ { a: 1 } ]',
    ]);
  });

  it('indents groups', () => {
    vi.spyOn(console, 'group').mockImplementation(() => undefined);
    code.group('outer');
    code.log('two\nlines');
    code.groupEnd();
    code.log('after');
    expect(printed().map(([, text]) => text)).toEqual(['outer', '  two\n  lines', 'after']);
  });

  /** Actions of a run in its first and in its second step. */
  const steps = [
    () => {
      code.count('hit');
      code.group('first');
    },
    () => {
      code.count('hit');
      code.time('step');
      code.groupEnd();
      code.countReset('other');
    },
  ];
  const everything = () => {
    for (const step of steps) step();
    code.clear();
    code.log('muted');
    code.table([1]);
    code.assert(false);
    code.timeLog('step');
    code.timeEnd('step');
  };

  describe('in a run that is repeated', () => {
    beforeEach(() => {
      for (const method of ['group', 'groupEnd', 'time', 'timeLog', 'timeEnd', 'clear'] as const)
        vi.spyOn(console, method).mockImplementation(() => undefined);
    });

    it.each([0, 1, 2])('prints as after its step %i', (step) => {
      code.count('hit');
      host.loaded();
      for (const one of steps) one();
      host.flush();
      reports = [];
      host.begin();
      host.repeat(() => {
        for (const one of steps.slice(0, step)) one();
      });
      code.count('hit');
      const indent = step === 1 ? '  ' : '';
      expect(printed()).toEqual([['log', `${indent}hit: ${step + 2}`]]);
    });

    it('counts from the start again when it is started again', () => {
      host.loaded();
      everything();
      host.clear();
      host.begin();
      reports = [];
      code.count('hit');
      expect(printed()).toEqual([['log', 'hit: 1']]);
    });

    it('ignores what is muted, whatever it is', () => {
      code.count('hit');
      code.group('open');
      code.time('step');
      vi.advanceTimersByTime(20);
      host.flush();
      reports = [];
      vi.mocked(console.count).mockClear();
      expect(host.mute(() => everything())).toBeUndefined();
      expect(() =>
        host.mute(() => {
          code.group('inner');
          throw new Error('no');
        }),
      ).toThrow('no');
      expect(console.count).not.toHaveBeenCalled();
      code.count('hit');
      code.timeEnd('step');
      expect(printed().map(([, text]) => text)).toEqual(['  hit: 2', '  step: 20.000 ms']);
      expect(reports.some(({ isCleared }) => isCleared)).toBe(false);
    });
  });

  it('reports in batches, and counts repeated lines', () => {
    line = 3;
    for (let step = 0; step < 60; step++) code.log('step');
    line = 4;
    code.log('step');
    expect(reports).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(reports).toEqual([
      {
        type: 'console',
        entries: [
          { level: 'log', text: 'step', line: 3, count: 60 },
          { level: 'log', text: 'step', line: 4, count: 1 },
        ],
        isCleared: false,
      },
    ]);
  });

  it('reports from a loop that never ends, and drops what is too much', () => {
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    for (let step = 0; step < 2000; step++) {
      code.log(step);
      // No timer comes due meanwhile.
      now += 1;
    }
    expect(reports).toHaveLength(3);
    for (const { entries } of reports) expect(entries.length).toBe(200);
  });

  it('clears what was printed before', () => {
    code.log('a');
    host.clear();
    code.log('b');
    host.flush();
    expect(reports).toEqual([
      { type: 'console', entries: [expect.objectContaining({ text: 'b' })], isCleared: true },
    ]);
  });

  it('has all methods of the browser’s console', () => {
    const missing = Object.keys(console).filter((name) => !(name in code));
    expect(missing).toEqual([]);
    const { log } = code;
    log('without an object');
    expect(printed()).toHaveLength(1);
  });
});

/** Reports the progress of a build. */
export interface Progress {
  step: (text: string) => void;
  count: (text: string, done: number, all: number) => void;
  done: (text: string) => void;
}

/** Creates a progress report: a single line on a terminal, and a line for each step elsewhere. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  const started = performance.now();
  let last = '';
  const line = (text: string) => {
    if (stream.isTTY) stream.write(`\r\x1b[K${text}`);
    else stream.write(`${text}\n`);
  };
  const step = (text: string) => {
    if (text === last) return;
    last = text;
    line(text);
  };
  return {
    step,
    count: (text, done, all) => {
      if (stream.isTTY) line(`${text} ${done}/${all}`);
      else step(text);
    },
    done: (text) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      line(`Done in ${seconds} s: ${text}`);
      if (stream.isTTY) stream.write('\n');
    },
  };
}

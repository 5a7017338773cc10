import { createGate } from './gate.ts';

// A worker between page and runner. The code that starts it sends it a port to each of them.
self.onmessage = ({ ports: [page, runner] }: MessageEvent) => {
  if (!page || !runner) return;
  const gate = createGate((report) => page.postMessage(report));
  page.onmessage = ({ data }) => runner.postMessage(data);
  runner.onmessage = ({ data }) => gate.pass(data);
  runner.onmessageerror = () => gate.close('invalid');
};

import { createGate } from './gate.ts';

// A worker between page and runner. Whoever starts it sends it a port to each of them.
self.onmessage = ({ ports: [page, runner] }: MessageEvent) => {
  if (!page || !runner) return;
  const gate = createGate({
    toPage: (report) => page.postMessage(report),
    toRunner: (command) => runner.postMessage(command),
  });
  page.onmessage = ({ data }) => gate.fromPage(data);
  runner.onmessage = ({ data }) => gate.fromRunner(data);
  runner.onmessageerror = () => gate.close('invalid');
};

import * as planck from 'planck';
import { modulesWith } from './modules.ts';
import type { Command, Report } from './protocol.ts';
import { createStage } from './stage.ts';

Object.assign(self, { modules: modulesWith(planck) });
// Workers of its own would go on whatever becomes of the scene.
Reflect.deleteProperty(self, 'Worker');

// What a stage runs in: a worker, of the page itself or of the jail. Whoever opens it sends the
// canvas to draw on and a port to the page first, so that a jail has nothing to pass on.
self.onmessage = ({ data, ports: [port] }: MessageEvent<{ canvas: OffscreenCanvas }>) => {
  if (!port) return;
  const report = (report: Report, transfer: Transferable[] = []) =>
    port.postMessage(report, transfer);
  const { obey, fail } = createStage(planck, data.canvas, {
    load: (code) => {
      const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
      return { url, exports: import(/* @vite-ignore */ url) };
    },
    onFrame: (callback) => requestAnimationFrame(callback),
    report,
  });
  // What code does later on its own, such as in a promise, has nobody else to tell of it.
  self.onunhandledrejection = (event) => {
    // The page tells it. A console that is told each time, too, may hold the page up.
    event.preventDefault();
    fail(event.reason);
  };
  self.onerror = (_event, _source, _line, _column, error) => {
    fail(error);
    return true;
  };
  report({ type: 'alive' });
  port.onmessage = ({ data: command }: MessageEvent<Command>) => obey(command);
};

import * as planck from 'planck';
import type { Command, Report } from './protocol.ts';
import { createStage } from './stage.ts';

// What a stage runs in: a worker, of the page itself or of the jail. Whoever opens it sends the
// canvas to draw on and a port to the page first, so that a jail has nothing to pass on.
self.onmessage = ({ data, ports: [port] }: MessageEvent<{ canvas: OffscreenCanvas }>) => {
  if (!port) return;
  const obey = createStage(planck, data.canvas, {
    load: async (code) => {
      const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
      return { url, exports: await import(/* @vite-ignore */ url) };
    },
    onFrame: (callback) => requestAnimationFrame(callback),
    report: (report: Report, transfer = []) => port.postMessage(report, transfer),
  });
  port.onmessage = ({ data: command }: MessageEvent<Command>) => obey(command);
};

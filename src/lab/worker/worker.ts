import * as planck from 'planck';
import type { Command, Report } from '../protocol/protocol.ts';
import { createSceneRunner } from './runner.ts';
import type { Tools } from './tools.ts';

// The browser's own, because the code gets replacements.
const { requestAnimationFrame, OffscreenCanvas } = self;
/*
 * Removes what code can't use: a worker would outlive the scene, and the jail's policy doesn't allow WebAssembly. The
 * tools, which come before the code of readers, take `OffscreenCanvas`.
 */
for (const name of ['Worker', 'ImageData', 'createImageBitmap', 'WebAssembly'])
  Reflect.deleteProperty(self, name);

const NOT_SENDABLE =
  'The scene returned a value that can’t be shown. Return strings, numbers, and booleans.';

/** The global scope of a worker, with what the script of the tools adds to it. */
const scope = self as unknown as { tools: Tools; importScripts: (url: string) => void };

// Runs in a worker of the page or of the jail. The code that starts the worker first sends it the canvas and a
// port to the page, so the jail doesn't have to forward messages.
self.onmessage = ({ data, ports: [port] }: MessageEvent<{ canvas: OffscreenCanvas }>) => {
  if (!port) return;
  const report = (report: Report, transfer: Transferable[] = []) => {
    try {
      port.postMessage(report, transfer);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'DataCloneError') throw error;
      throw new TypeError(NOT_SENDABLE, { cause: error });
    }
  };
  const { send, fail } = createSceneRunner(planck, data.canvas, {
    load: (code, globals) => {
      Object.assign(self, globals);
      const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
      return { url, exports: import(/* @vite-ignore */ url) };
    },
    loadTools: (code) => {
      scope.importScripts(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      return scope.tools;
    },
    onFrame: (callback) => requestAnimationFrame(callback),
    createCanvas: () => new OffscreenCanvas(1, 1),
    report,
  });
  self.onunhandledrejection = (event) => {
    // The page shows the error. Logging each one as well could slow the page down.
    event.preventDefault();
    fail(event.reason);
  };
  self.onerror = (_event, _source, _line, _column, error) => {
    fail(error);
    return true;
  };
  port.onmessage = ({ data: command }: MessageEvent<Command>) => send(command);
};

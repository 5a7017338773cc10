import { createTools } from './tools.ts';

// A classic script for the runner's worker. In a jail, the worker has no network, so the page sends it the text.
const { OffscreenCanvas } = self;
// Code gets canvases with a limit, from `document`.
Reflect.deleteProperty(self, 'OffscreenCanvas');
Object.assign(self, { tools: createTools((width, height) => new OffscreenCanvas(width, height)) });

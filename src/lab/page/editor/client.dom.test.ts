import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CodeRequest, CodeResponse } from '../../typescript/protocol.ts';
import { type CodeClient, createCodeClient, TYPESCRIPT_SECONDS } from './client.ts';

/** Records the messages that it receives, and answers when a test calls it. */
class FakeWorker {
  received: CodeRequest[] = [];
  onmessage?: (event: { data: CodeResponse }) => void;
  terminate = vi.fn();
  postMessage = (request: CodeRequest) => this.received.push(request);
  respond = (name: string, response: { hasBegun: true } | { value: unknown }) => {
    const { id = 0 } = this.received.find((request) => request.name === name) ?? {};
    this.onmessage?.({ data: { id, ...response } });
  };
}

let workers: FakeWorker[];
let client: CodeClient;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  client = createCodeClient(async () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
});
afterEach(() => {
  client.end();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
const advance = () => vi.advanceTimersByTimeAsync(1000 * TYPESCRIPT_SECONDS);

it('stops types that take too long, and compiles what waited for them', async () => {
  const types = client.call('diagnostics', 'slow');
  const compiled = client.call('compile', 'slow');
  const isStopped = expect(types).rejects.toThrow('TypeScript was stopped after 10 seconds.');
  await settled();
  workers[0]?.respond('diagnostics', { hasBegun: true });
  await advance();
  await isStopped;
  expect(workers[0]?.terminate).toHaveBeenCalled();
  expect(workers[1]?.received.map(({ name }) => name)).toEqual(['compile']);
  workers[1]?.respond('compile', { value: 'code' });
  expect(await compiled).toBe('code');
});

it('checks the types again when the code has changed', async () => {
  client.call('diagnostics', 'slow').catch(() => undefined);
  await settled();
  workers[0]?.respond('diagnostics', { hasBegun: true });
  await advance();
  await expect(client.call('symbolAt', 'slow', 0)).rejects.toThrow('TypeScript was stopped');
  expect(workers).toHaveLength(1);
  void client.call('diagnostics', 'fast');
  await settled();
  expect(workers[1]?.received).toHaveLength(1);
});

it('waits as long as it takes to load, and for one call after the other', async () => {
  const first = client.call('compile', 'a');
  const second = client.call('diagnostics', 'a');
  await advance();
  for (const name of ['compile', 'diagnostics']) {
    workers[0]?.respond(name, { hasBegun: true });
    await vi.advanceTimersByTimeAsync(900 * TYPESCRIPT_SECONDS);
    workers[0]?.respond(name, { value: name });
  }
  await advance();
  expect(await Promise.all([first, second])).toEqual(['compile', 'diagnostics']);
});

it('stops code that takes too long to compile', async () => {
  const isStopped = expect(client.call('compile', 'long')).rejects.toThrow('Use simpler types');
  await settled();
  workers[0]?.respond('compile', { hasBegun: true });
  await advance();
  await isStopped;
  expect(workers).toHaveLength(1);
});

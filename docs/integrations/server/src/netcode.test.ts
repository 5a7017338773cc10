import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Disc, type Input, type Message, SIZE } from './arena.ts';
import { Prediction } from './prediction.ts';
import { Room, readInput } from './room.ts';
import { startServer } from './server.ts';

const LATENCY = 6; // steps in each direction, a tenth of a second
const RIGHT = { x: 1, y: 0 };

const find = (discs: Disc[], id: string) => discs.find((disc) => disc.id === id);
const distance = (a?: Disc, b?: Disc) =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.POSITIVE_INFINITY;

// #region agree
test('a client that plays alone predicts what the server will say', () => {
  const room = new Room();
  room.join('me');
  const client = new Prediction('me');
  client.reconcile(room.stateFor('me'));

  const predicted: (Disc | undefined)[] = [];
  const inputs: Input[] = [];
  for (let step = 0; step < 120; step++) {
    inputs.push(client.step(step < 60 ? RIGHT : { x: 0, y: 1 }));
    predicted.push(find(client.arena.save(), 'me'));
    const input = inputs[step - LATENCY];
    if (!input) continue;
    room.receive('me', input);
    room.step();
    const state = room.stateFor('me');
    expect(distance(find(state.discs, 'me'), predicted[state.lastStep - 1])).toBeLessThan(1e-9);
  }
});
// #endregion

/**
 * Two players push toward each other with a latency.
 * @returns the largest distance between the server's disc and the client's, in meters, after both have stopped
 */
function collide({ reconciles }: { reconciles: boolean }): number {
  const room = new Room();
  const clients = ['a', 'b'].map((id) => ({ id, prediction: new Prediction(id) }));
  for (const { id } of clients) room.join(id);
  for (const { id, prediction } of clients) prediction.reconcile(room.stateFor(id));
  const sent = clients.map((): Input[] => []);
  const states = clients.map((): ReturnType<Room['stateFor']>[] => []);
  for (let step = 0; step < 240; step++) {
    clients.forEach(({ id, prediction }, i) => {
      const y = step < 60 ? (i === 0 ? 1 : -1) : 0;
      sent[i]?.push(prediction.step({ x: 0, y }));
      const input = sent[i]?.[step - LATENCY];
      if (input) room.receive(id, input);
    });
    room.step();
    clients.forEach(({ id, prediction }, i) => {
      states[i]?.push(room.stateFor(id));
      const state = states[i]?.[step - LATENCY];
      if (state && reconciles) prediction.reconcile(state);
    });
  }
  return Math.max(
    ...clients.flatMap(({ id, prediction }) =>
      room.stateFor(id).discs.map((disc) => distance(disc, find(prediction.arena.save(), disc.id))),
    ),
  );
}

test('players who collide see the same in the end, but only because clients reconcile', () => {
  expect(collide({ reconciles: true })).toBeLessThan(0.01);
  expect(collide({ reconciles: false })).toBeGreaterThan(0.5);
});

test('sending more inputs makes nobody faster', () => {
  const xAfter = (inputsPerStep: number) => {
    const room = new Room();
    room.join('me');
    for (let step = 1; step <= 60; step++) {
      for (let i = 0; i < inputsPerStep; i++) room.receive('me', { step, ...RIGHT });
      room.step();
    }
    return find(room.stateFor('me').discs, 'me')?.x ?? 0;
  };
  expect(xAfter(1)).toBeGreaterThan(4);
  expect(xAfter(10)).toBe(xAfter(1));
});

test('inputs that arrive together after a pause add no latency for long', () => {
  const room = new Room();
  room.join('me');
  let sent = 0;
  const receive = () => room.receive('me', { step: ++sent, ...RIGHT });
  for (let i = 0; i < 10; i++) receive();
  for (let step = 0; step < 20; step++) {
    receive();
    room.step();
  }
  expect(sent - room.stateFor('me').lastStep).toBeLessThanOrEqual(3);
});

test('a client that stops sending stops pushing', () => {
  const room = new Room();
  room.join('me');
  room.receive('me', { step: 1, ...RIGHT });
  const speedAfter = (steps: number) => {
    for (let i = 0; i < steps; i++) room.step();
    return find(room.stateFor('me').discs, 'me')?.vx ?? 0;
  };
  const [early, late] = [speedAfter(10), speedAfter(10)];
  expect(early).toBeGreaterThan(0);
  expect(late).toBeLessThan(early);
});

test('reads only inputs, and shortens directions', () => {
  expect(readInput('{"step":1,"x":30,"y":40}')).toEqual({ step: 1, x: 0.6, y: 0.8 });
  for (const text of ['', 'null', '{}', '{"step":1,"x":"1","y":0}', '{"step":1,"x":1e999,"y":0}'])
    expect(() => readInput(text)).toThrow();
});

test('two clients play on a server over the network', async () => {
  const server = startServer(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const clients = await Promise.all([connect(port), connect(port)]);
  const [first, second] = clients;
  // The first client pushes until the other one sees that it has arrived at the right wall.
  await until(clients, () => (find(second.discs(), first.id)?.x ?? 0) > SIZE.width - 1);
  for (const { socket } of clients) socket.close();
  server.close();
  await once(server, 'close');
});

test('the server disconnects a client that sends anything else', async () => {
  const server = startServer(0);
  await once(server, 'listening');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { socket } = await connect((server.address() as AddressInfo).port);
  socket.send('{"step":1,"x":null}');
  const [code] = await once(socket, 'close');
  expect(code).toBe(1008);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
  server.close();
  await once(server, 'close');
});

/** A client that pushes to the right with each state that it receives. */
async function connect(port: number) {
  const socket = new WebSocket(`ws://localhost:${port}`);
  const [data] = await once(socket, 'message');
  const welcome: Message = JSON.parse(String(data));
  if (welcome.type !== 'welcome') throw new Error(welcome.type);
  const prediction = new Prediction(welcome.id);
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    if (message.type === 'state') prediction.reconcile(message);
    for (const wake of waiting.splice(0)) wake();
  });
  return {
    ...{ socket, id: welcome.id },
    discs: () => prediction.arena.save(),
    push: () => socket.send(JSON.stringify(prediction.step(RIGHT))),
    nextState: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
}

/** Lets the first client push after each state, until something is true. */
async function until(clients: Awaited<ReturnType<typeof connect>>[], isTrue: () => boolean) {
  while (!isTrue()) {
    clients[0]?.push();
    await Promise.all(clients.map((client) => client.nextState()));
  }
}

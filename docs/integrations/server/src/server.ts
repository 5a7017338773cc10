import { type WebSocket, WebSocketServer } from 'ws';
import { type Message, TIME_STEP } from './arena.ts';
import { Room, readInput } from './room.ts';

const STEPS_PER_STATE = 3; // 20 states per second
const MAX_STEPS = 30; // to catch up after a pause

/** Starts the server of a game. Closing it ends the game. */
export function startServer(port: number): WebSocketServer {
  const room = new Room();
  const sockets = new Map<string, WebSocket>();
  const server = new WebSocketServer({ port, maxPayload: 1024 });
  const send = (socket: WebSocket, message: Message) => socket.send(JSON.stringify(message));
  let players = 0;

  server.on('connection', (socket) => {
    const id = `player ${++players}`;
    room.join(id);
    sockets.set(id, socket);
    send(socket, { type: 'welcome', id });
    socket.on('message', (data) => {
      try {
        room.receive(id, readInput(String(data)));
      } catch (error) {
        console.warn(`${id} was disconnected:`, error);
        socket.close(1008, 'invalid input');
      }
    });
    socket.on('error', (error) => console.warn(`${id}:`, error));
    socket.on('close', () => {
      sockets.delete(id);
      room.leave(id);
    });
  });

  // #region clock
  const start = performance.now();
  let steps = 0;
  const timer = setInterval(() => {
    const due = Math.floor((performance.now() - start) / 1000 / TIME_STEP);
    steps = Math.max(steps, due - MAX_STEPS);
    while (steps < due) {
      room.step();
      steps += 1;
      if (steps % STEPS_PER_STATE > 0) continue;
      for (const [id, socket] of sockets) send(socket, { type: 'state', ...room.stateFor(id) });
    }
  }, 1000 * TIME_STEP);
  server.on('close', () => clearInterval(timer));
  // #endregion

  return server;
}

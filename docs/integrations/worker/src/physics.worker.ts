import { Game } from './game.ts';
import type { Picture, Request } from './messages.ts';

const game = new Game();
let sent: Game['toys'] = [];

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  switch (data.type) {
    case 'press':
      return game.press(data.point, data.pointerId);
    case 'move':
      return game.move(data.point, data.pointerId);
    case 'release':
      return game.release(data.pointerId);
    case 'frame':
      game.advance(data.seconds);
      send();
  }
});

/** Sends the toys as they are now. The numbers are transferred, not copied. */
function send() {
  const { toys } = game;
  const poses = new Float32Array(3 * toys.length);
  toys.forEach(({ body }, i) => {
    const { x, y, angle } = game.poseOf(body);
    poses.set([x, y, angle], 3 * i);
  });
  const looks = toys === sent ? undefined : toys.map(({ kind, size }) => ({ kind, size }));
  sent = toys;
  const picture: Picture = { looks, poses };
  self.postMessage(picture, { transfer: [poses.buffer] });
}

import { Game } from './game.ts';
import type { Picture, Request } from './messages.ts';

const game = new Game();
let sent: Game['toys'] = [];

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  switch (data.type) {
    case 'press':
      return game.press(data.point);
    case 'move':
      return game.move(data.point);
    case 'release':
      return game.release();
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

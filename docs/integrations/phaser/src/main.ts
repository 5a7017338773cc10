import Phaser from 'phaser';
import type { Body, Vec2Value } from 'planck';
import { Game, type Pose, SIZE } from './game.ts';

const SCALE = 80; // pixels per meter

// #region camera
/** Phaser's y-axis points down, and its angles are clockwise. */
const toScreen = ({ x, y }: Vec2Value) => ({ x: x * SCALE, y: (SIZE.height - y) * SCALE });

const toMeters = ({ worldX, worldY }: Phaser.Input.Pointer): Vec2Value => ({
  x: worldX / SCALE,
  y: SIZE.height - worldY / SCALE,
});
// #endregion

class Room extends Phaser.Scene {
  private toyBox!: Game; // `game` is taken by Phaser
  private images!: Map<Body, Phaser.GameObjects.Image>;

  preload() {
    // Instead of `this.load.image('ball', 'ball.png')`, so that this program needs no files.
    if (this.textures.exists('ball')) return;
    const pen = this.make.graphics({}, false);
    const line = () => pen.lineStyle(5, 0x10151c).lineBetween(40, 40, 80, 40);
    pen.fillStyle(0xe07a3f).fillCircle(40, 40, 40);
    line().generateTexture('ball', 80, 80);
    pen.clear().fillStyle(0x3f7fe0).fillRect(0, 0, 80, 80);
    line().generateTexture('crate', 80, 80);
    pen.destroy();
  }

  // #region create
  /** Also called when the scene is restarted, on the same object. */
  create() {
    this.toyBox = new Game();
    this.images = new Map();
    this.toyBox.world.on('remove-body', (body) => {
      this.images.get(body)?.destroy();
      this.images.delete(body);
    });
    const { input } = this;
    input.on('pointerdown', (pointer: Phaser.Input.Pointer) =>
      this.toyBox.press(toMeters(pointer), pointer.id),
    );
    input.on('pointermove', (pointer: Phaser.Input.Pointer) =>
      this.toyBox.move(toMeters(pointer), pointer.id),
    );
    const release = ({ id }: Phaser.Input.Pointer) => this.toyBox.release(id);
    input.on('pointerup', release);
    input.on('pointerupoutside', release);
    input.keyboard?.on('keydown-R', () => this.scene.restart());
  }
  // #endregion

  // #region update
  update(_time: number, milliseconds: number) {
    this.toyBox.advance(milliseconds / 1000);
    for (const { body, kind, size } of this.toyBox.toys) {
      const image = this.images.get(body) ?? this.add.image(0, 0, kind);
      this.images.set(body, image);
      place(image, this.toyBox.poseOf(body));
      image.setDisplaySize(2 * size * SCALE, 2 * size * SCALE);
    }
  }
  // #endregion
}

function place(image: Phaser.GameObjects.Image, pose: Pose) {
  const { x, y } = toScreen(pose);
  image.setPosition(x, y).setRotation(-pose.angle);
}

new Phaser.Game({
  parent: 'app',
  backgroundColor: '#10151c',
  scale: {
    mode: Phaser.Scale.FIT,
    autoCenter: Phaser.Scale.CENTER_BOTH,
    width: SIZE.width * SCALE,
    height: SIZE.height * SCALE,
  },
  scene: Room, // without `physics`, which would add Phaser's own
});

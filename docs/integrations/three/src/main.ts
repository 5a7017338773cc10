import type { Body, Vec2Value } from 'planck';
import * as THREE from 'three';
import { Game, SIZE } from './game.ts';

const renderer = new THREE.WebGLRenderer({ antialias: true });
renderer.setPixelRatio(window.devicePixelRatio);
renderer.shadowMap.enabled = true;
renderer.domElement.style.cssText = 'position: fixed; inset: 0; touch-action: none';
document.body.append(renderer.domElement);

// #region scene
const scene = new THREE.Scene();
scene.background = new THREE.Color(0x10151c);
const sun = new THREE.DirectionalLight(0xffffff, 3);
sun.position.set(2, 14, 8);
sun.target.position.set(SIZE.width / 2, 0, 0);
sun.castShadow = true;
Object.assign(sun.shadow.camera, { left: -12, right: 12, top: 12, bottom: -12 });
const ground = new THREE.Mesh(
  new THREE.BoxGeometry(SIZE.width, 0.2, 4),
  new THREE.MeshStandardMaterial({ color: 0x8a94a0 }),
);
ground.position.set(SIZE.width / 2, -0.1, 0);
ground.receiveShadow = true;
scene.add(new THREE.HemisphereLight(0xffffff, 0x334455, 1.5), sun, sun.target, ground);
// #endregion

// #region camera
const camera = new THREE.PerspectiveCamera(40);

/** Moves the camera back until it shows the whole box. */
function fit() {
  const { innerWidth, innerHeight } = window;
  renderer.setSize(innerWidth, innerHeight);
  camera.aspect = innerWidth / innerHeight;
  camera.updateProjectionMatrix();
  const halfHeight = Math.max(SIZE.height, SIZE.width / camera.aspect) / 2;
  const distance = halfHeight / Math.tan(THREE.MathUtils.degToRad(camera.fov / 2)) + 1;
  camera.position.set(SIZE.width / 2, SIZE.height / 2, distance);
}
fit();
window.addEventListener('resize', fit);
// #endregion

const game = new Game();

// #region bodies
const KINDS = {
  ball: {
    geometry: new THREE.SphereGeometry(1, 32, 16),
    material: new THREE.MeshStandardMaterial({ color: 0xe07a3f }),
  },
  crate: {
    geometry: new THREE.BoxGeometry(2, 2, 2),
    material: new THREE.MeshStandardMaterial({ color: 0x3f7fe0 }),
  },
};
const meshes = new Map<Body, THREE.Mesh>();

/** Creates the meshes of new toys and moves all of them to their bodies. */
function place() {
  for (const { body, kind, size } of game.toys) {
    let mesh = meshes.get(body);
    if (!mesh) {
      mesh = new THREE.Mesh(KINDS[kind].geometry, KINDS[kind].material);
      mesh.scale.setScalar(size);
      mesh.castShadow = mesh.receiveShadow = true;
      meshes.set(body, mesh);
      scene.add(mesh);
    }
    const { x, y, angle } = game.poseOf(body);
    mesh.position.set(x, y, 0);
    mesh.rotation.z = angle;
  }
}

game.world.on('remove-body', (body) => {
  meshes.get(body)?.removeFromParent(); // geometry and material are shared
  meshes.delete(body);
});
// #endregion

// #region loop
const timer = new THREE.Timer();
timer.connect(document); // doesn't count the time while the page is hidden
renderer.setAnimationLoop((milliseconds) => {
  timer.update(milliseconds);
  game.advance(timer.getDelta());
  place();
  renderer.render(scene, camera);
});
// #endregion

// #region input
const ray = new THREE.Raycaster();
const plane = new THREE.Plane(new THREE.Vector3(0, 0, 1)); // where the bodies are

/** Where the ray through a pointer meets the plane of the bodies, in meters. */
function toMeters({ clientX, clientY }: PointerEvent): Vec2Value {
  const x = (clientX / window.innerWidth) * 2 - 1;
  const y = 1 - (clientY / window.innerHeight) * 2;
  ray.setFromCamera(new THREE.Vector2(x, y), camera);
  return ray.ray.intersectPlane(plane, new THREE.Vector3()) ?? { x: 0, y: 0 };
}

const canvas = renderer.domElement;
canvas.addEventListener('pointerdown', (event) => {
  canvas.setPointerCapture(event.pointerId);
  game.press(toMeters(event), event.pointerId);
});
canvas.addEventListener('pointermove', (event) => game.move(toMeters(event), event.pointerId));
canvas.addEventListener('lostpointercapture', ({ pointerId }) => game.release(pointerId));
// #endregion

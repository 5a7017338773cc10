import './standalone.css';
import { createRoot } from 'react-dom/client';
import block from '../../blocks/Scene.module.css';
import { SceneControls } from '../controls/SceneControls.tsx';
import { createLivePicture } from '../player/livePicture.ts';
import { prefersReducedMotion } from '../player/reducedMotion.ts';
import { jailHost } from '../player/runnerHost.ts';
import { DATA_ID, type StandaloneData } from './standalonePage.ts';

// The script of a downloaded scene: its picture, and the same controls as in the site. The code runs in the jail,
// because the file itself can share storage and channels with every other file on the disk.

const data: StandaloneData = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '{}');
const create = (className = '') => Object.assign(document.createElement('div'), { className });
const frame = create(block.scene);
const picture = create(block.picture);
const panel = create(block.panel);
frame.append(picture, panel);
document.querySelector('main')?.append(frame);

const { runner, gate } = data;
const openHost = jailHost({ srcdoc: data.jail }, async () => ({ runner, gate }));
const hosts = { trusted: openHost, untrusted: openHost, tools: async () => data.tools };
const player = createLivePicture(picture, data, hosts, new AbortController().signal);
const { title, description } = data;
createRoot(panel).render(
  <SceneControls
    scene={{ title, description, params: {}, controls: [] }}
    player={player}
    frame={frame}
  />,
);
player.run({
  ...data,
  playing: !prefersReducedMotion(),
  isTrusted: false,
});

import type { SceneSummary } from '../../model/sceneData.ts';
import { lazyPart } from '../ui/LazyPart.tsx';
import type { KeysProps } from './KeyPad.tsx';

/** Fetched for scenes that listen to keys, on touch screens. */
const loadKeys = () => import('./KeyPad.tsx');
const KeyPad = lazyPart('keys', async () => (await loadKeys()).KeyPad);
/** The other keys of a game, as buttons below its picture. */
export const MenuKeys = lazyPart('keys', async () => (await loadKeys()).MenuKeys);

function isTouchScreen(): boolean {
  return matchMedia('(any-pointer: coarse)').matches;
}

/** Whether only a game's own buttons are shown, and those of the lab are among the tools: on touch screens. */
export function isPlainGame({ isGame }: Pick<SceneSummary, 'isGame'>): boolean {
  return isGame === true && isTouchScreen();
}

/** The keys that play a scene, as buttons over the picture of a touch screen. */
export function LazyKeyPad({ scene, send }: KeysProps) {
  return scene.keys && isTouchScreen() ? <KeyPad {...{ scene, send }} /> : null;
}

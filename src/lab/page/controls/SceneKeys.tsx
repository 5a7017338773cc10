import { useMemo } from 'react';
import type { Player } from '../player/player.ts';
import { KeyRow } from './KeyRow.tsx';
import { keysInCode, keysOf } from './sceneKeys.ts';

interface SceneKeysProps {
  /** A JavaScript module. */
  code: string;
  /** The scene's instructions. */
  info: string;
  send: Player['send'];
}

/** Buttons for the keys that a scene's code and instructions mention. */
export function SceneKeys({ code, info, send }: SceneKeysProps) {
  const inCode = useMemo(() => keysInCode(code), [code]);
  const keys = useMemo(() => keysOf(inCode, info), [inCode, info]);
  return <KeyRow keys={keys} send={send} />;
}

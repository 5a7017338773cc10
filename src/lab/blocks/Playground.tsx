import { z } from 'zod';
import { defineBlock } from '../../blocks/define.ts';
import type { SceneData } from '../sceneData.ts';
import type { ExampleData } from '../testbed/exampleData.ts';
import styles from './Playground.module.css';
import scene from './Scene.module.css';
import { idOf } from './Scene.tsx';

/** Something that readers may pick, by what it is called. */
type Program = Pick<SceneData, 'id' | 'title'>;

/**
 * A place to write and run code in. What there is to pick from is a list, which the lab makes into a
 * menu; without script there is nothing to run, and it says so. It starts with the scene `first`.
 */
export const playground = (scenes: SceneData[], examples: ExampleData[]) =>
  defineBlock(z.strictObject({ first: idOf(scenes).optional() }), ({ first }) => (
    <div className={scene.scene} style={ROOM.whole} data-playground="">
      <div className={styles.stage}>
        <div className={scene.picture} style={ROOM.picture} />
        <div className={scene.panel} style={ROOM.panel} />
      </div>
      <div className={styles.code} style={ROOM.code}>
        <div className={scene.still}>
          <p>The playground runs code, so it needs JavaScript.</p>
          <Programs name="Scenes" kind="scene" programs={leading(scenes, first)} />
          <Programs name="Examples" kind="example" programs={examples} />
        </div>
      </div>
    </div>
  ));

/** Its sheet comes with its script. What keeps everything in its place until then stands here. */
const ROOM = {
  whole: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
    alignItems: 'start',
    margin: 0,
  },
  picture: { aspectRatio: '4 / 3', maxBlockSize: '70dvh', inlineSize: '100%' },
  panel: { minBlockSize: '11rem' },
  code: { minInlineSize: 0, minBlockSize: '100dvh', padding: 'var(--space-3)' },
};

function leading(scenes: SceneData[], first: string | undefined): SceneData[] {
  const isFirst = ({ id }: SceneData) => id === first;
  return [...scenes.filter(isFirst), ...scenes.filter((scene) => !isFirst(scene))];
}

function Programs({ name, kind, programs }: { name: string; kind: string; programs: Program[] }) {
  if (programs.length === 0) return null;
  return (
    <section>
      <p>{name}</p>
      <ul data-programs={name}>
        {programs.map(({ id, title }) => (
          <li key={id} data-program={`${kind}=${id}`}>
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}

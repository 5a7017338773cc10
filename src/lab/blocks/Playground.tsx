import { z } from 'zod';
import { PLAYGROUND, PROGRAM, PROGRAMS } from '../../article/attributes.ts';
import { defineBlock } from '../../content/block.ts';
import type { SceneData } from '../sceneData.ts';
import type { ExampleData } from '../testbed/exampleData.ts';
import styles from './Playground.module.css';
import scene from './Scene.module.css';
import { idOf } from './Scene.tsx';

/** An entry of the playground's menu. */
type Entry = Pick<SceneData, 'id' | 'title'>;

/**
 * An editor that runs scenes and examples. The page lists them, and script turns the lists into a menu, which
 * starts with the scene `first`.
 */
export const playground = (scenes: SceneData[], examples: ExampleData[]) =>
  defineBlock(z.strictObject({ first: idOf(scenes).optional() }), ({ first }) => (
    <div className={scene.scene} style={LAYOUT.whole} {...{ [PLAYGROUND]: '' }}>
      <div className={styles.stage}>
        <div className={scene.picture} style={LAYOUT.picture} />
        <div className={scene.panel} style={LAYOUT.panel} />
      </div>
      <div className={styles.code} style={LAYOUT.code}>
        <div className={scene.still}>
          <p>The playground requires JavaScript.</p>
          <Entries name="Scenes" kind="scene" entries={withFirst(scenes, first)} />
          <Entries name="Examples" kind="example" entries={examples} />
        </div>
      </div>
    </div>
  ));

/** Reserves the space of each part until the script has loaded the stylesheet. */
const LAYOUT = {
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

function withFirst(scenes: SceneData[], first: string | undefined): SceneData[] {
  const isFirst = ({ id }: SceneData) => id === first;
  return [...scenes.filter(isFirst), ...scenes.filter((scene) => !isFirst(scene))];
}

function Entries({ name, kind, entries }: { name: string; kind: string; entries: Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <p>{name}</p>
      <ul {...{ [PROGRAMS]: name }}>
        {entries.map(({ id, title }) => (
          <li key={id} {...{ [PROGRAM]: `${kind}=${id}` }}>
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}

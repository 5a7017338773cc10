import { z } from 'zod';
import { PLAYGROUND, PROGRAM, PROGRAMS } from '../../article/attributes.ts';
import { defineBlock } from '../../content/block.ts';
import type { SceneData } from '../sceneData.ts';
import type { ExampleData } from '../testbed/exampleData.ts';
import styles from './Playground.module.css';
import scene from './Scene.module.css';
import { idOf } from './Scene.tsx';

/** An entry of the playground's lists. */
type Entry = Pick<SceneData, 'id' | 'title'>;

/**
 * An editor that runs scenes and examples, for a page with the layout `window`. The page lists them, and script
 * turns this into a workbench that starts with the scene `first`. The content explains it; with script, it is
 * part of the help.
 */
export const playground = (scenes: SceneData[], examples: ExampleData[]) =>
  defineBlock(z.strictObject({ first: idOf(scenes).optional() }), ({ first, children }) => (
    <div className={`${scene.scene} ${styles.workbench}`} {...{ [PLAYGROUND]: '' }}>
      {/* These have the sizes that script gives them, so that the layout doesn't shift. */}
      <div className={styles.head} />
      <div className={styles.panes}>
        <div className={styles.stage}>
          <div className={`${scene.picture} ${styles.picture}`} />
          <div className={scene.panel} />
        </div>
        <div className={styles.code}>
          <div className={scene.still}>
            <p>The playground requires JavaScript.</p>
            <div className={styles.about}>{children}</div>
            {/* With script, links to this open the gallery. */}
            <div id="gallery">
              <Entries name="Scenes" kind="scene" entries={withFirst(scenes, first)} />
              <Entries name="Examples" kind="example" entries={examples} />
            </div>
          </div>
        </div>
      </div>
    </div>
  ));

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

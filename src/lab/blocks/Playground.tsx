import { z } from 'zod';
import { PLAYGROUND, PROGRAM } from '../../article/attributes.ts';
import { flag } from '../../blocks/props.ts';
import { defineBlock } from '../../content/block.ts';
import type { Lookup } from '../../content/lookup.ts';
import type { ExampleData } from '../model/exampleData.ts';
import { FIRST_PROGRAM } from '../model/firstProgram.ts';
import type { SceneData } from '../model/sceneData.ts';
import { ControlsSpace } from './ControlsSpace.tsx';
import styles from './Playground.module.css';
import scene from './Scene.module.css';
import { sceneRef } from './Scene.tsx';
import { StillPicture } from './StillPicture.tsx';

const schema = (scenes: Lookup<SceneData>) =>
  z.strictObject({ first: sceneRef(scenes).optional(), program: flag.optional() });

/** An entry of the playground's lists. */
type Entry = Pick<SceneData, 'id' | 'title'>;

/**
 * An editor that runs scenes and examples, for a page with the layout `window`. The page lists them, and script
 * turns the page into a workbench that starts with the scene `first`, or with a plain `program`. The content explains the workbench; with
 * script, it becomes part of the help.
 */
export const playground = (scenes: Lookup<SceneData>, examples: Lookup<ExampleData>) =>
  defineBlock(schema(scenes), ({ first, program, children }) => {
    const listed = new Set(first ? [first, ...scenes.values()] : scenes.values());
    const [start] = program ? [] : listed;
    const shown = start ?? (program ? FIRST_PROGRAM : undefined);
    return (
      <div
        className={`${scene.scene} ${styles.workbench} ${styles.waiting}`}
        {...{ [PLAYGROUND]: '' }}
      >
        {/*
         * These elements have the sizes that script gives them, so that the layout doesn't shift. Their texts are
         * generated content, so that they aren't part of the page's text.
         */}
        <div className={styles.head}>
          <span className={styles.button} data-text="Gallery" />
          <span className={styles.button} data-text="Sketches" />
          <p className={styles.title} data-text={shown?.title} />
          <span className={styles.button} data-text="Help" />
        </div>
        <div className={styles.panes}>
          <div className={styles.stage}>
            {/* Comes before the others, because browsers can paint later parts of the file later. */}
            <div className={styles.output} />
            <div className={`${scene.picture} ${styles.picture}`}>
              {start && <StillPicture {...start} />}
            </div>
            <div className={`${scene.panel} ${styles.panel}`}>
              {shown && (
                <div>
                  {start && <ControlsSpace {...start} />}
                  <p className={styles.description} data-text={shown.description} />
                </div>
              )}
            </div>
          </div>
          <div className={styles.code}>
            <div className={styles.programs}>
              <p>The playground requires JavaScript.</p>
              <div className={styles.about}>{children}</div>
              {/* With script, links to this element open the gallery. */}
              <div id="gallery">
                {program && <Entries name="Programs" kind="program" entries={[FIRST_PROGRAM]} />}
                <Entries name="Scenes" kind="scene" entries={[...listed]} />
                <Entries name="Examples" kind="example" entries={[...examples.values()]} />
              </div>
            </div>
          </div>
        </div>
      </div>
    );
  });

function Entries({ name, kind, entries }: { name: string; kind: string; entries: Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <p>{name}</p>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id} {...{ [PROGRAM]: `${kind}=${id}` }}>
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}

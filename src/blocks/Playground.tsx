import { z } from 'zod';
import type { SceneData } from '../lab/sceneData.ts';
import type { ExampleData } from '../lab/testbed/exampleData.ts';
import { defineBlock } from './define.ts';
import styles from './Playground.module.css';
import scene from './Scene.module.css';

/** Something that readers may pick, by what it is called. */
type Program = Pick<SceneData, 'id' | 'title'>;

/**
 * A place to write and run code in. What there is to pick from is a list, which the lab makes into a
 * menu; without script there is nothing to run, and it says so.
 */
export const playground = (scenes: SceneData[], examples: ExampleData[]) =>
  defineBlock(z.strictObject({}), () => (
    <div className={`${scene.scene} ${styles.playground}`} data-playground="">
      <div className={styles.stage}>
        {/* Its own styles come with the script: until then its place is kept. */}
        <div className={`${scene.picture} ${styles.picture}`} style={{ aspectRatio: '4 / 3' }} />
        <div className={scene.panel} />
      </div>
      <div className={styles.code}>
        <p className={styles.needs}>The playground runs code, so it needs JavaScript.</p>
        <Programs name="Scenes" kind="scene" programs={scenes} />
        <Programs name="Examples" kind="example" programs={examples} />
      </div>
    </div>
  ));

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

import { useEffect } from 'react';
import { breakable } from '../../article/breakable.tsx';
import type { OutlineItem } from '../../content/page.ts';
import { OUTLINE_ID } from '../data/ids.ts';
import { useShell } from '../router/context.ts';
import { useHtml } from '../ui/useHtml.ts';
import { Drawer } from './Drawer.tsx';
import styles from './Outline.module.css';
import { revealCurrent } from './reveal.ts';
import { WIDEST } from './screens.ts';
import { useHeadingInView } from './useHeadingInView.ts';

/** "On this page": the headings of the article, with the current one marked. */
export function Outline({ items }: { items: OutlineItem[] }) {
  const { config } = useShell();
  const [current, choose] = useHeadingInView(items);
  useEffect(() => revealCurrent(document.getElementById(OUTLINE_ID)), [current]);
  return (
    <Drawer
      id={OUTLINE_ID}
      title="On this page"
      description="Links to the sections of this page."
      side="end"
      wide={WIDEST}
      className={styles.outline}
    >
      <nav aria-label="On this page">
        <h2 className={styles.title}>On this page</h2>
        <ul>
          {items.map(({ level, id, text }) => (
            <li key={`${id} ${text}`}>
              <a
                href={`#${encodeURIComponent(id)}`}
                data-level={level}
                aria-current={id === current ? 'true' : undefined}
                onClick={() => choose(id)}
              >
                {breakable(text)}
              </a>
            </li>
          ))}
        </ul>
        {config.outlineFooter && <Footer html={config.outlineFooter} />}
      </nav>
    </Drawer>
  );
}

function Footer({ html }: { html: string }) {
  return <div className={styles.footer} dangerouslySetInnerHTML={useHtml(html)} />;
}

import type { OutlineItem } from '../../content/page.ts';
import { OUTLINE_ID } from '../data/firstView.ts';
import styles from './Outline.module.css';

/** "On this page": the headings of the article. */
export function Outline({ items }: { items: OutlineItem[] }) {
  return (
    <nav id={OUTLINE_ID} className={styles.outline} aria-labelledby="outline-title">
      <h2 id="outline-title">On this page</h2>
      <ul>
        {items.map(({ level, id, text }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`} data-level={level}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { z } from 'zod';
import { isInside } from '../address/address.ts';
import { defineBlock } from '../content/block.ts';
import type { BlogPost } from '../content/page.ts';
import styles from './BlogPosts.module.css';
import { AuthorsAndDate } from './Byline.tsx';

/**
 * Lists the pages with a date below a path, with authors and description.
 * @param posts all posts of the site, newest first
 * @param path of the page that shows the list; default for `under`
 */
export function blogPosts(posts: BlogPost[], path: string) {
  return defineBlock(
    z.strictObject({
      under: z.string().regex(/^\//, { error: 'a path that starts with "/"' }).default(path),
    }),
    ({ under }) => {
      const visible = posts.filter((post) => post.path !== path && isInside(post.path, under));
      if (visible.length === 0) return <p>No posts yet.</p>;
      return (
        <ul className={styles.posts}>
          {visible.map(({ path, title, authors, date, description }) => (
            <li key={path}>
              <a className={styles.title} href={path}>
                {title}
              </a>
              <AuthorsAndDate authors={authors} date={date} />
              {description && <p>{description}</p>}
            </li>
          ))}
        </ul>
      );
    },
  );
}

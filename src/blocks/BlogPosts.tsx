import { isBelow } from '../address/address.ts';
import type { BlogPost } from '../content/page.ts';
import styles from './BlogPosts.module.css';
import { Authors, LongDate } from './byline.tsx';

interface BlogPostsProps {
  /** All of the site's, the newest first. */
  posts: BlogPost[];
  /** Path that the posts lie below. */
  under: string;
}

/** The pages below a path that have a date, with who wrote them and what they are about. */
export function BlogPosts({ posts, under }: BlogPostsProps) {
  const shown = posts.filter(({ path }) => path !== under && isBelow(path, under));
  if (shown.length === 0) return <p>Nothing has been posted yet.</p>;
  return (
    <ul className={styles.posts}>
      {shown.map(({ path, title, authors, date, description }) => (
        <li key={path}>
          <a className={styles.title} href={path}>
            {title}
          </a>
          <p className={styles.byline}>
            {authors.length > 0 && (
              <>
                By <Authors names={authors} /> on{' '}
              </>
            )}
            <LongDate date={date} />
          </p>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}

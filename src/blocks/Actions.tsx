import { z } from 'zod';
import { BlockError, defineBlock } from '../content/block.ts';
import styles from './Actions.module.css';
import { isElement, isSpace, type Props, toParts } from './content.tsx';

/** Links that look like buttons. The first is the one that most readers need. */
export const Actions = defineBlock(z.strictObject({}), ({ children }) => {
  const [paragraph, ...others] = toParts(children);
  const content = isElement(paragraph, 'p') ? paragraph.props.children : children;
  const links = toParts(content as Props['children']).filter((part) => !isSpace(part));
  if (others.length > 0 || links.length === 0 || !links.every((link) => isElement(link, 'a')))
    throw new BlockError(
      'must contain links only',
      'write [Learn](/learn) [Playground](/playground)',
    );
  return <p className={styles.actions}>{content as Props['children']}</p>;
});

import panel from './CodePanel.module.css';
import type { Code } from './useCode.ts';

/** Shows the text that an action has copied, so that readers can copy it by hand. */
export function LinkField({ link }: Pick<Code, 'link'>) {
  if (!link) return null;
  return (
    <input
      className={panel.share}
      aria-label={link.what}
      readOnly
      value={link.text}
      onFocus={({ target }) => target.select()}
    />
  );
}

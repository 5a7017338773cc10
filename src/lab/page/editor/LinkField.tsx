import panel from './CodePanel.module.css';
import type { Code } from './useCode.ts';

/** What an action has copied, to be copied by hand as well. */
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

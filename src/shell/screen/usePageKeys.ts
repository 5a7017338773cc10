import { useEffect } from 'react';
import { siteHref } from '../../address/address.ts';
import { isField, isShortcut } from '../../keyboard/keyboard.ts';
import type { PageView } from '../../site/view.ts';
import { ARTICLE_ID } from '../data/firstView.ts';
import { useShell } from '../router/context.ts';
import { listen } from '../ui/listen.ts';

/** Opens the previous or next page on Shift and an arrow key, unless the keys are for a field, a dialog, or text. */
export function usePageKeys({ previous, next }: PageView): void {
  const { config, router } = useShell();
  const { basePath } = config;
  const { navigate } = router;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey } = event;
      if (!shiftKey || isShortcut(event) || event.defaultPrevented) return;
      const step = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined;
      if (step === undefined || isInWidget(event.target) || isInText()) return;
      event.preventDefault();
      navigate(siteHref(step.link, basePath));
    };
    return listen(document, { keydown: onKeyDown });
  }, [previous, next, navigate, basePath]);
}

/**
 * Returns whether the keys have another meaning: in fields and tabs they move the focus or caret, and a dialog is
 * independent of the page.
 */
function isInWidget(target: EventTarget | null): boolean {
  const widget = 'dialog, [role="dialog"], [role="tablist"], [role="slider"]';
  return isField(target) || (target instanceof Element && target.closest(widget) !== null);
}

/**
 * Returns whether the keys would select text, from a selection or from the caret. No browser reveals whether it shows a
 * caret, or would select from it, but the caret is in the article only after a click into the text or with caret
 * browsing. It is not there on a newly opened page, or after a click in the sidebar, so the keys turn pages then.
 */
function isInText(): boolean {
  const selection = getSelection();
  const caret = selection?.focusNode;
  if (!selection || !caret) return false;
  const article = document.getElementById(ARTICLE_ID);
  return !selection.isCollapsed || (caret instanceof Text && article?.contains(caret) === true);
}

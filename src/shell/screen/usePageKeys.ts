import { useEffect } from 'react';
import { siteHref } from '../../address/address.ts';
import type { PageView } from '../../site/view.ts';
import { listen } from '../listen.ts';
import { useNavigate } from '../router/context.ts';
import { useSite } from '../siteContext.ts';

/** Shift and an arrow key open the previous or next page, unless the reader is typing or selecting. */
export function usePageKeys({ previous, next }: PageView): void {
  const navigate = useNavigate();
  const { basePath } = useSite().config;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
      if (!shiftKey || ctrlKey || altKey || metaKey || event.defaultPrevented) return;
      const step = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined;
      if (step === undefined || isBusy(event.target as Element)) return;
      event.preventDefault();
      navigate(siteHref(step.link, basePath));
    };
    return listen(document, { keydown: onKeyDown });
  }, [previous, next, navigate, basePath]);
}

/** The same keys select text, and move in fields, tabs, and dialogs. */
function isBusy(target: Element): boolean {
  const field =
    'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog, [role="dialog"], [role="tablist"], [role="slider"]';
  return target.closest?.(field) !== null || window.getSelection()?.isCollapsed === false;
}

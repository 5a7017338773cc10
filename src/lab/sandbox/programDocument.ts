import type { Size } from '../protocol/protocol.ts';
import { createStyle } from './elementStyle.ts';
import { createListeners } from './listeners.ts';
import type { createCanvases } from './programCanvases.ts';
import type { Stubs } from './stubs.ts';

/**
 * Creates the document of a program, in which every element that the program looks for can be a canvas.
 * @param onAdd called when a listener for the document is added
 */
export function createDocument(
  canvases: ReturnType<typeof createCanvases>,
  windowSize: () => Size,
  stubs: Stubs,
  onAdd: (type: string, call: () => void) => void,
) {
  const attach = (...nodes: unknown[]) => {
    nodes.forEach(canvases.attach);
    return nodes[0];
  };
  const bodyValues = {
    ...{ append: attach, appendChild: attach, prepend: attach, insertBefore: attach },
    ...{ replaceChildren: attach, style: createStyle(), nodeName: 'BODY', tagName: 'BODY' },
    ...{ firstChild: null, firstElementChild: null, children: [], classList: new Set() },
    ...{ clientLeft: 0, clientTop: 0, scrollLeft: 0, scrollTop: 0 },
    get clientWidth() {
      return windowSize().width;
    },
    get clientHeight() {
      return windowSize().height;
    },
  };
  const bodyListeners = createListeners(bodyValues);
  const body = stubs.complete(Object.assign(bodyValues, bodyListeners.methods), 'document.body');

  const values = {
    ...{ body, documentElement: body, activeElement: body, fullscreenElement: null },
    ...{ readyState: 'complete', visibilityState: 'visible', hidden: false, title: '' },
    hasFocus: () => true,
    querySelector: (selector: string) => (selector === 'body' ? body : canvases.find(selector)),
    querySelectorAll: (selector: string) =>
      /canvas$/i.test(selector) ? [canvases.find(selector)] : [],
    getElementById: (id: string) => canvases.find(`#${id}`),
    getElementsByTagName: (name: string) => (/^canvas$/i.test(name) ? [canvases.find(name)] : []),
    createElement: (name: string) => {
      if (/^canvas$/i.test(name)) return canvases.create();
      return stubs.fallback('document', `createElement('${name}')`);
    },
  };
  const listeners = createListeners(values, onAdd);
  Object.assign(values, listeners.methods);
  return {
    document: stubs.complete(values, 'document'),
    ...{ body, listeners, bodyListeners },
    /** Returns the background of the page, a CSS color. */
    background: () => bodyValues.style.background ?? bodyValues.style.backgroundColor,
  };
}

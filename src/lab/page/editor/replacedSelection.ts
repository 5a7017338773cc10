import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Replaces a selection with typed text. Chromium would keep the look of the replaced text in a style attribute,
 * which the policy of pages forbids.
 */
export const replacedSelection: Extension = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data }, view) => {
    const { from, to, empty } = view.state.selection.main;
    if (inputType !== 'insertText' || data === null || empty || view.composing) return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), {
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    // For example, closeBrackets surrounds the selection.
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
    return true;
  },
});

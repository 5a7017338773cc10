import {
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { CodeClient } from './client.ts';
import { languageFeatures } from './languageFeatures.ts';
import { THEME } from './theme.ts';

interface EditorOptions {
  source: string;
  /** For screen readers. */
  label: string;
  client: CodeClient;
  onChange: (source: string) => void;
  onRun: () => void;
}

export interface Editor {
  source: () => string;
  /** Replaces the whole source. The reader can undo it. */
  replace: (source: string) => void;
  /** Marks errors, and scrolls to the first. Lines and columns are counted from 1. */
  mark: (errors: { line: number; column?: number; message: string }[]) => void;
  end: () => void;
}

/** Creates a CodeMirror editor for TypeScript. Tab leaves it, like any other field of a page. */
export function createEditor(parent: HTMLElement, options: EditorOptions): Editor {
  const view = new EditorView({
    parent,
    state: EditorState.create({ doc: options.source, extensions: extensionsFor(options) }),
  });
  return {
    source: () => view.state.doc.toString(),
    replace: (source) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source } }),
    mark: (errors) => {
      const marks = errors.map(({ line, column = 1, message }): Diagnostic => {
        const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines));
        const start = Math.min(from + column - 1, to);
        return { from: start, to, severity: 'error', message };
      });
      view.dispatch(setDiagnostics(view.state, marks));
      const [first] = marks;
      if (first) view.dispatch({ effects: EditorView.scrollIntoView(first.from, { y: 'center' }) });
    },
    end: () => view.destroy(),
  };
}

function extensionsFor({ label, client, onChange, onRun }: EditorOptions): Extension[] {
  const run = () => {
    onRun();
    return true;
  };
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    javascript({ typescript: true }),
    syntaxHighlighting(classHighlighter),
    THEME,
    languageFeatures(client),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, state, view }) => {
      if (docChanged) onChange(state.doc.toString());
      makeCompletionsFocusable(view);
    }),
    keymap.of([
      { key: 'Mod-Enter', run },
      { key: 'Tab', run: closeCompletionsAndLeave, shift: closeCompletionsAndLeave },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
  ];
}

/** The list of completions scrolls, so assistive technology needs it in the tab order. */
function makeCompletionsFocusable(view: EditorView): void {
  view.dom.querySelector('.cm-tooltip-autocomplete > ul')?.setAttribute('tabindex', '0');
}

/** Leaves the Tab key itself to the browser. */
function closeCompletionsAndLeave(view: EditorView): false {
  closeCompletion(view);
  return false;
}

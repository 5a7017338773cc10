import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, undoDepth } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, linter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
  type Tooltip,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { CodeClient } from './client.ts';
import { completeFrom } from './completions.ts';
import { symbolInfo } from './symbolInfo.ts';
import { THEME } from './theme.ts';

/** Milliseconds after the last key before TypeScript is asked what it thinks. */
const CHECK_DELAY = 400;

interface EditorOptions {
  source: string;
  /** What a screen reader calls it. */
  label: string;
  client: CodeClient;
  onChange: (source: string) => void;
  onRun: () => void;
}

/** A place for code, with what it says of it. */
export interface Editor {
  source: () => string;
  /** Puts other code in; the reader can undo it. */
  replace: (source: string) => void;
  /** Marks a line, counted from 1, and brings it into sight. */
  mark: (errors: { line: number; column?: number; message: string }[]) => void;
  end: () => void;
}

/** CodeMirror with TypeScript in it. Tab leaves it, as it leaves every field of a page. */
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
    autocompletion({ override: [completeFrom(client)] }),
    linter((view) => notesOn(view, client), { delay: CHECK_DELAY }),
    hoverTooltip((view, at) => symbolAt(view, at, client)),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
    EditorView.updateListener.of(({ view }) => makeListReachable(view)),
    keymap.of([
      { key: 'Mod-Enter', run: obey(onRun) },
      // Who leaves the editor leaves its list, too, instead of coming by it.
      { key: 'Tab', run: closeAndGo, shift: closeAndGo },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
  ];
}

/**
 * The list of completions is worked from the editor, but it scrolls: without a place in the order of
 * Tab, assistive technology has no way to what is out of its sight.
 */
function makeListReachable(view: EditorView): void {
  view.dom.querySelector('.cm-tooltip-autocomplete > ul')?.setAttribute('tabindex', '0');
}

/** Leaves the key to the browser. */
function closeAndGo(view: EditorView): false {
  closeCompletion(view);
  return false;
}

/** A key that does something is used up. */
function obey(action: () => void): () => true {
  return () => {
    action();
    return true;
  };
}

/** Nothing is asked of code that nobody touched: TypeScript is a megabyte. */
async function notesOn(view: EditorView, client: CodeClient): Promise<Diagnostic[]> {
  if (!client.isStarted() && undoDepth(view.state) === 0) return [];
  const notes = await client.ask('notes', view.state.doc.toString());
  return notes.map(({ start, end, message, isError }) => ({
    from: start,
    to: end,
    message,
    severity: isError ? 'error' : 'info',
  }));
}

async function symbolAt(view: EditorView, at: number, client: CodeClient): Promise<Tooltip | null> {
  if (!client.isStarted()) return null;
  const info = await client.ask('symbolAt', view.state.doc.toString(), at);
  if (!info) return null;
  return {
    pos: info.start,
    end: info.end,
    create: () => ({ dom: symbolInfo(info) }),
  };
}

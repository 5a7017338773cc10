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
import { lintKeymap, setDiagnosticsEffect } from '@codemirror/lint';
import {
  highlightSelectionMatches,
  openSearchPanel,
  search,
  searchKeymap,
} from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { isHtml, readScripts } from '../../typescript/html.ts';
import type { CodeClient } from './client.ts';
import { HIDDEN_CHARACTERS } from './hiddenCharacters.ts';
import { languageFeatures } from './languageFeatures.ts';
import {
  type CodeProblem,
  listProblems,
  markProblems,
  type Position,
  type ProblemSource,
  toOffset,
} from './problems.ts';
import { replacedSelection } from './replacedSelection.ts';
import { THEME } from './theme.ts';
import { checkTypes, typeChecks } from './typeChecks.ts';

interface EditorOptions {
  source: string;
  /** Name of the editor for screen readers. */
  label: string;
  client: CodeClient;
  isWrapped?: boolean;
  onChange: (source: string) => void;
  onRun: () => void;
  /** Called with all problems when they or their positions have changed. */
  onProblems: (problems: CodeProblem[]) => void;
  /** Called when a page was pasted, of which the editor took only the scripts. */
  onScriptsPasted: () => void;
  /** Called with an error when TypeScript can't check the code. */
  onFailure: (error: unknown) => void;
}

export type Editor = ReturnType<typeof createEditor>;

/** Creates a CodeMirror editor for TypeScript. Tab leaves it, like any other field of a page. */
export function createEditor(parent: HTMLElement, options: EditorOptions) {
  const wrapping = new Compartment();
  const wrap = (isWrapped = false) => (isWrapped ? EditorView.lineWrapping : []);
  const scrollTo = (offset: number) => EditorView.scrollIntoView(offset, { y: 'center' });
  const extensions = [...createExtensions(options), wrapping.of(wrap(options.isWrapped))];
  const view = new EditorView({
    parent,
    state: EditorState.create({ doc: options.source, extensions }),
  });
  return {
    source: () => view.state.doc.toString(),
    /** Replaces the whole source. The reader can undo it. */
    replace: (source: string) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source } }),
    /** Marks the problems that a source has found, in place of its earlier ones. */
    mark: (source: ProblemSource, errors: (Position & { message: string })[]) => {
      const { doc } = view.state;
      const marks = errors.map(({ message, ...position }) => {
        const from = toOffset(doc, position);
        return { from, to: doc.lineAt(from).to, message, severity: 'error' as const };
      });
      markProblems(view, source, marks);
    },
    /** Checks the types now, if TypeScript is loaded. */
    check: () => checkTypes(view, options.client),
    /** Scrolls to a position. */
    reveal: (position: Position) => {
      view.dispatch({ effects: scrollTo(toOffset(view.state.doc, position)) });
    },
    /** Puts the cursor at a position, and focuses the editor. */
    goTo: (position: Position) => {
      const anchor = toOffset(view.state.doc, position);
      view.dispatch({ selection: { anchor }, effects: scrollTo(anchor) });
      view.focus();
    },
    /** Whether the focus is in the editor or in its fields for finding text. */
    hasFocus: () => view.dom.contains(document.activeElement),
    /** Opens the fields for finding and replacing text. */
    find: () => openSearchPanel(view),
    wrap: (isWrapped: boolean) => view.dispatch({ effects: wrapping.reconfigure(wrap(isWrapped)) }),
    end: () => view.destroy(),
  };
}

function createExtensions(options: EditorOptions): Extension[] {
  const { label, client, onChange, onRun, onProblems, onScriptsPasted, onFailure } = options;
  const takeScripts = (text: string) => {
    const scripts = isHtml(text) ? readScripts(text) : undefined;
    // After the change, which clears the last message.
    if (scripts !== undefined) queueMicrotask(onScriptsPasted);
    return scripts ?? text;
  };
  const run = () => {
    onRun();
    return true;
  };
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    highlightSpecialChars({ addSpecialChars: HIDDEN_CHARACTERS }),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    closeBrackets(),
    replacedSelection,
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    EditorState.phrases.of(PHRASES),
    javascript({ typescript: true }),
    syntaxHighlighting(classHighlighter),
    THEME,
    EditorView.clipboardInputFilter.of(takeScripts),
    languageFeatures(client),
    typeChecks(client, onFailure),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, state, transactions, view }) => {
      if (docChanged) onChange(state.doc.toString());
      const isChecked = transactions.some(({ effects }) =>
        effects.some((effect) => effect.is(setDiagnosticsEffect)),
      );
      if (docChanged || isChecked) onProblems(listProblems(state));
      makeCompletionsFocusable(view);
    }),
    keymap.of([
      { key: 'Mod-Enter', run },
      { key: 'Tab', run: closeCompletionsAndLeave, shift: closeCompletionsAndLeave },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
  ];
}

/** Replaces labels of CodeMirror, which are all in lower case. */
const PHRASES = {
  next: 'Next',
  previous: 'Previous',
  all: 'All',
  'match case': 'Match case',
  regexp: 'Regex',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
  'Go to line': 'Go to line',
  go: 'Go',
};

/** Adds the list of completions to the tab order, which assistive technology needs to scroll it. */
function makeCompletionsFocusable(view: EditorView): void {
  view.dom.querySelector('.cm-tooltip-autocomplete > ul')?.setAttribute('tabindex', '0');
}

/** Closes the completions, and leaves the Tab key to the browser. */
function closeCompletionsAndLeave(view: EditorView): false {
  closeCompletion(view);
  return false;
}

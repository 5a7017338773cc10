import {
  type CSSProperties,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import block from '../../blocks/Playground.module.css';
import type { PageContext } from '../context.ts';
import type { CodeProblem } from '../editor/problems.ts';
import type { FirstView, Menu } from '../items/playgroundItems.ts';
import { createSketches } from '../items/sketches.ts';
import { awaitsRun, sketchKey } from '../items/sketchItem.ts';
import type { Player } from '../player/player.ts';
import { Alert, TryAgain } from '../ui/Alert.tsx';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import lab from '../ui/lab.module.css';
import type { EditorHandle } from './EditorPane.tsx';
import { SketchTitle } from './SketchTitle.tsx';
import { Splitter } from './Splitter.tsx';
import { type DrawerTabId, Stage } from './Stage.tsx';
import { useHelpKey } from './useHelpKey.ts';
import { useItem } from './useItem.ts';
import { useKeptValues } from './useKeptValues.ts';
import { usePane } from './usePane.ts';
import { useWanted } from './useWanted.ts';
import styles from './workbench.module.css';

/** Fetched when they are first shown. */
const EditorPane = lazyPart(
  () => import('./EditorPane.tsx'),
  ({ EditorPane }) => EditorPane,
);
const Gallery = lazyPart(
  () => import('./Gallery.tsx'),
  ({ Gallery }) => Gallery,
);
const SketchList = lazyPart(
  () => import('./SketchList.tsx'),
  ({ SketchList }) => SketchList,
);
const KeySheet = lazyPart(
  () => import('./KeySheet.tsx'),
  ({ KeySheet }) => KeySheet,
);

/** Where the workbench shows two panes next to each other. */
const WIDE = '(width >= 64rem)';

const STAGE_SHARE = { min: 25, max: 75, initial: 50 };

interface WorkbenchProps {
  menu: Menu;
  player: Player;
  context: PageContext;
  /** The element of the live picture. */
  picture: HTMLElement;
  /** The page's own text about the playground. */
  about?: HTMLElement;
  /** Shown until an item is loaded. */
  first?: FirstView;
  /** Called when the workbench is in the page. */
  onShown: () => void;
}

/** The playground: a picture with its controls, and the code that it runs. */
export function Workbench(props: WorkbenchProps) {
  const { menu, player, context, picture, about, onShown } = props;
  const [sketches] = useState(() => createSketches(context));
  const { item, visit, failure, retry, dialog, keep, ...navigation } = useItem(
    menu,
    player,
    context,
    sketches,
  );
  const {
    scene,
    isStarted,
    failure: runFailure,
    chosen,
    runnable,
  } = useSyncExternalStore(player.subscribe, player.state);
  const problem = useSyncExternalStore(sketches.subscribe, sketches.problem);
  const [problems, setProblems] = useState<CodeProblem[]>([]);
  const [tab, setTab] = useState<DrawerTabId>('console');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [share, setShare] = usePane('stage', STAGE_SHARE, context);
  const editor = useRef<EditorHandle>(null);
  const galleryButton = useRef<HTMLButtonElement>(null);
  const sketchesButton = useRef<HTMLButtonElement>(null);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const code = useRef<HTMLElement>(null);
  const first = item || failure !== undefined ? undefined : props.first;
  /** Whether the controls, and so the place of all that is below them, are known. */
  const isLaidOut =
    first !== undefined ||
    item?.scene !== undefined ||
    isStarted ||
    (item !== undefined && awaitsRun(item)) ||
    failure !== undefined ||
    runFailure !== undefined;
  const isCodeWanted = useWanted(code, isLaidOut || matchMedia(WIDE).matches);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  useHelpKey(openHelp);
  useLayoutEffect(onShown, [onShown]);
  useKeptValues(item?.sketch, chosen, keep);
  const isReviewed = item?.sketch?.isForeign && runnable !== undefined;
  useEffect(() => {
    if (isReviewed) keep({ isForeign: undefined });
  }, [isReviewed]);

  return (
    <>
      <div className={block.head}>
        <button
          ref={galleryButton}
          type="button"
          className={lab.control}
          onClick={() => navigation.openDialog('gallery')}
        >
          Gallery
        </button>
        <button
          ref={sketchesButton}
          type="button"
          className={lab.control}
          onClick={() => navigation.openDialog('sketches')}
        >
          Sketches
        </button>
        <h2 className={block.title}>
          {item?.sketch ? (
            <SketchTitle name={item.title} onRename={(name) => keep({ name })} />
          ) : (
            <ChangingText>{item?.title ?? first?.title ?? ''}</ChangingText>
          )}
        </h2>
        <button
          type="button"
          className={lab.control}
          aria-keyshortcuts="?"
          title="Help and keys (?)"
          onClick={openHelp}
        >
          Help
        </button>
      </div>
      <div
        className={`${block.panes} ${styles.panes}`}
        data-starting={isLaidOut ? undefined : ''}
        style={{ '--stage-share': share.value } as CSSProperties}
      >
        <Stage
          {...{ item, first, player, context, picture, problems, tab }}
          onTab={setTab}
          frame={stage}
          onFrame={setStage}
          onGoTo={(position) => editor.current?.goTo(position)}
          onOpen={navigation.open}
        />
        <Splitter
          label="Width of the picture"
          orientation="vertical"
          share={share}
          onChange={setShare}
        />
        <section ref={code} className={block.code} aria-label="Code">
          <Alert text={problem} />
          <Alert text={failure}>{retry && <TryAgain retry={retry} />}</Alert>
          {item && (isCodeWanted || item.sketch) && (
            <LazyPart what="editor">
              <EditorPane
                key={visit}
                original={item}
                {...{ player, context }}
                handle={editor}
                onProblems={setProblems}
                onEdit={(source) => keep({ source })}
                onCompileError={() => setTab('problems')}
                // Where the picture is above the code, it can be out of view.
                onRun={() => matchMedia(WIDE).matches || stage?.scrollIntoView()}
              />
            </LazyPart>
          )}
        </section>
      </div>
      {dialog === 'gallery' && (
        <LazyPart what="gallery">
          <Gallery
            context={context}
            // An edited scene is not the one of the gallery.
            current={item?.sketch ? undefined : item?.key}
            opener={galleryButton}
            onOpen={navigation.open}
            onClose={navigation.closeDialog}
          />
        </LazyPart>
      )}
      {dialog === 'sketches' && (
        <LazyPart what="list of sketches">
          <SketchList
            sketches={sketches}
            current={item?.sketch && sketchKey(item.sketch)}
            opener={sketchesButton}
            onOpen={navigation.open}
            onNew={navigation.create}
            onClose={navigation.closeDialog}
          />
        </LazyPart>
      )}
      {isHelpOpen && (
        <LazyPart what="help">
          <KeySheet
            about={about}
            hasSceneKeys={scene?.keys !== undefined}
            onClose={() => setHelpOpen(false)}
          />
        </LazyPart>
      )}
    </>
  );
}

import type { KeyboardEvent, ReactNode } from 'react';
import type { Params } from '../../model/scene.ts';
import type { Player } from '../player/player.ts';
import type { PlayerState } from '../player/playerState.ts';
import type { IconButton, IconButtonProps } from '../ui/IconButton.tsx';
import styles from './Tools.module.css';
import type { ToolUsage } from './useUsedTools.ts';

/** Speed of slow motion; 1 is real time. */
const SLOW_RATE = 0.25;

/** Paths of the icons. */
const ICONS = {
  stepBack: 'M14.5 4.5v11L7.5 10zM4.5 4.5v11',
  step: 'M5.5 4.5v11l7-5.5zM15.5 4.5v11',
  slow: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14m0 3v4l2.5 2.5',
  keep: 'M4 7h9v9H4zM7.5 7V4H16v8.5h-3',
  layers: 'm10 3 7 4-7 4-7-4zM3 11l7 4 7-4',
  playground: 'M11 3h6v6M17 3l-8 8M8 5H3v12h12v-5',
};

export interface ToolsProps {
  /** The parts of which tools are made, which the page has loaded for its other buttons. */
  parts: { Button: typeof IconButton; linkClass: string | undefined };
  player: Player;
  state: PlayerState;
  params: Params;
  /** Whether the reader can go back to earlier steps. */
  canGoBack: boolean;
  /** Whether values can be plotted. */
  canPlot: boolean;
  /** The panel with the zoom and the layers. */
  view: { id: string; isOpen: boolean; toggle: () => void };
  /** Address of the scene in the playground, outside of it. */
  playground?: string;
  usage: ToolUsage;
}

/** The tools that the reader has used before, as icons. */
export function UsedTools(props: ToolsProps) {
  const { used, use } = props.usage;
  return (
    <span className={styles.used}>
      {listTools(props)
        .filter(({ id }) => used.includes(id))
        .map((tool) => (
          <ToolButton key={tool.id} {...tool} {...props.parts} use={use} />
        ))}
    </span>
  );
}

interface ToolsPanelProps extends ToolsProps {
  onClose: () => void;
  /** Buttons before the tools, in a game on a phone, which has no time strip. */
  children: ReactNode;
}

/** All tools with their names, and an explanation of what they add to the picture. Escape closes them. */
export function ToolsPanel({ onClose, children, ...props }: ToolsPanelProps) {
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <fieldset className={styles.panel} aria-label="Tools" onKeyDown={closeOnEscape}>
      <div className={styles.tools}>
        {children}
        {listTools(props).map((tool) => (
          <ToolButton key={tool.id} {...tool} {...props.parts} use={props.usage.use} />
        ))}
      </div>
      <Legend {...props} hasStrip={props.canGoBack && !children} />
    </fieldset>
  );
}

interface Tool extends Omit<IconButtonProps, 'onClick'> {
  id: string;
  /** A tool is a button, or a link. */
  action: (() => void) | string;
}

type ToolButtonProps = Tool & ToolsProps['parts'] & { use: (id: string) => void };

function ToolButton({ id, action, use, Button, linkClass, ...look }: ToolButtonProps) {
  if (typeof action === 'string')
    return (
      <a
        className={linkClass}
        aria-label={look.name}
        title={look.name}
        href={action}
        onClick={() => use(id)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" role="img" aria-label={look.name}>
          <path d={look.icon} fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </a>
    );
  const onClick = () => {
    use(id);
    action();
  };
  return <Button {...look} onClick={onClick} />;
}

function listTools({ player, state, params, canGoBack, view, playground }: ToolsProps): Tool[] {
  const { send } = player;
  const isSlow = state.rate < 1;
  const hasGhost = state.timeline?.hasGhost ?? false;
  const toggleSlow = () => send({ type: 'rate', rate: isSlow ? 1 : SLOW_RATE });
  const toggleGhost = () => send({ type: hasGhost ? 'forget' : 'keep' });
  const stepBack = () => send({ type: 'stepBack' });
  const tools: (Tool | false)[] = [
    canGoBack && { id: 'back', icon: ICONS.stepBack, name: 'Step back', action: stepBack },
    { id: 'step', icon: ICONS.step, name: 'Step', action: () => send({ type: 'step' }) },
    { id: 'slow', icon: ICONS.slow, name: 'Slow motion', isPressed: isSlow, action: toggleSlow },
    canCompare({ canGoBack, params }) && {
      id: 'ghost',
      icon: ICONS.keep,
      name: hasGhost ? 'Remove the kept run' : 'Keep this run',
      isPressed: hasGhost,
      action: toggleGhost,
    },
    { id: 'view', icon: ICONS.layers, name: 'View', opens: view, action: view.toggle },
    playground !== undefined && {
      id: 'playground',
      icon: ICONS.playground,
      name: 'Playground',
      action: playground,
    },
  ];
  return tools.filter((tool) => tool !== false);
}

/** Whether a run can be kept to compare it with the next one, which needs something to change. */
function canCompare({ canGoBack, params }: Pick<ToolsProps, 'canGoBack' | 'params'>): boolean {
  return canGoBack && Object.keys(params).length > 0;
}

/** Explains the marks of the time strip, kept runs, and plots. */
function Legend(props: ToolsProps & { hasStrip: boolean }) {
  return (
    <ul className={styles.legend}>
      {!props.canGoBack && (
        <li>This run can’t go back: it is longer than 10 minutes, or its code waits for timers.</li>
      )}
      {props.hasStrip && (
        <li>
          Drag the line below the picture to go back in time. Contacts begin at the{' '}
          <span className={styles.begins}>ticks above it</span> and end at the{' '}
          <span className={styles.ends}>ticks below it</span>.
        </li>
      )}
      {canCompare(props) && (
        <li>
          <b>Keep this run</b> starts a new run and draws the old one behind it as dashed outlines.
        </li>
      )}
      {props.canPlot && <li>Select an underlined value in the picture to plot it.</li>}
    </ul>
  );
}

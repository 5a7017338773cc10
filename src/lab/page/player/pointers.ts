import type { InteractionCommand } from '../../simulation/interaction.ts';
import type { Player } from './player.ts';

/** Maximum distance from a body at which a pointer can grab it, in CSS pixels. */
const REACH = { mouse: 4, pen: 8, touch: 22 };
/** A press is a click if it moves less than this, in CSS pixels, and ends within this time, in milliseconds. */
const CLICK = { distance: 4, time: 300 };
/** Zoom per pixel of the wheel's delta. */
const WHEEL_STEP = 0.0015;

/** Whether the scene receives the pointer now. While it is paused, the pointer pans and inspects. */
function steersScene(player: Player): boolean {
  const { scene, status, failure } = player.state();
  return !failure && scene?.hasPointer === true && status?.isPlaying === true;
}

/**
 * Forwards the pointer to a scene that receives it, whose view then stays as it is. Otherwise, drags bodies by mouse,
 * pen, and finger, or pans the view. A single finger that doesn't grab a body scrolls the page; two fingers pan and
 * zoom. A click inspects the item under it.
 */
export function listenToPointers(surface: HTMLElement, player: Player, signal: AbortSignal): void {
  const gestures = createGestures(surface, player);
  /** The pointer that the scene receives while it is down. */
  let steering: number | undefined;

  const at = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top } = surface.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => surface.addEventListener(type, listener, { signal, passive: false });

  // Once a finger scrolls the page, the scrolling can't be canceled.
  listen('touchstart', (event) => {
    const [first, second] = event.touches;
    if (!first) return;
    const { x, y } = at(first);
    if (second || steersScene(player) || player.isMovable(x, y, REACH.touch))
      event.preventDefault();
  });
  listen('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (steering !== undefined) return;
    // Before the scene starts, its still picture has nothing to play, grab, or inspect.
    if (!player.state().status) return;
    surface.setPointerCapture(event.pointerId);
    if (!gestures.isDown() && steersScene(player)) {
      steering = event.pointerId;
      player.send({ type: 'point', phase: 'down', ...at(event) });
    } else gestures.down(event, at(event));
  });
  listen('pointermove', (event) => {
    const isSteering =
      steering === undefined
        ? !gestures.isDown(event.pointerId) && steersScene(player)
        : steering === event.pointerId;
    if (!isSteering) return gestures.move(event, at(event));
    surface.dataset.hand = '';
    player.send({ type: 'point', phase: 'move', ...at(event) });
  });
  const lift = (event: PointerEvent) => {
    if (steering !== event.pointerId) return gestures.lift(event);
    steering = undefined;
    player.send({ type: 'point', phase: 'up', ...at(event) });
  };
  listen('pointerup', (event) => {
    const isClick = gestures.isClick(event);
    lift(event);
    if (!isClick) return;
    const target = { ...at(event), reach: pointerReach(event) };
    player.send({ type: 'inspect', target });
  });
  listen('pointercancel', lift);

  // The wheel scrolls the page. With Ctrl, which a pinch on a trackpad also sets, it zooms.
  listen('wheel', (event) => {
    if (steersScene(player)) return;
    if (!event.ctrlKey && !event.metaKey && !document.fullscreenElement) return;
    event.preventDefault();
    player.send({ type: 'zoom', factor: Math.exp(-event.deltaY * WHEEL_STEP), at: at(event) });
  });
  // On a body, the second click inspects its fixture.
  listen('dblclick', () => {
    if (!steersScene(player) && !player.state().inspected) player.send({ type: 'fit' });
  });
  // The menu would cover the scene and take over the press.
  listen('contextmenu', (event) => {
    if (steersScene(player)) event.preventDefault();
  });
}

/** Grabs bodies, and pans and zooms the view, with the pointers that are down. */
function createGestures(surface: HTMLElement, player: Player) {
  /** Last positions of the pointers that are down. */
  const down = new Map<number, Point>();
  let isHolding = false;
  /**
   * Grabs a body of a paused scene on the first move, because any input to an earlier step discards the recorded steps
   * after it, and a click only inspects.
   */
  let pendingGrab: InteractionCommand | undefined;
  /** Position and time at which the only pointer went down; undefined once it has moved. */
  let press: (Point & { time: number }) | undefined;

  const release = () => {
    if (isHolding && !pendingGrab) player.send({ type: 'release' });
    isHolding = false;
    pendingGrab = undefined;
  };
  return {
    /** Whether a pointer is down; any by default. */
    isDown: (id?: number) => (id === undefined ? down.size > 0 : down.has(id)),
    isClick: ({ timeStamp }: PointerEvent) =>
      press !== undefined && timeStamp - press.time < CLICK.time,
    down: (event: PointerEvent, point: Point) => {
      down.set(event.pointerId, point);
      press = down.size === 1 ? { ...point, time: event.timeStamp } : undefined;
      const reach = pointerReach(event);
      if (down.size > 1) {
        release();
      } else if (player.isMovable(point.x, point.y, reach)) {
        isHolding = true;
        const grab = { type: 'grab', ...point, reach } as const;
        if (player.state().status?.isPlaying) player.send(grab);
        else pendingGrab = grab;
      }
      surface.dataset.hand = isHolding ? 'holds' : 'pans';
    },
    move: (event: PointerEvent, point: Point) => {
      const last = down.get(event.pointerId);
      if (!last) {
        const isOver = player.isMovable(point.x, point.y, pointerReach(event));
        surface.dataset.hand = isOver ? 'over' : '';
        return;
      }
      // Tolerates jitter of the hand in a click.
      if (press && distance(point, press) < CLICK.distance) return;
      press = undefined;
      if (pendingGrab) player.send(pendingGrab);
      pendingGrab = undefined;
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (isHolding) player.send({ type: 'drag', ...point });
      else if (other) pinch(player, other, last, point);
      else if (event.pointerType !== 'touch')
        player.send({ type: 'pan', dx: point.x - last.x, dy: point.y - last.y });
      down.set(event.pointerId, point);
    },
    lift: (event: PointerEvent) => {
      press = undefined;
      if (!down.delete(event.pointerId)) return;
      release();
      surface.dataset.hand = '';
    },
  };
}

interface Point {
  x: number;
  y: number;
}

/** Pans and zooms with one of two fingers. */
function pinch(player: Player, still: Point, from: Point, to: Point): void {
  const before = distance(from, still);
  const after = distance(to, still);
  const middle = { x: (to.x + still.x) / 2, y: (to.y + still.y) / 2 };
  if (before > 0) player.send({ type: 'zoom', factor: after / before, at: middle });
  player.send({ type: 'pan', dx: (to.x - from.x) / 2, dy: (to.y - from.y) / 2 });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function pointerReach({ pointerType }: PointerEvent): number {
  return REACH[pointerType as keyof typeof REACH] ?? REACH.mouse;
}

import type { Body } from 'planck';
import { type PointerEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Game, SIZE, type Toy } from './game.ts';
import { useFrames } from './useFrames.ts';

const { width, height } = SIZE;

export default function App() {
  const [game] = useState(() => new Game());
  // Rendered only when a toy is added or removed.
  const toys = useSyncExternalStore(game.subscribe, () => game.toys);
  const elements = useRef(new Map<Body, SVGGElement>());
  const room = useRef<SVGGElement>(null);

  // #region frames
  useFrames((seconds) => {
    game.advance(seconds);
    for (const [body, element] of elements.current) {
      const { x, y, angle } = game.poseOf(body);
      const degrees = (angle * 180) / Math.PI;
      element.setAttribute('transform', `translate(${x} ${y}) rotate(${degrees})`);
    }
  });
  // #endregion

  /** The position of a pointer, in meters. */
  const toMeters = ({ clientX, clientY }: PointerEvent) => {
    const fromScreen = room.current?.getScreenCTM()?.inverse();
    return new DOMPoint(clientX, clientY).matrixTransform(fromScreen);
  };

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'fixed', inset: 0, width: '100%', height: '100%', touchAction: 'none' }}
      role="img"
      aria-label="A box of toys"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        game.press(toMeters(event), event.pointerId);
      }}
      onPointerMove={(event) => game.move(toMeters(event), event.pointerId)}
      onLostPointerCapture={({ pointerId }) => game.release(pointerId)}
    >
      {/* In meters, with the y-axis up. */}
      <g ref={room} transform={`translate(0 ${height}) scale(1 -1)`}>
        <rect width={width} height={height} fill="#10151c" />
        {toys.map((toy) => (
          <g
            key={toy.id}
            ref={(element) => {
              if (element) elements.current.set(toy.body, element);
              return () => void elements.current.delete(toy.body);
            }}
          >
            <ToyShape toy={toy} />
          </g>
        ))}
      </g>
    </svg>
  );
}

function ToyShape({ toy: { kind, size } }: { toy: Toy }) {
  return (
    <>
      {kind === 'ball' ? (
        <circle r={size} fill="#e07a3f" />
      ) : (
        <rect x={-size} y={-size} width={2 * size} height={2 * size} fill="#3f7fe0" />
      )}
      <line x2={size} stroke="#10151c" strokeWidth={0.06} />
    </>
  );
}

import type { ChainShape, CircleShape, EdgeShape, Fixture, PolygonShape, Vec2Value } from 'planck';
import type { Stage } from '#scene';

type Pen = Parameters<NonNullable<Stage['draw']>>[0];
type Style = Parameters<Pen['line']>[1];

const COLORS: Record<string, string> = {
  static: '#b4bec9',
  kinematic: '#b9a8ec',
  dynamic: '#8cc2f7',
  asleep: '#cfe0f1',
  sensor: 'rgb(190 130 20 / 20%)',
  water: 'rgb(60 140 255 / 30%)',
  outline: '#26323e',
  joint: '#1b6e3c',
  accent: '#d9730d',
  emphasis: '#a85206',
  good: '#1b6e3c',
  bad: '#b3261e',
  quiet: '#dde3e9',
  box: '#7d8b99',
};

/** Draws stages on a canvas: the world with y upward, fitted to the stage's view. */
export function createDrawing(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  let view = { x: 0, y: 0, width: 1, height: 1 };
  const scaleOf = ({ clientWidth, clientHeight }: HTMLCanvasElement) =>
    Math.min(clientWidth / view.width, clientHeight / view.height);

  const draw = (stage: Stage) => {
    const { clientWidth: width, clientHeight: height } = canvas;
    canvas.width = width * devicePixelRatio;
    canvas.height = height * devicePixelRatio;
    view = stage.view;
    const scale = scaleOf(canvas);
    const shake = (!motion.matches && stage.shake?.()) || { x: 0, y: 0 };
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.translate(width / 2, height / 2);
    context.scale(scale, -scale);
    context.translate(-view.x - shake.x, -view.y - shake.y);
    const pen = createPen(context, scale);
    for (let body = stage.world.getBodyList(); body; body = body.getNext()) {
      for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext())
        drawFixture(pen, fixture);
    }
    stage.draw?.(pen);
  };

  /** Returns the world point under a pointer. */
  const toWorld = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }): Vec2Value => ({
    x: view.x + (offsetX - canvas.clientWidth / 2) / scaleOf(canvas),
    y: view.y - (offsetY - canvas.clientHeight / 2) / scaleOf(canvas),
  });
  return { draw, toWorld };
}

function drawFixture(pen: Pen, fixture: Fixture): void {
  const body = fixture.getBody();
  const shape = fixture.getShape();
  const state = body.isDynamic() && !body.isAwake() ? 'asleep' : body.getType();
  const styles = [shape.style, fixture.style, body.style];
  const named = (part: 'fill' | 'stroke') => styles.find((style) => style?.[part])?.[part];
  const style: Style = {
    fill: named('fill') ?? (fixture.isSensor() ? 'sensor' : state),
    stroke: named('stroke') ?? 'outline',
  };
  const toWorld = (point: Vec2Value) => body.getWorldPoint(point);
  switch (shape.getType()) {
    case 'circle': {
      const { m_p, m_radius } = shape as CircleShape;
      pen.circle(toWorld(m_p), m_radius, style);
      pen.line([toWorld(m_p), toWorld({ x: m_p.x + m_radius, y: m_p.y })], style);
      return;
    }
    case 'polygon':
      pen.polygon((shape as PolygonShape).m_vertices.map(toWorld), style);
      return;
    case 'chain':
      pen.line((shape as ChainShape).m_vertices.map(toWorld), style);
      return;
    case 'edge': {
      const { m_vertex1, m_vertex2 } = shape as EdgeShape;
      pen.line([m_vertex1, m_vertex2].map(toWorld), style);
    }
  }
}

function createPen(context: CanvasRenderingContext2D, scale: number): Pen {
  const colorOf = (color: string) => COLORS[color] ?? color;
  const paint = ({ fill, stroke, width = 1.5, dashed }: Style) => {
    if (fill) {
      context.fillStyle = colorOf(fill);
      context.fill();
    }
    if (!stroke) return;
    context.strokeStyle = colorOf(stroke);
    context.lineWidth = width / scale;
    context.setLineDash(dashed ? [4 / scale, 3 / scale] : []);
    context.stroke();
  };
  const trace = (points: readonly Vec2Value[]) => {
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
  };
  const pen: Pen = {
    polygon: (points, style) => {
      trace(points);
      context.closePath();
      paint(style);
    },
    line: (points, style) => {
      trace(points);
      paint({ ...style, fill: undefined });
    },
    circle: ({ x, y }, radius, style) => {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      paint(style);
    },
    dot: (point, color, pixels = 3) => pen.circle(point, pixels / scale, { fill: color }),
    arrow: (from, to, color) => {
      const angle = Math.atan2(to.y - from.y, to.x - from.x);
      const side = (turn: number) => ({
        x: to.x - (7 / scale) * Math.cos(angle + turn),
        y: to.y - (7 / scale) * Math.sin(angle + turn),
      });
      pen.line([from, to], { stroke: color });
      pen.polygon([to, side(0.46), side(-0.46)], { fill: color });
    },
    poseOf: (body) => ({ ...body.getPosition(), angle: body.getAngle() }),
    text: ({ x, y }, text, color = 'outline', align = 'start', size = 13 / scale) => {
      context.save();
      context.translate(x, y);
      // The world has y upward, but text doesn't.
      context.scale(1 / scale, -1 / scale);
      context.fillStyle = colorOf(color === 'accent' ? 'emphasis' : color);
      context.font = `${size * scale}px system-ui, sans-serif`;
      context.textAlign = align;
      context.fillText(text, 0, 0);
      context.restore();
    },
  };
  return pen;
}

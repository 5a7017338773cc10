import {
  AABB,
  type Body,
  Circle,
  type Contact,
  Distance,
  DistanceInput,
  DistanceOutput,
  DistanceProxy,
  type Fixture,
  type Shape,
  ShapeCast,
  ShapeCastInput,
  ShapeCastOutput,
  SimplexCache,
  Transform,
  testOverlap,
  type Vec2Value,
  type World,
  WorldManifold,
} from 'planck';

/** Decides which fixtures a query reports. */
export type Accepts = (fixture: Fixture) => boolean;

/** Accepts every fixture except sensors. */
export const isSolid: Accepts = (fixture) => !fixture.isSensor();

/** What a ray or a moving shape hits first. */
export interface Hit {
  fixture: Fixture;
  /** In world coordinates, in meters. */
  point: Vec2Value;
  /** Unit vector that points away from the surface. */
  normal: Vec2Value;
  /** Fraction of the way that is clear, from 0 to 1. */
  fraction: number;
}

/** Returns what a ray between two points hits first, or undefined. A ray ignores fixtures that it starts inside. */
export function castRay(
  world: World,
  from: Vec2Value,
  to: Vec2Value,
  accepts = isSolid,
): Hit | undefined {
  let first: Hit | undefined;
  world.rayCast(from, to, (fixture, point, normal, fraction) => {
    if (!accepts(fixture)) return -1; // as if it weren't there
    first = { fixture, point: { ...point }, normal: { ...normal }, fraction };
    return fraction; // continue with the part of the ray before this hit
  });
  return first;
}

/**
 * Moves a convex shape from one point by a vector, without rotation, and returns what it hits first. If the shape
 * overlaps something at the start, the fraction is 0 and the normal is zero.
 */
export function castShape(
  world: World,
  shape: Shape,
  from: Vec2Value,
  by: Vec2Value,
  accepts = isSolid,
): Hit | undefined {
  const start = new Transform(from, 0);
  const path = new AABB();
  const endBox = new AABB();
  shape.computeAABB(path, start, 0);
  shape.computeAABB(endBox, new Transform({ x: from.x + by.x, y: from.y + by.y }, 0), 0);
  path.combine(endBox);

  const input = new ShapeCastInput();
  input.proxyB.set(shape, 0);
  input.transformB.set(start);
  input.translationB.set(by);
  let first: Hit | undefined;
  for (const { fixture, child } of fixturesNear(world, path, accepts)) {
    const transform = fixture.getBody().getTransform();
    if (testOverlap(fixture.getShape(), child, shape, 0, transform, start))
      return { fixture, point: { ...from }, normal: { x: 0, y: 0 }, fraction: 0 };
    input.proxyA.set(fixture.getShape(), child);
    input.transformA.set(transform);
    const output = new ShapeCastOutput();
    if (!ShapeCast(output, input) || output.lambda >= (first?.fraction ?? 1)) continue;
    const { point, normal, lambda } = output;
    first = { fixture, point: { ...point }, normal: { ...normal }, fraction: lambda };
  }
  return first;
}

/**
 * Returns the fixtures that overlap a convex shape, each of them once.
 * @param angle in radians
 */
export function overlapShape(
  world: World,
  shape: Shape,
  position: Vec2Value,
  angle = 0,
  accepts = isSolid,
): Fixture[] {
  const transform = new Transform(position, angle);
  const box = new AABB();
  shape.computeAABB(box, transform, 0);
  const found = new Set<Fixture>();
  for (const { fixture, child } of fixturesNear(world, box, accepts)) {
    const at = fixture.getBody().getTransform();
    if (testOverlap(fixture.getShape(), child, shape, 0, at, transform)) found.add(fixture);
  }
  return [...found];
}

/**
 * Returns the fixture at a point, or the nearest one within a distance from its outline.
 * @param tolerance in meters, such as the radius of a fingertip
 */
export function pickFixture(
  world: World,
  point: Vec2Value,
  tolerance = 0,
  accepts: Accepts = (fixture) => fixture.getBody().isDynamic(),
): Fixture | undefined {
  const box = new AABB(
    { x: point.x - tolerance, y: point.y - tolerance },
    { x: point.x + tolerance, y: point.y + tolerance },
  );
  let nearest: Fixture | undefined;
  let nearestDistance = tolerance;
  for (const { fixture, child } of fixturesNear(world, box, accepts)) {
    const distance = distanceTo(fixture, child, point);
    if (nearest ? distance < nearestDistance : distance <= nearestDistance) {
      nearest = fixture;
      nearestDistance = distance;
    }
  }
  return nearest;
}

/** Returns the distance from a point to a fixture in meters, or 0 inside. */
export function distanceTo(fixture: Fixture, child: number, point: Vec2Value): number {
  const input = new DistanceInput();
  input.proxyA.set(fixture.getShape(), child);
  input.transformA.set(fixture.getBody().getTransform());
  input.proxyB.set(new Circle(0), 0);
  input.transformB.set(new Transform(point, 0));
  input.useRadii = true;
  const output = new DistanceOutput();
  Distance(output, new SimplexCache(), input);
  return output.distance;
}

/** Returns the fixtures whose bounding boxes overlap a box. A chain is one child for each of its edges. */
export function fixturesNear(
  world: World,
  box: AABB,
  accepts: Accepts,
): { fixture: Fixture; child: number }[] {
  const found = new Set<Fixture>(); // a query reports a chain once for each edge
  world.queryAABB(box, (fixture) => {
    if (accepts(fixture)) found.add(fixture);
    return true; // continue
  });
  return [...found].flatMap((fixture) => {
    const children = Array.from(
      { length: fixture.getShape().getChildCount() },
      (_, child) => child,
    );
    const near = children.filter((child) => AABB.testOverlap(fixture.getAABB(child), box));
    return near.map((child) => ({ fixture, child }));
  });
}

/** Returns the body that touches another one in a contact. */
export function otherBody(contact: Contact, body: Body): Body {
  const bodyA = contact.getFixtureA().getBody();
  return bodyA === body ? contact.getFixtureB().getBody() : bodyA;
}

/** Calls a function for each contact in which a body touches something, sensors included. */
export function forEachContact(body: Body, visit: (contact: Contact) => void): void {
  for (let edge = body.getContactList(); edge; edge = edge.next) {
    if (edge.contact.isTouching()) visit(edge.contact);
  }
}

/**
 * Returns the contact normal that points toward a body: up, if the body stands on the ground. A contact with a sensor
 * has no points, and so no normal.
 */
export function contactNormal(contact: Contact, body: Body): Vec2Value | undefined {
  const manifold = contact.getWorldManifold(new WorldManifold());
  if (!manifold || manifold.pointCount === 0) return undefined;
  const { x, y } = manifold.normal; // from fixture A to fixture B
  return contact.getFixtureB().getBody() === body ? { x, y } : { x: -x, y: -y };
}

/**
 * Returns the normal of the ground under a body: that of its flattest contact, or undefined in the air.
 * @param maxSlope the steepest ground to stand on, in radians
 */
export function groundNormal(body: Body, maxSlope = Math.PI / 4): Vec2Value | undefined {
  let flattest: Vec2Value | undefined;
  forEachContact(body, (contact) => {
    const normal = contactNormal(contact, body);
    if (normal && normal.y >= Math.cos(maxSlope) && normal.y > (flattest?.y ?? 0))
      flattest = normal;
  });
  return flattest;
}

/** Destroys a body after the current step, or immediately if there is none: in events, the world is locked. */
export function destroyLater(body: Body): void {
  const world = body.getWorld();
  world.queueUpdate(() => world.destroyBody(body));
}

/**
 * Limits the speed of a body. Call it before each step.
 * @param maxSpeed in m/s
 */
export function clampSpeed(body: Body, maxSpeed: number): void {
  const velocity = body.getLinearVelocity();
  const speed = velocity.length();
  if (speed > maxSpeed)
    body.setLinearVelocity({
      x: (velocity.x * maxSpeed) / speed,
      y: (velocity.y * maxSpeed) / speed,
    });
}

/**
 * Draws the outline of every fixture on a canvas whose coordinates are meters with y up:
 * `context.setTransform(40, 0, 0, -40, canvas.width / 2, canvas.height)`.
 */
export function drawWorld(context: CanvasRenderingContext2D, world: World): void {
  for (let body = world.getBodyList(); body; body = body.getNext()) {
    const { x, y } = body.getPosition();
    context.save();
    context.translate(x, y);
    context.rotate(body.getAngle());
    for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext())
      drawShape(context, fixture.getShape());
    context.restore();
  }
}

/** Draws the outline of a shape in the coordinates of its body. */
export function drawShape(context: CanvasRenderingContext2D, shape: Shape): void {
  for (let child = 0; child < shape.getChildCount(); child++) {
    const proxy = new DistanceProxy();
    proxy.set(shape, child);
    const vertices = Array.from({ length: proxy.getVertexCount() }, (_, i) => proxy.getVertex(i));
    const [center = { x: 0, y: 0 }] = vertices;
    context.beginPath();
    if (shape.getType() === 'circle') {
      const radius = shape.getRadius();
      context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
      context.lineTo(center.x, center.y); // shows the rotation
    } else {
      for (const { x, y } of vertices) context.lineTo(x, y);
      context.closePath();
    }
    context.lineWidth = 0.03; // m
    context.stroke();
  }
}

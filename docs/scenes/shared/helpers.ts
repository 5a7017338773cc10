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
  Settings,
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

/** Returns what a ray between two points hits first, or undefined. A ray doesn't hit fixtures that it starts inside. */
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
 * Moves a convex shape from one point by a vector, at angle 0, and returns what it hits first, or undefined. If the
 * shape overlaps something at the start, the fraction is 0 and the normal is zero. A body that it rests against
 * doesn't overlap, so a character on the ground can look ahead with its own shape.
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
    const obstacle = fixture.getShape();
    const transform = fixture.getBody().getTransform();
    // A cast doesn't report what overlaps at the start. Its limit is half a slop deeper than bodies rest.
    const limit = obstacle.getRadius() + shape.getRadius() - 1.5 * Settings.linearSlop;
    if (coreDistance(obstacle, child, transform, shape, start) <= limit)
      return { fixture, point: { ...from }, normal: { x: 0, y: 0 }, fraction: 0 };
    input.proxyA.set(obstacle, child);
    input.transformA.set(transform);
    const output = new ShapeCastOutput();
    if (!ShapeCast(output, input) || (first && output.lambda >= first.fraction)) continue;
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
  accepts: Accepts = (fixture) => isSolid(fixture) && fixture.getBody().isDynamic(),
): Fixture | undefined {
  const box = new AABB(point, point);
  box.extend(tolerance);
  let nearest: Fixture | undefined;
  let nearestDistance = Infinity;
  for (const { fixture, child } of fixturesNear(world, box, accepts)) {
    const distance = distanceTo(fixture, child, point);
    if (distance > tolerance || distance >= nearestDistance) continue;
    nearest = fixture;
    nearestDistance = distance;
  }
  return nearest;
}

/** Returns the distance from a point to a fixture in meters, or 0 inside. Edges and polygons count as 1 cm thicker. */
export function distanceTo(fixture: Fixture, child: number, point: Vec2Value): number {
  const shape = fixture.getShape();
  const transform = fixture.getBody().getTransform();
  const distance = coreDistance(shape, child, transform, new Circle(0), new Transform(point, 0));
  return Math.max(0, distance - shape.getRadius());
}

/** Returns the distance between two shapes without their radii, in meters: that of a circle is from its center. */
export function coreDistance(
  shapeA: Shape,
  childA: number,
  transformA: Transform,
  shapeB: Shape,
  transformB: Transform,
): number {
  const input = new DistanceInput();
  input.proxyA.set(shapeA, childA);
  input.transformA.set(transformA);
  input.proxyB.set(shapeB, 0);
  input.transformB.set(transformB);
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
  const near: { fixture: Fixture; child: number }[] = [];
  for (const fixture of found) {
    for (let child = 0; child < fixture.getShape().getChildCount(); child++) {
      const childBox = new AABB();
      fixture.getShape().computeAABB(childBox, fixture.getBody().getTransform(), child);
      childBox.extend(fixture.getShape().getRadius()); // the box of a chain's edge lacks it
      if (AABB.testOverlap(childBox, box)) near.push({ fixture, child });
    }
  }
  return near;
}

/** Returns the body that touches another one in a contact; undefined if the contact is between two others. */
export function otherBody(contact: Contact, body: Body): Body | undefined {
  const bodyA = contact.getFixtureA().getBody();
  const bodyB = contact.getFixtureB().getBody();
  if (bodyA === body) return bodyB;
  return bodyB === body ? bodyA : undefined;
}

/**
 * Calls a function for each contact in which a body touches something, sensors included. The function can destroy
 * bodies.
 */
export function forEachContact(body: Body, visit: (contact: Contact) => void): void {
  const contacts: Contact[] = [];
  for (let edge = body.getContactList(); edge; edge = edge.next) contacts.push(edge.contact);
  // A contact that ends with a destroyed body no longer touches.
  for (const contact of contacts) {
    if (contact.isTouching()) visit(contact);
  }
}

/**
 * Returns the contact normal that points toward a body: up, if the body stands on the ground. A contact with a sensor
 * has no normal, and neither has one that `pre-solve` disabled, such as with a one-way platform.
 */
export function contactNormal(contact: Contact, body: Body): Vec2Value | undefined {
  if (!contact.isEnabled()) return undefined;
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
  const minY = Math.max(0, Math.cos(maxSlope) - 1e-6); // a slope of exactly 45° counts despite rounding
  let flattest: Vec2Value | undefined;
  forEachContact(body, (contact) => {
    const normal = contactNormal(contact, body);
    if (normal && normal.y > (flattest?.y ?? minY)) flattest = normal;
  });
  return flattest;
}

/**
 * Destroys a body after the current step, or immediately between steps. A second call for the same body does nothing.
 * Don't call it in `end-contact`, which also fires between steps, while the engine removes the contact.
 */
export function destroyLater(body: Body): void {
  const world = body.getWorld();
  world.queueUpdate(() => world.destroyBody(body));
}

/**
 * Limits the speed of a body. Call it after every step, because forces act during the step.
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

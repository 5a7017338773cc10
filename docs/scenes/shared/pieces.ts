import { type Body, DistanceProxy, type Fixture, Polygon, type Vec2Value } from 'planck';

/** Creates a body that moves as another one does, with a part of its polygon. */
export function createPiece(fixture: Fixture, points: Vec2Value[]): Body {
  const body = fixture.getBody();
  const piece = body.getWorld().createBody({
    type: 'dynamic',
    position: body.getPosition(),
    angle: body.getAngle(),
    angularVelocity: body.getAngularVelocity(),
    linearDamping: body.getLinearDamping(),
    angularDamping: body.getAngularDamping(),
    gravityScale: body.getGravityScale(),
    bullet: body.isBullet(),
    userData: body.getUserData(),
    style: body.style,
  });
  piece.createFixture({
    shape: new Polygon(points),
    density: fixture.getDensity(),
    friction: fixture.getFriction(),
    restitution: fixture.getRestitution(),
    isSensor: fixture.isSensor(),
    filterGroupIndex: fixture.getFilterGroupIndex(),
    filterCategoryBits: fixture.getFilterCategoryBits(),
    filterMaskBits: fixture.getFilterMaskBits(),
  });
  // If the body turns, the piece's center of mass has a different velocity than the body's.
  piece.setLinearVelocity(body.getLinearVelocityFromWorldPoint(piece.getWorldCenter()));
  return piece;
}

/** Returns the corners of a polygon, in local coordinates. */
export function readCorners(fixture: Fixture): Vec2Value[] {
  const proxy = new DistanceProxy();
  proxy.set(fixture.getShape(), 0);
  return Array.from({ length: proxy.getVertexCount() }, (_, i) => proxy.getVertex(i));
}

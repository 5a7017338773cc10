import { fromHtml } from 'hast-util-from-html';
import { toString as toText } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { renderShell } from '../../src/build/document/document.tsx';
import { listPosts } from '../../src/site/listed.ts';
import { shellConfig } from '../../src/site/shellConfig.ts';
import { createPageViews } from '../../src/site/view.ts';
import { site } from '../unit/docsSite.ts';
import { elements } from '../unit/elements.ts';

const JOINTS = 'Distance Friction Gear Motor Mouse Prismatic Pulley Revolute Rope Weld Wheel'
  .split(' ')
  .map((kind) => `${kind}Joint`);

test('every top-level page exists', () => {
  expectPages(
    '',
    `run-your-code hello-world core-concepts install world body fixture shape joint contacts collision
     rendering testbed limitations references-resources credits api`,
  );
  expect(site.routes.has('/')).toBe(true);
});

test('every page of a group exists', () => {
  expectPages('api-conventions/', 'units factories-and-definitions implicit-destruction user-data');
  expectPages(
    'joint/',
    `distance-joint friction-joint gear-joint motor-joint mouse-joint prismatic-joint pulley
     revolute-joint rope-joint weld-joint wheel-joint`,
  );
  expectPages('shape/', 'chain circle edge polygon');
  expectPages('world/', 'aabb-query ray-cast simulation');
});

test('every class has its page', () => {
  expectSymbols(
    'classes',
    `AABB Body BoxShape BroadPhase ChainShape CircleShape ClipVertex Contact ContactEdge ContactID
     ContactImpulse DistanceInput DistanceJoint DistanceOutput DistanceProxy DynamicTree EdgeShape
     Fixture FixtureProxy FrictionJoint GearJoint Joint JointEdge Manifold ManifoldPoint Mat22 Mat33
     MotorJoint MouseJoint PolygonShape PrismaticJoint PulleyJoint RevoluteJoint RopeJoint Rot Settings
     Shape ShapeCastInput ShapeCastOutput SimplexCache Solver Sweep TOIInput TOIOutput Testbed TimeStep
     Transform TreeNode Vec2 Vec3 VelocityConstraintPoint WeldJoint WheelJoint World WorldManifold`,
  );
});

test('every enumeration has its page', () => {
  expectSymbols('enumerations', 'ContactFeatureType ManifoldType PointState TOIOutputState');
});

test('every function has its page', () => {
  expectSymbols(
    'functions',
    `CollideCircles CollideEdgeCircle CollideEdgePolygon CollidePolygonCircle CollidePolygons Distance
     ShapeCast TimeOfImpact clipSegmentToLine getPointStates mixFriction mixRestitution testOverlap`,
  );
});

test('every interface has its page', () => {
  expectSymbols(
    'interfaces',
    `AABBValue MassData RayCastInput RayCastOutput RotValue Style TestbedInterface Vec2Value Vec3Value
     BodyDef FixtureDef FixtureOpt WorldDef JointDef JointOpt
     ${JOINTS.flatMap((joint) => [`${joint}Def`, `${joint}Opt`]).join(' ')}`,
  );
});

test('every type alias has its page', () => {
  expectSymbols(
    'type-aliases',
    `ActiveKeys BodyType DynamicTreeQueryCallback EvaluateFunction RayCastCallback ShapeType
     TransformValue WorldAABBQueryCallback WorldRayCastCallback`,
  );
});

test('the not-found page says so, and leads home', () => {
  const page = pageAt('/404');
  const article = fromHtml(page.html, { fragment: true });
  expect(page.title).toBe('Page Not Found');
  expect(toText(article)).toContain('The page you were looking for could not be found.');
  const [first] = elements(article, 'a', ({ properties }) => !properties.ariaLabelledBy);
  expect(first && [toText(first), first.properties.href]).toEqual([
    'Go to Home Page',
    '/planck.js/docs/',
  ]);
});

test('the top bar has buttons for search, theme, and navigation, and no others', () => {
  const html = renderShell(shellConfig(site), createPageViews(site)(pageAt('/')), undefined);
  const [bar] = elements(fromHtml(html, { fragment: true }), 'header');
  const names = (bar ? elements(bar, 'button') : []).map(
    (button) => button.properties.ariaLabel ?? toText(button).trim(),
  );
  expect(names).toEqual([
    // The groups of the navigation.
    'Learn',
    'Playground',
    // With the key that opens it.
    'Search/',
    'Switch between light and dark theme',
    'Top navigation',
  ]);
});

test('there are no posts', () => {
  expect(listPosts(site.pages)).toEqual([]);
});

test('no page has a form or asks for a password', () => {
  const asking = site.pages.filter(({ html }) => /<form\b|type="?password/.test(html));
  expect(asking.map(({ path }) => path)).toEqual([]);
});

/** @param names separated by spaces */
function expectPages(folder: string, names: string): void {
  const missing = paths(folder, names).filter((path) => !site.routes.has(path));
  expect(missing).toEqual([]);
}

/** Expects a page for each name, and for its lowercase form. */
function expectSymbols(folder: string, names: string): void {
  expectPages(`api/${folder}/`, names);
  expectPages(`api/${folder}/`, names.toLowerCase());
}

function paths(folder: string, names: string): string[] {
  return names.split(/\s+/).map((name) => `/${folder}${name}`);
}

function pageAt(path: string) {
  const page = site.routes.get(path);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return page;
}

/**
 * What comes back, where the library's own words only repeat our sentence and the unit (an empty
 * text), or say it wrong.
 */
export const returns: Record<string, string> = {
  'Body.getAngularVelocity': '',
  'Body.getInertia': '',
  'Body.getLinearVelocity': '',
  'Body.getMass': '',
  'World.destroyBody': '`true` if it was taken out, `false` if it had been before.',
  'World.getBodyList': '',
  'World.getContactList': '',
  'World.off': 'This world, so that calls can follow one another.',
  'World.getJointList': '',
  'World.on': 'This world, so that calls can follow one another.',
  'Vec2.set': 'This vector.',
  'Vec2.setNum': 'This vector.',
  'Vec2.setVec2': 'This vector.',
  'Vec2.setZero': 'This vector.',
  'DynamicTree.getFatAABB': '',
  'DynamicTree.getUserData': '',
  'DynamicTree.moveProxy': '`true` if the leaf had to be inserted anew.',
  'PolygonShape.validate': '',
  'Shape.getType': '',
  'ChainShape.getType': '',
  'CircleShape.getType': '',
  'EdgeShape.getType': '',
  'PolygonShape.getType': '',
  ShapeCast:
    '`true` if the shapes meet on the way; `false` if they miss, or overlap from the start.',
  WorldRayCastCallback: 'How the ray goes on, as listed above.',
};

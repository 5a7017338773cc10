import type { Body, Contact, Joint } from 'planck';

/** Returns the contacts of a body, without those of sensors, whose fixtures touch. */
export function touchingContacts(body: Body): Contact[] {
  return contactsOfBody(body).filter(
    (contact) =>
      contact.isTouching() &&
      !contact.getFixtureA().isSensor() &&
      !contact.getFixtureB().isSensor(),
  );
}

/** Returns all contacts of a body, including those of sensors, and of fixtures that don't touch. */
export function contactsOfBody(body: Body): Contact[] {
  const contacts: Contact[] = [];
  for (let edge = body.getContactList(); edge; edge = edge.next) contacts.push(edge.contact);
  return contacts;
}

/** @param hidden a joint that isn't part of the scene */
export function jointsOfBody(body: Body, hidden?: Joint): Joint[] {
  const joints: Joint[] = [];
  for (let edge = body.getJointList(); edge; edge = edge.next ?? null) {
    if (edge.joint && edge.joint !== hidden) joints.push(edge.joint);
  }
  return joints;
}

/** Returns the body on the other side of a contact. */
export function otherBody(contact: Contact, body: Body): Body {
  const [a, b] = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
  return a === body ? b : a;
}

/** Returns the body at the other end of a joint. */
export function otherEnd(joint: Joint, body: Body): Body {
  return joint.getBodyA() === body ? joint.getBodyB() : joint.getBodyA();
}

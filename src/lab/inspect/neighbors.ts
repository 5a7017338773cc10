import type { Body, Contact, Joint } from 'planck';

/** Returns all contacts of a body with others, including those of sensors, and of fixtures that don't touch. */
export function contactsOfBody(body: Body): { contact: Contact; other: Body }[] {
  const contacts = [];
  for (let edge = body.getContactList(); edge; edge = edge.next)
    contacts.push({ contact: edge.contact, other: edge.other as Body });
  return contacts;
}

/**
 * Returns the joints of a body with others.
 * @param hidden a joint that isn't part of the scene
 */
export function jointsOfBody(body: Body, hidden?: Joint): { joint: Joint; other: Body }[] {
  const joints = [];
  for (let edge = body.getJointList(); edge; edge = edge.next ?? null)
    joints.push({ joint: edge.joint as Joint, other: edge.other as Body });
  return joints.filter(({ joint }) => joint !== hidden);
}

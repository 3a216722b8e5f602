import { createHash } from 'node:crypto';

/** A person that the demo identity provider vouches for. */
export interface Person {
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** Apple tells another address in place of this one. */
  isHidden: boolean;
}

/** To choose from; others can be typed. */
export const somePeople: readonly Person[] = [
  { name: 'Demo Cook', email: 'cook@anydish.example', isEmailVerified: true, isHidden: false },
  { name: 'Demo Newcomer', email: 'newcomer@anydish.example', isEmailVerified: true, isHidden: false },
  { name: 'Demo Unverified', email: 'unverified@anydish.example', isEmailVerified: false, isHidden: false },
];

/** The demo provider's own name for a person: the same after a restart, and never one that a real provider would give. */
export const subjectOf = ({ email }: Person): string =>
  `demo-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24)}`;

import type { Session } from '../../../contract/entities.ts';
import { anonymousSession } from '../../../machines/shell/session.machine.ts';

/** Somebody whose address is confirmed and whose name is still missing. */
export const nameless: Session = { ...anonymousSession('user-1'), isVerified: true, email: 'ana@cook.example' };

/** A member with a kitchen at /ai/ana/new. */
export const member: Session = {
  ...nameless,
  firstName: 'Ana',
  lastName: 'Silva',
  fullName: 'Ana Silva',
  extra: { companies: [{ guid: 'company-1', createdAt: 0, name: 'Ana', uri: 'ana', industry: '', size: '', projects: [] }] },
};

import { msg } from '@lingui/core/macro';
import Users from 'lucide-react/icons/users';
import { areas } from '../../../../contract/console/areas.ts';
import { areaView } from './area-view.ts';
import { auditColumns } from './audit.ts';
import { fateOptions } from './mails.ts';
import { noteColumns } from './note-columns.ts';
import { outcomeOptions } from './orders.ts';

const columns = {
  email: msg`Email`,
  name: msg`Name`,
  createdAt: msg`Created`,
  lastSeenAt: msg`Last seen`,
  isVerified: msg`Email confirmed`,
  isSuspended: msg`Suspended`,
  isStaff: msg`Staff`,
  language: msg`Language`,
  waysIn: msg`Signs in with`,
  recipes: msg`Recipes`,
  deletesAt: msg`To be deleted`,
};

export const usersView = areaView(areas.users, {
  title: msg`Users`,
  intro: msg`All confirmed accounts. Unconfirmed ones are under Waiting sign-ups.`,
  Icon: Users,
  columns,
  filters: {
    isVerified: columns.isVerified,
    isSuspended: columns.isSuspended,
    isStaff: columns.isStaff,
    isLeaving: msg`Asked to be deleted`,
    language: columns.language,
    waysIn: columns.waysIn,
    createdAt: columns.createdAt,
    lastSeenAt: columns.lastSeenAt,
  },
  actions: {
    suspend: msg`Suspend`,
    liftSuspension: msg`Lift the suspension`,
    endSessions: msg`End all sessions`,
    sendCode: msg`Resend verification code`,
    startReset: msg`Send a password reset`,
    requestDeletion: msg`Request deletion`,
    addNote: msg`Add a note`,
    endSession: msg`End the session`,
  },
  fields: { ...columns, suspendedAt: msg`Suspended since`, suspendedReason: msg`Reason for the suspension` },
  lists: {
    companies: { title: msg`Companies`, columns: { name: columns.name, uri: msg`Address`, createdAt: columns.createdAt } },
    sessions: {
      title: msg`Sessions`,
      columns: { browser: msg`Browser`, system: msg`System`, createdAt: columns.createdAt, lastSeenAt: columns.lastSeenAt },
    },
    notes: { title: msg`Notes`, columns: noteColumns },
    connections: {
      title: msg`Connected sign-ins`,
      columns: { provider: msg`Provider`, email: columns.email, createdAt: columns.createdAt, lastUsedAt: msg`Last used` },
    },
    passkeys: { title: msg`Passkeys`, columns: { name: columns.name, createdAt: columns.createdAt, lastUsedAt: msg`Last used` } },
    mails: { title: msg`Mails`, columns: { subject: msg`Subject`, at: msg`When`, fate: msg`Delivery` } },
    orders: {
      title: msg`Kitchen requests`,
      rowsOf: 'orders',
      columns: { createdAt: msg`Asked`, asked: msg`Request`, outcome: msg`Outcome`, recipe: msg`Recipe` },
    },
    audit: { title: msg`Audit log`, columns: auditColumns },
  },
  options: {
    password: msg`Password`,
    passkey: msg`Passkey`,
    google: msg`Google`,
    facebook: msg`Facebook`,
    apple: msg`Apple`,
    ...fateOptions,
    ...outcomeOptions,
  },
  counts: { recipes: { area: 'recipes', filter: 'owner' } },
  make: null,
});

import { msg } from '@lingui/core/macro';
import ScrollText from 'lucide-react/icons/scroll-text';
import { areas } from '../../../../contract/console/areas.ts';
import { areaView } from './area-view.ts';

/** Columns of the audit log, here and beside a record. */
export const auditColumns = {
  at: msg`When`,
  sentence: msg`What happened`,
  reason: msg`Reason`,
  change: msg`Before and after`,
  place: msg`From where`,
  isInAnothersPlace: msg`As another user`,
};

export const auditView = areaView(areas.audit, {
  title: msg`Audit log`,
  intro: msg`What staff changed. The filter “Kind” shows what they looked at. Entries are never changed, and are deleted after a year.`,
  Icon: ScrollText,
  columns: { ...auditColumns, subject: msg`Affects`, actor: msg`Done by`, action: msg`Action`, details: msg`Details` },
  filters: {
    at: msg`When`,
    kind: msg`Kind`,
    action: msg`Action`,
    reason: msg`Reason`,
    actor: msg`Done by`,
    subject: msg`Affects`,
    isInAnothersPlace: msg`As another user`,
  },
  actions: {},
  fields: {},
  lists: {},
  options: { changes: msg`Changes`, reads: msg`Looked at` },
  make: null,
});

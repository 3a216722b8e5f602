import { msg } from '@lingui/core/macro';
import ScrollText from 'lucide-react/icons/scroll-text';
import { areas } from '../../../../contract/console/areas.ts';
import { areaView } from './area-view.ts';

/** Columns of the audit log, here and beside a record. */
export const auditColumns = {
  at: msg`When`,
  action: msg`What`,
  actor: msg`Done by`,
  isInAnothersPlace: msg`As another user`,
  details: msg`Details`,
};

export const auditView = areaView(areas.audit, {
  title: msg`Audit log`,
  intro: msg`What staff changed and looked at. Entries are never changed, and are erased after a year.`,
  Icon: ScrollText,
  columns: { ...auditColumns, subject: msg`Affects` },
  filters: {
    at: msg`When`,
    action: msg`What`,
    actor: msg`Done by`,
    subject: msg`Affects`,
    isInAnothersPlace: msg`As another user`,
  },
  actions: {},
  fields: {},
  lists: {},
  options: {},
  make: null,
});

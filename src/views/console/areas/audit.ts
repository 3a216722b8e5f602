import { msg } from '@lingui/core/macro';
import ScrollText from 'lucide-react/icons/scroll-text';
import { areas } from '../../../../contract/console/areas.ts';
import { areaView } from './area-view.ts';

/** Columns of what staff did, here and beside a record. */
export const auditColumns = {
  at: msg`When`,
  action: msg`What`,
  actor: msg`By whom`,
  isInAnothersPlace: msg`In another’s place`,
  details: msg`Details`,
};

export const auditView = areaView(areas.audit, {
  title: msg`Audit log`,
  intro: msg`What staff changed and looked at. Entries are never changed.`,
  Icon: ScrollText,
  columns: { ...auditColumns, subject: msg`About whom` },
  filters: {
    at: msg`When`,
    action: msg`What`,
    actor: msg`By whom`,
    subject: msg`About whom`,
    isInAnothersPlace: msg`In another’s place`,
  },
  actions: {},
  fields: {},
  lists: {},
  options: {},
  make: null,
});

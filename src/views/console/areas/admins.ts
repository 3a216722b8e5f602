import { msg } from '@lingui/core/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { areas } from '../../../../contract/console/areas.ts';
import { areaView } from './area-view.ts';
import { auditColumns } from './audit.ts';
import { flagTexts } from './flag-texts.ts';

const columns = { email: msg`Email`, name: msg`Name`, ...flagTexts, lastSeenAt: msg`Last seen` };

export const adminsView = areaView(areas.admins, {
  title: msg`Admins`,
  intro: msg`Who on the staff may do what.`,
  Icon: ShieldCheck,
  columns,
  filters: { flag: msg`Permission` },
  actions: { giveFlag: msg`Give permissions`, takeFlag: msg`Take permissions away`, removeAdmin: msg`Remove admin` },
  fields: columns,
  lists: { audit: { title: msg`Audit log`, columns: auditColumns } },
  options: flagTexts,
  make: msg`New admin`,
});

import { msg } from '@lingui/core/macro';
import Mail from 'lucide-react/icons/mail';
import { mails } from '../../../../contract/console/read-areas.ts';
import { areaView } from './area-view.ts';

/** Delivery of a mail; also shown beside a user. */
export const fateOptions = { waiting: msg`On its way`, delivered: msg`Delivered`, failed: msg`Failed` };

const columns = {
  at: msg`When`,
  recipient: msg`Recipient`,
  user: msg`Account`,
  subject: msg`Subject`,
  fate: msg`Delivery`,
  attempts: msg`Attempts`,
  deliveredAt: msg`Delivered`,
  failedAt: msg`Given up`,
};

export const mailsView = areaView(mails, {
  title: msg`Mails`,
  intro: msg`What was mailed in the last 30 days, and whether it arrived. Texts and codes are never shown.`,
  Icon: Mail,
  columns,
  filters: { fate: columns.fate, recipient: columns.recipient, at: columns.at, isFailedLately: msg`Failed in the last 7 days` },
  actions: { sendAgain: msg`Send again` },
  fields: {},
  lists: {},
  options: fateOptions,
  make: null,
});

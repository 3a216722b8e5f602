import { msg } from '@lingui/core/macro';
import UserPlus from 'lucide-react/icons/user-plus';
import { areas } from '../../../../contract/console/areas.ts';
import { areaView } from './area-view.ts';

const columns = {
  email: msg`Email`,
  createdAt: msg`Created`,
  expiresAt: msg`Ends`,
  language: msg`Language`,
  wayIn: msg`Will sign in with`,
  delivery: msg`Last code`,
};

export const signupsView = areaView(areas.signups, {
  title: msg`Waiting sign-ups`,
  intro: msg`Accounts that still wait for the code in their mail. After a day without it they are gone.`,
  Icon: UserPlus,
  columns,
  filters: { createdAt: columns.createdAt },
  actions: { sendCode: msg`Send the code again` },
  fields: columns,
  lists: {},
  options: {
    password: msg`Password`,
    passkey: msg`Passkey`,
    waiting: msg`On its way`,
    delivered: msg`Delivered`,
    failed: msg`Failed`,
  },
  make: null,
});

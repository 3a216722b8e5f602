import type { StaffFlag } from '../../contract/console/area.ts';
import { speak } from '../language/speech.ts';
import type { Mail } from './mailer.ts';
import { notice, type Letterhead } from './notice.ts';

/** Asks the owner of an account, for staff, to choose a new password. It carries no code: the owner asks for one. */
export function resetStartedMail(letterhead: Letterhead): Mail {
  const { language, productName, publicUrl } = letterhead;
  const i18n = speak(language);
  const address = `${publicUrl}/reset-password`;
  return notice(letterhead, {
    title: i18n._('Please choose a new password'),
    subject: i18n._('Please choose a new password for {productName}', { productName }),
    lines: [
      i18n._('Our support team asks you to choose a new password for your {productName} account at {address}', { productName, address }),
      i18n._('Until then your password works as before.'),
    ],
    last: i18n._('We never ask you for a code or a password. Type them only at {publicUrl}.', { publicUrl }),
    links: [address],
  });
}

const flagNames = (i18n: ReturnType<typeof speak>): Readonly<Record<StaffFlag, string>> => ({
  hasConsoleAccess: i18n._('Open the console'),
  hasUsersAccess: i18n._('Users'),
  canLoginAsUser: i18n._('Log in as another user'),
  canManageRecipes: i18n._('Recipes'),
  canManageCategories: i18n._('Categories'),
  canManagePrompts: i18n._('Prompts'),
  canPublishSitemaps: i18n._('Publish sitemaps'),
  hasAdminsAccess: i18n._('See admins'),
  canManageAdmins: i18n._('Manage admins'),
});

interface FlagsChanged extends Letterhead {
  /** Whose flags changed, and who changed them: addresses. */
  about: string;
  by: string;
  given: readonly StaffFlag[];
  taken: readonly StaffFlag[];
  /** It goes to the one concerned. */
  isOwn: boolean;
}

/** Tells the one concerned and the admins which permissions somebody gained or lost. */
export function flagsChangedMail({ about, by, given, taken, isOwn, ...letterhead }: FlagsChanged): Mail {
  const { language, productName } = letterhead;
  const i18n = speak(language);
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const names = (flags: readonly StaffFlag[]) => list.format(flags.map((flag) => flagNames(i18n)[flag]));
  return notice(letterhead, {
    title: i18n._('Staff permissions changed'),
    subject: i18n._('Staff permissions changed at {productName}', { productName }),
    lines: [
      isOwn
        ? i18n._('{by} changed your permissions at {productName}.', { by, productName })
        : i18n._('{by} changed the permissions of {about} at {productName}.', { by, about, productName }),
      ...(given.length > 0 ? [i18n._('Given: {names}', { names: names(given) })] : []),
      ...(taken.length > 0 ? [i18n._('Taken away: {names}', { names: names(taken) })] : []),
    ],
    last: i18n._('If this is unexpected, tell another admin at once.'),
  });
}

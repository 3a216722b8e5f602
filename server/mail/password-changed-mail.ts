import { speak } from '../language/speech.ts';
import type { Mail } from './mailer.ts';
import { notice, type Letterhead } from './notice.ts';

/** Connected sign-ins as their owner calls them: "Google (ada@example.com)". */
export interface ConnectionNews {
  kept: readonly string[];
  ended: readonly string[];
}

interface PasswordChanged extends Letterhead {
  signedOut: 'everywhere' | 'everywhere else';
  /** What became of other ways in; left out where they stay as they are. */
  connections?: ConnectionNews;
  /** The address from which the account came back to the reader's. */
  returnedFrom?: string | null;
}

/** Tells the owner of an account that its password is another one now, and what to do if somebody else did it. */
export function passwordChangedMail({
  signedOut,
  connections = { kept: [], ended: [] },
  returnedFrom = null,
  ...letterhead
}: PasswordChanged): Mail {
  const { language, productName, publicUrl, supportEmail } = letterhead;
  const i18n = speak(language);
  const address = `${publicUrl}/reset-password`;
  const listed = (names: readonly string[]) => new Intl.ListFormat(language).format(names);
  const [ended, kept] = [listed(connections.ended), listed(connections.kept)];
  return notice(letterhead, {
    subject: i18n._('Your password for {productName} was changed', { productName }),
    title: i18n._('Your password was changed'),
    lines: [
      signedOut === 'everywhere'
        ? i18n._('The password of your {productName} account was changed, and the account was signed out everywhere.', { productName })
        : i18n._('The password of your {productName} account was changed, and the account was signed out everywhere else.', {
            productName,
          }),
      ...(returnedFrom === null
        ? []
        : [i18n._('Your account has this email address again, and no longer {returnedFrom}.', { returnedFrom })]),
      ...(ended === '' ? [] : [i18n._('These sign-ins were disconnected and no longer open your account: {ended}.', { ended })]),
      ...(kept === '' ? [] : [i18n._('These sign-ins still open your account, as you wished: {kept}.', { kept })]),
      i18n._('If it was you, there is nothing to do: sign in with the new password from now on.'),
    ],
    last:
      supportEmail === null
        ? i18n._('If it was not you, choose a new password at once at {address}.', { address })
        : i18n._('If it was not you, choose a new password at once at {address} and write to {supportEmail}.', { address, supportEmail }),
    links: [address],
  });
}

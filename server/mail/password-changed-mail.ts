import { speak } from '../language/speech.ts';
import type { Mail } from './mailer.ts';
import { notice, type Letterhead } from './notice.ts';

/** Tells the owner of an account that its password is another one now, and what to do if somebody else did it. */
export function passwordChangedMail(letterhead: Letterhead & { signedOut: 'everywhere' | 'everywhere else' }): Mail {
  const { language, productName, publicUrl, supportEmail, signedOut } = letterhead;
  const i18n = speak(language);
  const address = `${publicUrl}/reset-password`;
  return notice(letterhead, {
    subject: i18n._('Your password for {productName} was changed', { productName }),
    title: i18n._('Your password was changed'),
    lines: [
      signedOut === 'everywhere'
        ? i18n._('The password of your {productName} account was changed, and the account was signed out everywhere.', { productName })
        : i18n._('The password of your {productName} account was changed, and the account was signed out everywhere else.', {
            productName,
          }),
      i18n._('If it was you, there is nothing to do: sign in with the new password from now on.'),
    ],
    last:
      supportEmail === null
        ? i18n._('If it was not you, choose a new password at once at {address}.', { address })
        : i18n._('If it was not you, choose a new password at once at {address} and write to {supportEmail}.', { address, supportEmail }),
    links: [address],
  });
}

import { speak } from '../language/speech.ts';
import type { Mail } from './mailer.ts';
import { notice, type Letterhead } from './notice.ts';

interface AuthenticatorMail extends Letterhead {
  change: 'set up' | 'removed';
}

/** Informs the owner that an authenticator app was added or removed, and what to do if it was someone else. ASVS 6.3.7. */
export function authenticatorMail({ change, ...letterhead }: AuthenticatorMail): Mail {
  const { language, productName, publicUrl, supportEmail } = letterhead;
  const i18n = speak(language);
  const isOn = change === 'set up';
  const address = `${publicUrl}/reset-password`;
  return notice(letterhead, {
    subject: isOn
      ? i18n._('An authenticator app was set up for your {productName} account', { productName })
      : i18n._('The authenticator app of your {productName} account was removed', { productName }),
    title: isOn ? i18n._('An authenticator app was set up') : i18n._('Your authenticator app was removed'),
    lines: [
      isOn
        ? i18n._(
            'Your {productName} account now asks for the code of this app when you sign in with your password. An earlier app no longer works.',
            {
              productName,
            },
          )
        : i18n._('Your {productName} account no longer asks for the code of an app when you sign in.', { productName }),
      i18n._('If it was you, there is nothing to do.'),
    ],
    last:
      supportEmail === null
        ? i18n._('If it was not you, choose a new password at once at {address}.', { address })
        : i18n._('If it was not you, choose a new password at once at {address} and write to {supportEmail}.', { address, supportEmail }),
    links: [address],
  });
}

import { speak } from '../language/speech.ts';
import type { Mail } from './mailer.ts';
import { dayOf, notice, type Letterhead } from './notice.ts';

/** To the current address: a signed-in user requests another one. */
export function addressAskedForMail(letterhead: Letterhead & { newEmail: string }): Mail {
  const { language, productName, publicUrl, supportEmail, newEmail } = letterhead;
  const i18n = speak(language);
  const address = `${publicUrl}/reset-password`;
  return notice(letterhead, {
    subject: i18n._('A new email address was requested for your {productName} account', { productName }),
    title: i18n._('A new email address was requested'),
    lines: [
      i18n._('Somebody who is signed in to your {productName} account asked to change its email address to {newEmail}.', {
        productName,
        newEmail,
      }),
      i18n._('If it was you, enter the code that we sent to the new address. Until then everything stays as it is.'),
    ],
    last:
      supportEmail === null
        ? i18n._('If it was not you, choose a new password at once at {address}: that signs everybody out.', { address })
        : i18n._('If it was not you, choose a new password at once at {address} and write to {supportEmail}: that signs everybody out.', {
            address,
            supportEmail,
          }),
    links: [address],
  });
}

interface AddressChanged extends Letterhead {
  newEmail: string;
  /** Until when the old address can take the account back, in milliseconds since 1970; omitted when it cannot. */
  returnUntil?: number;
}

/** To the old address, which the account no longer has. */
export function addressChangedMail({ returnUntil, newEmail, ...letterhead }: AddressChanged): Mail {
  const { language, productName, publicUrl, supportEmail } = letterhead;
  const i18n = speak(language);
  const [address, reset] = [`${publicUrl}/privacy`, `${publicUrl}/reset-password`];
  return notice(letterhead, {
    subject: i18n._('The email address of your {productName} account was changed', { productName }),
    title: i18n._('Your email address was changed'),
    lines: [
      i18n._('The email address of your {productName} account is {newEmail} from now on. This address no longer works for sign-in.', {
        productName,
        newEmail,
      }),
      i18n._('If it was you, there is nothing to do.'),
      ...(returnUntil === undefined
        ? []
        : [
            i18n._(
              'If it was not you, take it back before {day}: reset your password at {reset} with this address. That changes the address back, and signs everybody out.',
              { day: dayOf(returnUntil, language), reset },
            ),
          ]),
    ],
    last:
      supportEmail === null
        ? i18n._('If it was not you, tell us at once: the ways to reach us are at {address}.', { address })
        : i18n._('If it was not you, write to {supportEmail} at once.', { supportEmail }),
    links: [address, reset],
  });
}

/** To the new address, once the account has it. */
export function newAddressMail(letterhead: Letterhead & { oldEmail: string }): Mail {
  const { language, productName, publicUrl, oldEmail } = letterhead;
  const i18n = speak(language);
  const address = `${publicUrl}/login`;
  return notice(letterhead, {
    subject: i18n._('This is the email address of your {productName} account now', { productName }),
    title: i18n._('Your email address was changed'),
    lines: [
      i18n._('Your {productName} account has this email address from now on, and no longer {oldEmail}.', { productName, oldEmail }),
      i18n._('Sign in with it from now on: {address}', { address }),
    ],
    last: i18n._('Your password, your recipes and everything else stay as they are.'),
    links: [address],
  });
}

/** To an address that already has an account. The requester is not told. */
export function addressTakenMail(letterhead: Letterhead): Mail {
  const { language, productName, publicUrl } = letterhead;
  const i18n = speak(language);
  const address = `${publicUrl}/login`;
  return notice(letterhead, {
    subject: i18n._('Somebody asked to use your email address for another {productName} account', { productName }),
    title: i18n._('Your email address is still yours'),
    lines: [
      i18n._(
        'Someone asked to use this email address for another {productName} account. It already has an account, so we changed nothing. We did not tell them why.',
        { productName },
      ),
      i18n._('If it was you, sign in with this address: {address}', { address }),
    ],
    last: i18n._('If it was not you, there is nothing to do.'),
    links: [address],
  });
}

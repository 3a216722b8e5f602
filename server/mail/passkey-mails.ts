import { passkeysPage } from '../../contract/sign-in/passkeys.ts';
import { speak } from '../language/speech.ts';
import type { Mail } from './mailer.ts';
import { notice, type Letterhead } from './notice.ts';

/** What to do if it was somebody else. */
function last({ language, publicUrl, supportEmail }: Letterhead) {
  const i18n = speak(language);
  const [page, reset] = [publicUrl + passkeysPage, `${publicUrl}/reset-password`];
  const text =
    supportEmail === null
      ? i18n._('If it was not you, choose a new password at {reset}, and look at your passkeys at {page}.', { reset, page })
      : i18n._('If it was not you, choose a new password at {reset}, look at your passkeys at {page} and write to {supportEmail}.', {
          reset,
          page,
          supportEmail,
        });
  return { last: text, links: [reset, page] };
}

/** Tells the owner of an account which passkey opens it from now on, or no longer does. ASVS 6.3.7. */
export function passkeyMail({ change, name, ...letterhead }: Letterhead & { change: 'added' | 'removed'; name: string }): Mail {
  const { language, productName } = letterhead;
  const i18n = speak(language);
  const isAdded = change === 'added';
  return notice(letterhead, {
    subject: isAdded
      ? i18n._('A passkey was added to your {productName} account', { productName })
      : i18n._('A passkey was removed from your {productName} account', { productName }),
    title: isAdded ? i18n._('A passkey was added') : i18n._('A passkey was removed'),
    lines: [
      isAdded
        ? i18n._('Your {productName} account can now be opened with the passkey “{name}”.', { productName, name })
        : i18n._('Your {productName} account can no longer be opened with the passkey “{name}”.', { productName, name }),
      i18n._('If it was you, there is nothing to do. Your password, if you have one, stays as it is.'),
    ],
    ...last(letterhead),
  });
}

/** Tells the owner of an account that there are new recovery codes. */
export function recoveryCodesMail(letterhead: Letterhead): Mail {
  const { language, productName } = letterhead;
  const i18n = speak(language);
  return notice(letterhead, {
    subject: i18n._('New recovery codes for your {productName} account', { productName }),
    title: i18n._('New recovery codes'),
    lines: [
      i18n._('Ten new recovery codes were made for your {productName} account. Earlier ones are no longer valid.', { productName }),
      i18n._('If it was you, there is nothing to do. Your password, if you have one, stays as it is.'),
    ],
    ...last(letterhead),
  });
}

/** Tells the owner of an account that somebody came in by a recovery code. */
export function recoveryCodeUsedMail({ left, ...letterhead }: Letterhead & { left: number }): Mail {
  const { language, productName } = letterhead;
  const i18n = speak(language);
  return notice(letterhead, {
    subject: i18n._('A recovery code opened your {productName} account', { productName }),
    title: i18n._('A recovery code was used'),
    lines: [
      i18n._('Somebody signed in to your {productName} account with a recovery code. This code is no longer valid.', { productName }),
      i18n._('{left, plural, one {# recovery code is left.} other {# recovery codes are left.}}', { left }),
    ],
    ...last(letterhead),
  });
}

import { speak } from '../language/speech.ts';
import type { Mail } from './mailer.ts';
import { dayOf, notice, type Letterhead } from './notice.ts';

/** Informs the owner when the account will be deleted, and how to keep it. */
export function deletionRequestedMail(letterhead: Letterhead & { executesAt: number; goneAt: number }): Mail {
  const { language, productName, publicUrl, executesAt, goneAt } = letterhead;
  const i18n = speak(language);
  const address = `${publicUrl}/account/deletion`;
  return notice(letterhead, {
    title: i18n._('Your account will be deleted'),
    subject: i18n._('Your {productName} account will be deleted', { productName }),
    lines: [
      i18n._('You asked us to delete your {productName} account. We will delete it on {day}, with all its recipes and photos.', {
        productName,
        day: dayOf(executesAt, language),
      }),
      i18n._('By {day} everything is erased, backups included.', { day: dayOf(goneAt, language) }),
    ],
    last: i18n._('If you want to keep it, or if it was not you who asked, sign in before that day and say so at {address}', { address }),
    links: [address],
  });
}

/** Informs the owner that the account is kept. */
export function deletionCancelledMail(letterhead: Letterhead): Mail {
  const { language, productName, publicUrl, supportEmail } = letterhead;
  const i18n = speak(language);
  const address = `${publicUrl}/reset-password`;
  return notice(letterhead, {
    title: i18n._('Your account stays'),
    subject: i18n._('Your {productName} account stays', { productName }),
    lines: [i18n._('Your {productName} account will not be deleted. Everything in it is as it was.', { productName })],
    last:
      supportEmail === null
        ? i18n._('If it was not you who changed this, choose a new password at once at {address}.', { address })
        : i18n._('If it was not you who changed this, choose a new password at once at {address} and write to {supportEmail}.', {
            address,
            supportEmail,
          }),
    links: [address],
  });
}

/** The final mail to the owner. */
export function accountDeletedMail(letterhead: Letterhead): Mail {
  const { language, productName, supportEmail } = letterhead;
  const i18n = speak(language);
  const told = notice(letterhead, {
    title: i18n._('Your account was deleted'),
    subject: i18n._('Your {productName} account was deleted', { productName }),
    lines: [i18n._('Your {productName} account was deleted, as you asked, with all its recipes and photos.', { productName })],
    last:
      supportEmail === null
        ? i18n._('This is our last email to you. After it we erase this address as well.')
        : i18n._(
            'This is our last email to you. After it we erase this address as well. If you did not ask for this, write to {supportEmail}.',
            { supportEmail },
          ),
  });
  return { ...told, isLast: true };
}

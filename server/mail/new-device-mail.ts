import type { I18n } from '@lingui/core';
import { notMePath } from '../../contract/sign-in/not-me.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import { speak } from '../language/speech.ts';
import type { Device } from '../sign-in/devices.ts';
import type { Mail } from './mailer.ts';
import { dayOf, notice, type Letterhead } from './notice.ts';

interface NewDevice extends Letterhead {
  device: Device;
  /** Time of the sign-in, in milliseconds since 1970. */
  at: number;
  /** Until when the owner can deny it. */
  deniableUntil: number;
  /** The token of the denial link. */
  token: string;
}

function nameOf({ browser, system }: Device, i18n: I18n): string {
  if (browser === null) return system ?? i18n._('Unknown device');
  return system === null ? browser : i18n._('{browser} on {system}', { browser, system });
}

/** In UTC, because the reader's time zone is unknown. */
const timeOf = (time: number, language: Locale): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time);

/** Informs the owner about a sign-in from an unknown browser, and how to undo it. */
export function newDeviceMail({ device, at, deniableUntil, token, ...letterhead }: NewDevice): Mail {
  const { language, productName, publicUrl } = letterhead;
  const i18n = speak(language);
  // Browsers do not send the fragment, so it reaches no log and no other site.
  const link = `${publicUrl}${notMePath}#${token}`;
  return notice(letterhead, {
    subject: i18n._('New sign-in to your {productName} account', { productName }),
    title: i18n._('New sign-in'),
    lines: [
      i18n._('Someone signed in to your {productName} account on a new device.', { productName }),
      i18n._('Device: {device}', { device: nameOf(device, i18n) }),
      i18n._('Time: {time} (UTC)', { time: timeOf(at, language) }),
      i18n._('If it was you, there is nothing to do.'),
      i18n._(
        'If it was not you, open this page before {day} and press its button. That signs everybody out, and you choose a new password: {link}',
        { day: dayOf(deniableUntil, language), link },
      ),
    ],
    last: i18n._('Please do not forward this email. Anyone with its link can lock your account.'),
    links: [link],
  });
}

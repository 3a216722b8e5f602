import { speak } from '../language/speech.ts';
import type { Mail } from './mailer.ts';
import { notice, type Letterhead } from './notice.ts';

/** Corrects the mail about a withdrawal: staff took it back. */
export function shareRestoredMail({ title, ...letterhead }: Omit<Withdrawn, 'reason'>): Mail {
  const { language, productName } = letterhead;
  const i18n = speak(language);
  return notice(letterhead, {
    subject: i18n._('Your recipe is shared again at {productName}', { productName }),
    title: i18n._('We took back a withdrawal'),
    lines: [
      i18n._('We wrote that the link to “{title}” no longer works. We took this back: the link works again.', { title }),
      i18n._('We are sorry for the inconvenience.'),
    ],
    last: i18n._('You do not have to do anything.'),
  });
}

interface Withdrawn extends Letterhead {
  /** The recipe's. */
  title: string;
  reason: string;
}

/** Tells the owner of a shared recipe that staff withdrew it, and why. */
export function shareWithdrawnMail({ title, reason, ...letterhead }: Withdrawn): Mail {
  const { language, productName } = letterhead;
  const i18n = speak(language);
  return notice(letterhead, {
    subject: i18n._('Your recipe is no longer shared at {productName}', { productName }),
    title: i18n._('We withdrew a recipe that you shared'),
    lines: [
      i18n._('The link to “{title}” no longer works. You still have the recipe in your cookbook.', { title }),
      i18n._('The reason: {reason}', { reason }),
    ],
    last: i18n._('If you think that this is a mistake, answer this mail.'),
  });
}

/** Tells the owner of a recipe that staff corrected it, and why. */
export function recipeCorrectedMail({ title, reason, ...letterhead }: Withdrawn): Mail {
  const { language, productName } = letterhead;
  const i18n = speak(language);
  return notice(letterhead, {
    subject: i18n._('We corrected a recipe of yours at {productName}', { productName }),
    title: i18n._('We corrected a recipe of yours'),
    lines: [
      i18n._('We corrected your recipe “{title}”. The version before is kept: you find it under “Versions”, and can bring it back.', {
        title,
      }),
      i18n._('The reason: {reason}', { reason }),
    ],
    last: i18n._('If you think that this is a mistake, answer this mail.'),
  });
}

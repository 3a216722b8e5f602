import { speak } from '../language/speech.ts';
import type { Mail } from './mailer.ts';
import { notice, type Letterhead } from './notice.ts';

interface Answered extends Letterhead {
  /** The recipe's. */
  title: string;
  /** The words of the report. */
  reported: string;
  /** The words of staff. */
  answer: string;
}

/** The answer of staff to somebody who reported a recipe. */
export function reportAnsweredMail({ title, reported, answer, ...letterhead }: Answered): Mail {
  const { language, productName } = letterhead;
  const i18n = speak(language);
  return notice(letterhead, {
    subject: i18n._('An answer to your report at {productName}', { productName }),
    title: i18n._('You reported “{title}”', { title }),
    lines: [answer, ...(reported === '' ? [] : [i18n._('You wrote: {reported}', { reported })])],
    last: i18n._('If you have more to say, answer this mail.'),
  });
}

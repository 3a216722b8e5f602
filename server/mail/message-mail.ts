import { sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import { speak } from '../language/speech.ts';
import type { Mail } from './mailer.ts';
import { notice, type Letterhead } from './notice.ts';

interface Message extends Omit<Letterhead, 'language'> {
  words: string;
  page: string | null;
  /** The language of the pages. */
  spoken: Locale | null;
  /** The reply address; null when no answer is wanted. */
  replyTo: string | null;
}

/** Forwards a user's message to the team, in English. */
export function messageMail({ words, page, spoken, replyTo, ...letterhead }: Message): Mail {
  const { productName, publicUrl } = letterhead;
  const i18n = speak(sourceLocale);
  const address = `${publicUrl}${page ?? ''}`;
  return notice(
    { ...letterhead, language: sourceLocale },
    {
      subject: i18n._('A message from a user of {productName}', { productName }),
      title: i18n._('A user wrote'),
      lines: [
        words,
        ...(page === null ? [] : [i18n._('It is about this page: {address}', { address })]),
        ...(spoken === null ? [] : [i18n._('Language: {language}', { language: spoken })]),
      ],
      last: replyTo === null ? i18n._('No reply needed.') : i18n._('Please reply to {replyTo}.', { replyTo }),
    },
  );
}

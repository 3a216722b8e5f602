import type { Locale } from '../../contract/shell/locales.ts';
import { footnote, mailPage, paragraph, withLinks } from './mail-page.ts';
import type { Mail } from './mailer.ts';

/** A mail's recipient and sender. */
export interface Letterhead {
  to: string;
  /** The reader's language. */
  language: Locale;
  productName: string;
  publicUrl: string;
  supportEmail: string | null;
}

interface Notice {
  subject: string;
  title: string;
  /** The first is the preview in a list of mails. */
  lines: readonly string[];
  /** The closing small print. */
  last: string;
  /** Our addresses in the texts. */
  links?: readonly string[];
}

/** A day in UTC, because the reader's time zone is unknown. */
export const dayOf = (time: number, language: Locale): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);

/** A notice as text and HTML. */
export function notice({ to, language, productName }: Letterhead, { subject, title, lines, last, links = [] }: Notice): Mail {
  const body = [...lines.map((line) => paragraph(withLinks(line, links))), footnote(withLinks(last, links))].join('\n');
  return {
    to,
    subject,
    text: [...lines, last, productName].join('\n\n'),
    html: mailPage({ language, productName, title, preview: lines[0] ?? title, body }),
  };
}

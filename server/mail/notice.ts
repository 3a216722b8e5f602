import type { Locale } from '../../contract/shell/locales.ts';
import { footnote, mailPage, paragraph, withLinks } from './mail-page.ts';
import type { Mail } from './mailer.ts';

/** A mail's recipient and sender. */
export interface Letterhead {
  to: string;
  /** What its reader reads. */
  language: Locale;
  productName: string;
  publicUrl: string;
  supportEmail: string | null;
}

interface Notice {
  subject: string;
  title: string;
  /** The first is what a list of mails shows. */
  lines: readonly string[];
  /** Said last, in small letters. */
  last: string;
  /** Addresses of ours that the texts name. */
  links?: readonly string[];
}

/** A day as a mail says it: in UTC, since nobody knows where it is read. */
export const dayOf = (time: number, language: Locale): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);

/** A mail that tells something, as text and as HTML. */
export function notice({ to, language, productName }: Letterhead, { subject, title, lines, last, links = [] }: Notice): Mail {
  const body = [...lines.map((line) => paragraph(withLinks(line, links))), footnote(withLinks(last, links))].join('\n');
  return {
    to,
    subject,
    text: [...lines, last, productName].join('\n\n'),
    html: mailPage({ language, productName, title, preview: lines[0] ?? title, body }),
  };
}

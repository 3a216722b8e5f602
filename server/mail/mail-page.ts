import { directionOf, type Locale } from '../../contract/shell/locales.ts';
import { escapeHtml } from './escape-html.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

interface MailPage {
  language: Locale;
  productName: string;
  title: string;
  /** What a list of mails shows of it. */
  preview: string;
  /** HTML. */
  body: string;
}

/** A paragraph of a mail; `html` stands in it as it is. */
export const paragraph = (html: string): string => `<p style="margin:0 0 12px;font-size:16px;line-height:1.5">${html}</p>`;

/** What is said last and in small letters. */
export const footnote = (html: string): string => `<p style="margin:0;font-size:14px;line-height:1.5;color:#5b635d">${html}</p>`;

// An address reads from left to right in every language.
const link = (address: string) => `<a href="${address}" dir="ltr" style="color:#1d6b43">${address}</a>`;

/** A text as HTML, in which these addresses of ours are links. */
export const withLinks = (text: string, addresses: readonly string[]): string =>
  addresses.map(escapeHtml).reduce((html, address) => html.replace(address, () => link(address)), escapeHtml(text));

/** The HTML part of a mail. Mail programs drop style sheets, so every style stands on its element; a table is what all of them centre alike. */
export function mailPage({ language, productName, title, preview, body }: MailPage): string {
  const [name, direction] = [escapeHtml(productName), directionOf(language)];
  // Some mail programs keep nothing of what stands around the body, so the direction stands on the table as well.
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title></head>
<body style="margin:0;padding:0;background:#f4f6f3;color:#2b2f2c;${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" lang="${language}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f3"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#1d6b43">${name}</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>`;
}

import { directionOf, type Locale } from '../../contract/shell/locales.ts';
import { escapeHtml } from './escape-html.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

interface MailPage {
  language: Locale;
  productName: string;
  title: string;
  /** The preview in a list of mails. */
  preview: string;
  /** HTML. */
  body: string;
}

/** A paragraph of a mail; `html` is inserted unescaped. */
export const paragraph = (html: string): string => `<p style="margin:0 0 12px;font-size:16px;line-height:1.5">${html}</p>`;

/** The closing small print. */
export const footnote = (html: string): string => `<p style="margin:0;font-size:14px;line-height:1.5;color:#5b635d">${html}</p>`;

// Addresses run left to right in every language.
const link = (address: string) => `<a href="${address}" dir="ltr" style="color:#1d6b43">${address}</a>`;

/** A text as HTML with links for these addresses of ours. */
export const withLinks = (text: string, addresses: readonly string[]): string =>
  addresses.map(escapeHtml).reduce((html, address) => html.replace(address, () => link(address)), escapeHtml(text));

/** The HTML part of a mail. Mail clients drop style sheets, so styles are inline; all of them centre a table alike. */
export function mailPage({ language, productName, title, preview, body }: MailPage): string {
  const [name, direction] = [escapeHtml(productName), directionOf(language)];
  // Some mail clients drop attributes of html and body, so the table has the direction as well.
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

import { escapeHtml } from './escape-html.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

interface MailPage {
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

/** The HTML part of a mail. Mail programs drop style sheets, so every style stands on its element; a table is what all of them centre alike. */
export function mailPage({ productName, title, preview, body }: MailPage): string {
  const name = escapeHtml(productName);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title></head>
<body style="margin:0;padding:0;background:#f4f6f3;color:#2b2f2c;${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f3"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#1d6b43">${name}</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>`;
}

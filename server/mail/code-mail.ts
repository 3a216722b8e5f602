import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mailer.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export interface CodeMail {
  to: string;
  code: string;
  /** How long the code is good, in minutes. */
  minutes: number;
  productName: string;
}

/** The mail that carries a sign-up's code. */
export function codeMail({ to, code, minutes, productName }: CodeMail): Mail {
  const name = escapeHtml(productName);
  return {
    to,
    subject: `Confirm your email address for ${productName}`,
    text: [
      `Welcome to ${productName}!`,
      '',
      `Your code is: ${code}`,
      '',
      `Enter it on the page that asked for it. It is good for ${minutes} minutes; a newer code replaces it.`,
      '',
      'If you did not ask for this, ignore it: without the code nobody can use your address.',
      '',
      productName,
    ].join('\n'),
    // Mail programs drop style sheets, so every style stands on its element; a table is what all of them centre alike.
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title></head>
<body style="margin:0;padding:0;background:#f4f6f3;color:#2b2f2c;${font}">
<div style="display:none;max-height:0;overflow:hidden">Your ${name} code is ${code}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f3"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#1d6b43">${name}</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">Confirm your email address</h1>
<p style="margin:0 0 24px;font-size:16px;line-height:1.5">Enter this code on the page that asked for it:</p>
<p style="margin:0 0 24px;padding:16px;background:#eef5f0;border-radius:12px;text-align:center;font-size:36px;font-weight:700;letter-spacing:8px">${code}</p>
<p style="margin:0 0 12px;font-size:16px;line-height:1.5">It is good for ${minutes} minutes; a newer code replaces it.</p>
<p style="margin:0;font-size:14px;line-height:1.5;color:#5b635d">If you did not ask for this, ignore it: without the code nobody can use your address.</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`,
  };
}

import { escapeHtml } from './escape-html.ts';
import { footnote, mailPage, paragraph } from './mail-page.ts';
import type { Mail } from './mailer.ts';

interface PasswordChangedMail {
  to: string;
  signedOut: 'everywhere' | 'everywhere else';
  productName: string;
  publicUrl: string;
  supportEmail: string | null;
}

/** Tells the owner of an account that its password is another one now, and what to do if somebody else did it. */
export function passwordChangedMail({ to, signedOut, productName, publicUrl, supportEmail }: PasswordChangedMail): Mail {
  const title = 'Your password was changed';
  const news = `The password of your ${productName} account was changed, and the account was signed out ${signedOut}.`;
  const address = `${publicUrl}/reset-password`;
  const help = supportEmail === null ? '' : ` and write to ${supportEmail}`;
  const wasMe = 'If it was you, there is nothing to do: sign in with the new password from now on.';
  const wasNotMe = `If it was not you, choose a new password at once at ${address}${help}.`;
  const link = `<a href="${escapeHtml(address)}" style="color:#1d6b43">${escapeHtml(address)}</a>`;
  return {
    to,
    subject: `Your password for ${productName} was changed`,
    text: [news, '', wasMe, '', wasNotMe, '', productName].join('\n'),
    html: mailPage({
      productName,
      title,
      preview: news,
      body: [paragraph(escapeHtml(news)), paragraph(wasMe), footnote(escapeHtml(wasNotMe).replace(escapeHtml(address), link))].join('\n'),
    }),
  };
}

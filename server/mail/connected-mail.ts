import { escapeHtml } from './escape-html.ts';
import { footnote, mailPage, paragraph } from './mail-page.ts';
import type { Mail } from './mailer.ts';

interface ConnectedMail {
  to: string;
  providerName: string;
  productName: string;
  publicUrl: string;
  supportEmail: string | null;
}

/** Tells the owner of an account that another site opens it from now on, and what to do if somebody else did that. ASVS 6.3.7. */
export function connectedMail({ to, providerName, productName, publicUrl, supportEmail }: ConnectedMail): Mail {
  const news = `Your ${productName} account can now be opened by signing in with ${providerName}, with the ${providerName} account that has this address.`;
  const wasMe = 'If it was you, there is nothing to do. Your password, if you have one, stays as it is.';
  const address = `${publicUrl}/reset-password`;
  const help = supportEmail === null ? '' : ` and write to ${supportEmail}`;
  const wasNotMe = `If it was not you, choose a new password at ${address}${help}.`;
  const link = `<a href="${escapeHtml(address)}" style="color:#1d6b43">${escapeHtml(address)}</a>`;
  return {
    to,
    subject: `${providerName} was connected to your ${productName} account`,
    text: [news, '', wasMe, '', wasNotMe, '', productName].join('\n'),
    html: mailPage({
      productName,
      title: `${providerName} was connected`,
      preview: news,
      body: [paragraph(escapeHtml(news)), paragraph(wasMe), footnote(escapeHtml(wasNotMe).replace(escapeHtml(address), link))].join('\n'),
    }),
  };
}

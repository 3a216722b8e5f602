import { escapeHtml } from './escape-html.ts';
import { footnote, mailPage, paragraph } from './mail-page.ts';
import type { Mail } from './mailer.ts';
import { connectionsPage } from '../../contract/connections.ts';

interface ConnectionMail {
  to: string;
  change: 'connected' | 'disconnected';
  providerName: string;
  /** What the provider calls the account there; null when it does not say. */
  account: string | null;
  productName: string;
  publicUrl: string;
  supportEmail: string | null;
}

const link = (address: string) => `<a href="${address}" style="color:#1d6b43">${address}</a>`;

/** Tells the owner of an account which other sites open it from now on, and what to do if somebody else did that. ASVS 6.3.7. */
export function connectionMail({ to, change, providerName, account, productName, publicUrl, supportEmail }: ConnectionMail): Mail {
  const there = account === null ? '' : ` (${account})`;
  const isNew = change === 'connected';
  const title = isNew ? `${providerName} was connected` : `${providerName} was disconnected`;
  const news = isNew
    ? `Your ${productName} account can now be opened by signing in with ${providerName}${there}.`
    : `Your ${productName} account can no longer be opened by signing in with ${providerName}${there}.`;
  const wasMe = 'If it was you, there is nothing to do. Your password, if you have one, stays as it is.';
  const [page, reset] = [publicUrl + connectionsPage, `${publicUrl}/reset-password`];
  const help = supportEmail === null ? '' : ` and write to ${supportEmail}`;
  const wasNotMe = `If it was not you, choose a new password at ${reset}, look at what is connected at ${page}${help}.`;
  const linked = [reset, page].map(escapeHtml).reduce((html, address) => html.replace(address, link(address)), escapeHtml(wasNotMe));
  return {
    to,
    subject: isNew
      ? `${providerName} was connected to your ${productName} account`
      : `${providerName} was disconnected from your ${productName} account`,
    text: [news, '', wasMe, '', wasNotMe, '', productName].join('\n'),
    html: mailPage({
      productName,
      title,
      preview: news,
      body: [paragraph(escapeHtml(news)), paragraph(wasMe), footnote(linked)].join('\n'),
    }),
  };
}

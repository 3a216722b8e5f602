import { escapeHtml } from './escape-html.ts';
import { footnote, mailPage, paragraph } from './mail-page.ts';
import type { Mail } from './mailer.ts';

interface AddressMail {
  to: string;
  productName: string;
  publicUrl: string;
  supportEmail: string | null;
}

interface Notice {
  subject: string;
  title: string;
  news: string;
  /** What there is to do for somebody who knows of it. */
  advice: string;
  /** What there is to do for somebody who does not. */
  caution: string;
}

const notice = ({ to, productName }: AddressMail, { subject, title, news, advice, caution }: Notice): Mail => ({
  to,
  subject,
  text: [news, '', advice, '', caution, '', productName].join('\n'),
  html: mailPage({
    productName,
    title,
    preview: news,
    body: [paragraph(escapeHtml(news)), paragraph(escapeHtml(advice)), footnote(escapeHtml(caution))].join('\n'),
  }),
});

const helpFrom = (supportEmail: string | null) => (supportEmail === null ? '' : ` and write to ${supportEmail}`);

/** To the address so far: somebody who is signed in wants another one. */
export const addressAskedForMail = (mail: AddressMail & { newEmail: string }): Mail =>
  notice(mail, {
    subject: `A new email address for your ${mail.productName} account was asked for`,
    title: 'A new email address was asked for',
    news: `Somebody who is signed in to your ${mail.productName} account asked to change its email address to ${mail.newEmail}.`,
    advice: 'If it was you, enter the code that we sent to the new address. Until then everything stays as it is.',
    caution: `If it was not you, choose a new password at once at ${mail.publicUrl}/reset-password${helpFrom(mail.supportEmail)}: that signs everybody out.`,
  });

/** To the old address: it is the account's no longer. */
export const addressChangedMail = (mail: AddressMail & { newEmail: string }): Mail =>
  notice(mail, {
    subject: `The email address of your ${mail.productName} account was changed`,
    title: 'Your email address was changed',
    news: `The email address of your ${mail.productName} account is ${mail.newEmail} from now on. This address signs in no longer.`,
    advice: 'If it was you, there is nothing to do.',
    caution:
      mail.supportEmail === null
        ? `If it was not you, tell us at once: the ways to reach us are at ${mail.publicUrl}/privacy.`
        : `If it was not you, write to ${mail.supportEmail} at once.`,
  });

/** To the new address, once it is the account's. */
export const newAddressMail = (mail: AddressMail & { oldEmail: string }): Mail =>
  notice(mail, {
    subject: `This is the email address of your ${mail.productName} account now`,
    title: 'Your email address was changed',
    news: `Your ${mail.productName} account has this email address from now on, and no longer ${mail.oldEmail}.`,
    advice: `Sign in with it from now on: ${mail.publicUrl}/login`,
    caution: 'Your password, your recipes and everything else stay as they are.',
  });

/** To an address that has an account: nobody else can have it. The one who asked is told nothing. */
export const addressTakenMail = (mail: AddressMail): Mail =>
  notice(mail, {
    subject: `Somebody asked to use your email address for another ${mail.productName} account`,
    title: 'Your address is yours',
    news: `Somebody asked to use this email address for another ${mail.productName} account. It has an account already, so nothing was changed, and they were not told why.`,
    advice: `If it was you, sign in with this address: ${mail.publicUrl}/login`,
    caution: 'If it was not you, there is nothing to do.',
  });

import { escapeHtml } from './escape-html.ts';
import { footnote, mailPage, paragraph } from './mail-page.ts';
import type { Mail } from './mailer.ts';

interface DeletionMail {
  to: string;
  productName: string;
  publicUrl: string;
  supportEmail: string | null;
}

/** A day as a mail says it: in UTC, since nobody knows where it is read. */
const dayOf = (time: number) => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(time);

interface Words {
  title: string;
  subject: string;
  lines: string[];
  last: string;
  /** A part of `last` that is an address of ours. */
  address?: string;
}

function mailOf({ to, productName }: DeletionMail, { title, subject, lines, last, address }: Words): Mail {
  const shown = escapeHtml(last);
  const href = escapeHtml(address ?? '');
  const ending = address === undefined ? shown : shown.replace(href, `<a href="${href}" style="color:#1d6b43">${href}</a>`);
  return {
    to,
    subject,
    text: [...lines.flatMap((line) => [line, '']), last, '', productName].join('\n'),
    html: mailPage({
      productName,
      title,
      preview: lines[0] ?? '',
      body: [...lines.map((line) => paragraph(escapeHtml(line))), footnote(ending)].join('\n'),
    }),
  };
}

/** Tells the owner that the account will be deleted, when, and how to keep it. */
export function deletionRequestedMail({ executesAt, goneAt, ...mail }: DeletionMail & { executesAt: number; goneAt: number }): Mail {
  const address = `${mail.publicUrl}/account/deletion`;
  return mailOf(mail, {
    title: 'Your account will be deleted',
    subject: `Your ${mail.productName} account will be deleted`,
    lines: [
      `You asked us to delete your ${mail.productName} account. We do so on ${dayOf(executesAt)}, with all its recipes and photos.`,
      `By ${dayOf(goneAt)} nothing is left of it, old copies included.`,
    ],
    last: `If you want to keep it, or if it was not you who asked, sign in before that day and say so at ${address}`,
    address,
  });
}

/** Tells the owner that the account stays. */
export function deletionCancelledMail(mail: DeletionMail): Mail {
  const help = mail.supportEmail === null ? '' : ` and write to ${mail.supportEmail}`;
  const address = `${mail.publicUrl}/reset-password`;
  return mailOf(mail, {
    title: 'Your account stays',
    subject: `Your ${mail.productName} account stays`,
    lines: [`Your ${mail.productName} account will not be deleted. Everything in it is as it was.`],
    last: `If it was not you who changed this, choose a new password at once at ${address}${help}.`,
    address,
  });
}

/** The last mail that an owner gets. */
export function accountDeletedMail(mail: DeletionMail): Mail {
  const help = mail.supportEmail === null ? '' : ` If you did not ask for this, write to ${mail.supportEmail}.`;
  return {
    ...mailOf(mail, {
      title: 'Your account was deleted',
      subject: `Your ${mail.productName} account was deleted`,
      lines: [`Your ${mail.productName} account was deleted, as you asked, with all its recipes and photos.`],
      last: `This is the last mail that we send you, and with it we forget this address.${help}`,
    }),
    isLast: true,
  };
}

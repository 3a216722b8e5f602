import type { I18n } from '@lingui/core';
import type { CodeFlow } from '../sign-in/codes.ts';
import { speak } from '../language/speech.ts';
import { escapeHtml } from './escape-html.ts';
import { footnote, mailPage, paragraph } from './mail-page.ts';
import type { Mail } from './mailer.ts';
import type { Letterhead } from './notice.ts';

interface CodeMail extends Pick<Letterhead, 'to' | 'language' | 'productName'> {
  /** The purpose of the code; 'return' is a reset by a previous address, which restores it. */
  flow: CodeFlow | 'return';
  /** The account's current address, for a return. */
  newEmail?: string;
  code: string;
  /** How long the code is good, in minutes. */
  minutes: number;
}

const texts = (i18n: I18n, productName: string, newEmail: string) =>
  ({
    'sign-up': {
      title: i18n._('Confirm your email address'),
      subject: i18n._('Confirm your email address for {productName}', { productName }),
      greeting: i18n._('Welcome to {productName}!', { productName }),
      caution: i18n._('If you did not ask for this, ignore it: without the code nobody can use your address.'),
    },
    reset: {
      title: i18n._('Reset your password'),
      subject: i18n._('Reset your password for {productName}', { productName }),
      greeting: i18n._('Choose a new password for {productName}.', { productName }),
      caution: i18n._('If you did not ask for this, ignore it and tell nobody the code: without it your password stays as it is.'),
    },
    return: {
      title: i18n._('Take your account back'),
      subject: i18n._('Take your {productName} account back to this address', { productName }),
      greeting: i18n._(
        'The email address of your {productName} account was changed to {newEmail}. This code changes it back to this address, with a new password.',
        { productName, newEmail },
      ),
      caution: i18n._('If you did not ask for this, ignore it and tell nobody the code: without it nothing changes.'),
    },
    'email-change': {
      title: i18n._('Confirm your new email address'),
      subject: i18n._('Confirm your new email address for {productName}', { productName }),
      greeting: i18n._('Use this address for {productName}.', { productName }),
      caution: i18n._('If you did not ask for this, ignore it: without the code nobody can use your address.'),
    },
  }) satisfies Record<CodeMail['flow'], unknown>;

/** The mail that carries a code. */
export function codeMail({ to, language, flow, newEmail = '', code, minutes, productName }: CodeMail): Mail {
  const i18n = speak(language);
  const { title, subject, greeting, caution } = texts(i18n, productName, newEmail)[flow];
  const where = i18n._('Enter it on the page that asked for it.');
  const life =
    flow === 'reset' || flow === 'return'
      ? // Others may have requested codes too: the newest mail may not be the one for this page.
        i18n._(
          '{minutes, plural, one {It is valid for # minute. Each page that asks for a code gets its own: if this one does not work, try the code from another email.} other {It is valid for # minutes. Each page that asks for a code gets its own: if this one does not work, try the code from another email.}}',
          { minutes },
        )
      : i18n._(
          '{minutes, plural, one {It is valid for # minute; a newer code replaces it.} other {It is valid for # minutes; a newer code replaces it.}}',
          { minutes },
        );
  return {
    to,
    subject,
    text: [greeting, i18n._('Your code is: {code}', { code }), `${where} ${life}`, caution, productName].join('\n\n'),
    html: mailPage({
      language,
      productName,
      title,
      preview: i18n._('Your {productName} code is {code}', { productName, code }),
      // Digits run left to right in every language.
      body: `${flow === 'return' ? paragraph(escapeHtml(greeting)) : ''}<p style="margin:0 0 24px;font-size:16px;line-height:1.5">${escapeHtml(i18n._('Enter this code on the page that asked for it:'))}</p>
<p dir="ltr" style="margin:0 0 24px;padding:16px;background:#eef5f0;border-radius:12px;text-align:center;font-size:36px;font-weight:700;letter-spacing:8px">${code}</p>
${paragraph(escapeHtml(life))}
${footnote(escapeHtml(caution))}`,
    }),
  };
}

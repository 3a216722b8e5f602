import { describe, expect, test } from 'vitest';
import { directionOf, locales, type Locale } from '../../../contract/shell/locales.ts';
import { authenticatorMail } from '../../../server/mail/authenticator-mail.ts';
import { codeMail } from '../../../server/mail/code-mail.ts';
import { connectionMail } from '../../../server/mail/connection-mail.ts';
import { accountDeletedMail, deletionCancelledMail, deletionRequestedMail } from '../../../server/mail/deletion-mails.ts';
import { addressAskedForMail, addressChangedMail, addressTakenMail, newAddressMail } from '../../../server/mail/email-change-mails.ts';
import type { Mail } from '../../../server/mail/mailer.ts';
import { passwordChangedMail } from '../../../server/mail/password-changed-mail.ts';

const about = (language: Locale, supportEmail: string | null) => ({
  to: 'ada@example.com',
  language,
  productName: 'AnyDish',
  publicUrl: 'https://anydish.example',
  supportEmail,
});
type About = ReturnType<typeof about>;

const code = { code: '012345', minutes: 10 };
const account = { providerName: 'Google', account: 'ada@other.example' };
const dates = { executesAt: Date.UTC(2026, 10, 30, 23), goneAt: Date.UTC(2026, 11, 21) };
const reset = 'https://anydish.example/reset-password';

/** Every mail that there is, and what it says in every language. */
const kinds: Record<string, { mailOf: (about: About) => Mail; says: string[] }> = {
  'code for a sign-up': { mailOf: (head) => codeMail({ ...head, ...code, flow: 'sign-up' }), says: ['012345'] },
  'code for a new password': { mailOf: (head) => codeMail({ ...head, ...code, flow: 'reset' }), says: ['012345'] },
  'code for a new address': { mailOf: (head) => codeMail({ ...head, ...code, flow: 'email-change' }), says: ['012345'] },
  'password changed, signed out everywhere': { mailOf: (head) => passwordChangedMail({ ...head, signedOut: 'everywhere' }), says: [reset] },
  'password changed, signed out elsewhere': {
    mailOf: (head) => passwordChangedMail({ ...head, signedOut: 'everywhere else' }),
    says: [reset],
  },
  connected: {
    mailOf: (head) => connectionMail({ ...head, ...account, change: 'connected' }),
    says: ['Google', 'ada@other.example', reset],
  },
  'connected, of no name': { mailOf: (head) => connectionMail({ ...head, ...account, account: null, change: 'connected' }), says: [reset] },
  disconnected: { mailOf: (head) => connectionMail({ ...head, ...account, change: 'disconnected' }), says: ['Google', reset] },
  'disconnected, of no name': {
    mailOf: (head) => connectionMail({ ...head, ...account, account: null, change: 'disconnected' }),
    says: [reset],
  },
  'app set up': { mailOf: (head) => authenticatorMail({ ...head, change: 'set up' }), says: [reset] },
  'app removed': { mailOf: (head) => authenticatorMail({ ...head, change: 'removed' }), says: [reset] },
  'deletion asked for': {
    mailOf: (head) => deletionRequestedMail({ ...head, ...dates }),
    says: ['https://anydish.example/account/deletion'],
  },
  'deletion taken back': { mailOf: deletionCancelledMail, says: [reset] },
  'account deleted': { mailOf: accountDeletedMail, says: [] },
  'address asked for': {
    mailOf: (head) => addressAskedForMail({ ...head, newEmail: 'new@example.com' }),
    says: ['new@example.com', reset],
  },
  'address changed': { mailOf: (head) => addressChangedMail({ ...head, newEmail: 'new@example.com' }), says: ['new@example.com'] },
  'address new': { mailOf: (head) => newAddressMail({ ...head, oldEmail: 'old@example.com' }), says: ['old@example.com'] },
  'address taken': { mailOf: addressTakenMail, says: ['https://anydish.example/login'] },
};

const linesOf = ({ text }: Mail) => text.split('\n').filter((line) => line !== '' && line !== 'AnyDish');
const titleOf = ({ html }: Mail) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

// That every language is whole, `npm run check` says; these stand for both directions and for two, three and six forms of a plural.
describe.each(locales)('in %s', (language) => {
  test.each(Object.entries(kinds))('a mail "%s" is whole', (_, { mailOf, says }) => {
    for (const supportEmail of [null, 'help@anydish.example']) {
      const mail = mailOf(about(language, supportEmail));
      const { subject, text, html } = mail;
      expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
      for (const part of says) for (const body of [text, html]) expect(body).toContain(part);
      expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}|\bundefined\b|\bnull\b|plural,/);
      if (language === 'en') continue;
      const english = mailOf(about('en', supportEmail));
      expect(subject).not.toBe(english.subject);
      expect(titleOf(mail)).not.toBe(titleOf(english));
      expect(linesOf(mail).filter((line) => linesOf(english).includes(line))).toEqual([]);
      expect(linesOf(mail)).toHaveLength(linesOf(english).length);
    }
  });
});

test('a German and an Arabic mail, as they are read', () => {
  const { mailOf } = kinds['deletion asked for'] ?? { mailOf: deletionCancelledMail };
  const [german, arabic] = [mailOf(about('de', null)), mailOf(about('ar', null))];
  expect(german.subject).toContain('AnyDish');
  expect(german.subject).toMatch(/gelöscht/);
  // In UTC, for readers in any time zone.
  expect(german.text).toContain('30. November 2026');
  expect(german.text).toContain('21. Dezember 2026');
  expect(arabic.subject).toMatch(/\p{Script=Arabic}/u);
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  // Some mail programs keep nothing of what stands around the body; and an address reads from left to right.
  expect(arabic.html).toMatch(/<table [^>]*lang="ar" dir="rtl"/);
  expect(arabic.html).toMatch(/<a href="https:\/\/anydish\.example\/account\/deletion" dir="ltr"/);
});

test('the digits of a code stand from left to right in every mail', () => {
  const { html } = codeMail({ ...about('he', null), ...code, flow: 'reset' });
  expect(html).toMatch(/<p dir="ltr"[^>]*>012345<\/p>/);
});

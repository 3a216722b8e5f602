import { expect, test } from 'vitest';
import { addressAskedForMail, addressChangedMail, addressTakenMail, newAddressMail } from '../../../server/mail/email-change-mails.ts';

const about = {
  to: 'ada@example.com',
  language: 'en' as const,
  newEmail: 'new@example.com',
  oldEmail: 'old@example.com',
  productName: 'AnyDish',
  publicUrl: 'https://anydish.example',
  supportEmail: 'help@anydish.example',
};

test.each([
  ['asked for', addressAskedForMail, ['new@example.com', 'https://anydish.example/reset-password', 'write to help@anydish.example']],
  ['changed', addressChangedMail, ['new@example.com', 'write to help@anydish.example at once']],
  ['new', newAddressMail, ['old@example.com', 'https://anydish.example/login']],
  ['taken', addressTakenMail, ['It already has an account', 'https://anydish.example/login']],
])('%s: what happened, and what to do', (_, mailOf, parts) => {
  const { to, subject, text, html } = mailOf(about);
  expect([to, subject.includes('AnyDish')]).toEqual(['ada@example.com', true]);
  for (const part of parts) for (const body of [text, html]) expect(body).toContain(part);
});

test('names no address of a support that there is not', () => {
  const lonely = { ...about, supportEmail: null };
  expect(addressAskedForMail(lonely).text).toContain('/reset-password:');
  expect(addressChangedMail(lonely).text).toContain('https://anydish.example/privacy');
});

test('a mail about a taken address does not tell its owner who asked for it', () => {
  const { text, html } = addressTakenMail(about);
  for (const address of [about.newEmail, about.oldEmail]) expect(`${text}${html}`).not.toContain(address);
});

test('an address with letters of HTML stays an address', () => {
  const { html } = addressChangedMail({ ...about, newEmail: '<b>&@example.com' });
  expect(html).not.toContain('<b>');
});

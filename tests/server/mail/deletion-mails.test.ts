import { expect, test } from 'vitest';
import { accountDeletedMail, deletionCancelledMail, deletionRequestedMail } from '../../../server/mail/deletion-mails.ts';

const about = {
  to: 'ada@example.com',
  language: 'en' as const,
  productName: 'Any<Dish>',
  publicUrl: 'https://anydish.example',
  supportEmail: 'help@anydish.example',
};
const dates = { executesAt: Date.UTC(2026, 0, 26), goneAt: Date.UTC(2026, 1, 14) };

test('the request says both days, and how the account is kept', () => {
  const { to, subject, text, html } = deletionRequestedMail({ ...about, ...dates });
  expect([to, subject]).toEqual(['ada@example.com', 'Your Any<Dish> account will be deleted']);
  for (const part of [text, html]) {
    for (const word of ['January 26, 2026', 'February 14, 2026', 'https://anydish.example/account/deletion']) expect(part).toContain(word);
  }
  expect(html).toContain('<a href="https://anydish.example/account/deletion"');
  expect(html).not.toContain('<Dish>');
});

test('the change of mind says what to do if it was somebody else’s', () => {
  const { text, html } = deletionCancelledMail(about);
  expect(text).toContain('https://anydish.example/reset-password and write to help@anydish.example.');
  expect(html).toContain('<a href="https://anydish.example/reset-password"');
  expect(deletionCancelledMail({ ...about, supportEmail: null }).text).not.toContain('write to');
});

test('the last mail is the last, and links nowhere', () => {
  const mail = accountDeletedMail(about);
  expect(mail.isLast).toBe(true);
  expect(mail.text).toContain('we erase this address as well. If you did not ask for this, write to help@anydish.example.');
  expect(mail.html).not.toContain('<a ');
  expect(accountDeletedMail({ ...about, supportEmail: null }).text).not.toContain('write to');
});

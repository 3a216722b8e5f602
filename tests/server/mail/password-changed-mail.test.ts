import { expect, test } from 'vitest';
import { passwordChangedMail } from '../../../server/mail/password-changed-mail.ts';

const about = {
  to: 'ada@example.com',
  language: 'en',
  signedOut: 'everywhere',
  productName: 'AnyDish',
  publicUrl: 'https://anydish.example',
  supportEmail: 'help@anydish.example',
} as const;

test('says what happened, and what to do if somebody else did it', () => {
  const { to, subject, text, html } = passwordChangedMail(about);
  expect([to, subject]).toEqual(['ada@example.com', 'Your password for AnyDish was changed']);
  for (const part of [text, html]) {
    expect(part).toContain('The password of your AnyDish account was changed');
    expect(part).toContain('signed out everywhere');
    expect(part).toContain('https://anydish.example/reset-password');
    expect(part).toContain('write to help@anydish.example');
  }
  expect(html).toContain('<a href="https://anydish.example/reset-password"');
});

test('names no address of a support that there is not', () => {
  expect(passwordChangedMail({ ...about, supportEmail: null }).text).toContain('/reset-password.');
});

test('a name with letters of HTML stays a name', () => {
  const { html } = passwordChangedMail({ ...about, productName: '<b>&', supportEmail: '"<i>"@anydish.example' });
  expect(html).not.toMatch(/<b>|<i>/);
});

import { expect, test } from 'vitest';
import { connectionMail } from '../../../server/mail/connection-mail.ts';

const about = {
  to: 'ada@example.com',
  language: 'en' as const,
  change: 'connected' as const,
  providerName: 'Google',
  account: 'ada@elsewhere.example',
  productName: 'AnyDish',
  publicUrl: 'https://anydish.example',
  supportEmail: 'help@anydish.example',
};

test('says what opens the account now, and what to do if somebody else did it', () => {
  const { to, subject, text, html } = connectionMail(about);
  expect([to, subject]).toEqual(['ada@example.com', 'Google was connected to your AnyDish account']);
  for (const part of [text, html]) {
    expect(part).toContain('can now be opened by signing in with Google (ada@elsewhere.example).');
    expect(part).toContain('write to help@anydish.example.');
  }
  expect(html).toContain('<a href="https://anydish.example/reset-password"');
  expect(html).toContain('<a href="https://anydish.example/account/sign-ins"');
});

test('says what opens the account no more', () => {
  const { subject, text } = connectionMail({ ...about, change: 'disconnected' });
  expect(subject).toBe('Google was disconnected from your AnyDish account');
  expect(text).toContain('can no longer be opened by signing in with Google (ada@elsewhere.example).');
});

test('names no address that is not known', () => {
  const { text } = connectionMail({ ...about, account: null, supportEmail: null });
  expect(text).toContain('signing in with Google.');
  expect(text).toContain('/account/sign-ins.');
});

test('letters of HTML stay letters', () => {
  const { html } = connectionMail({ ...about, account: '"<i>"@x.example', productName: '<b>&', supportEmail: '<u>@x.example' });
  expect(html).not.toMatch(/<b>|<i>|<u>/);
});

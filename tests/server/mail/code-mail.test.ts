import { describe, expect, test } from 'vitest';
import { codeMail } from '../../../server/mail/code-mail.ts';

const about = { to: 'ada@example.com', language: 'en', code: '012345', minutes: 10, productName: 'AnyDish' } as const;

describe.each(['sign-up', 'reset'] as const)('the mail of a %s', (flow) => {
  const mail = codeMail({ ...about, flow });

  test('says in both parts what it is about', () => {
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('012345');
      expect(part).toContain('AnyDish');
      expect(part).toContain('10 minutes');
      expect(part).toContain('If you did not ask for this, ignore it');
    }
  });

  test('keeps a name with letters of HTML a name', () => {
    const { html, text } = codeMail({ ...about, flow, productName: `<b>"Tom's" & co</b>` });
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;Tom&#39;s&quot; &amp; co&lt;/b&gt;');
    expect(text).toContain(`<b>"Tom's" & co</b>`);
  });

  test('fetches nothing from anywhere when it is opened', () => {
    expect(mail.html).not.toMatch(/src=|url\(|<link|https?:/);
  });
});

test('nobody takes the one for the other', () => {
  expect(codeMail({ ...about, flow: 'sign-up' }).subject).toBe('Confirm your email address for AnyDish');
  expect(codeMail({ ...about, flow: 'reset' }).subject).toBe('Reset your password for AnyDish');
});

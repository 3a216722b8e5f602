import { expect, test } from 'vitest';
import { codeMail } from '../../../server/mail/code-mail.ts';

const mail = codeMail({ to: 'ada@example.com', code: '012345', minutes: 10, productName: 'AnyDish' });

test('both parts say what it is about', () => {
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('012345');
    expect(part).toContain('AnyDish');
    expect(part).toContain('10 minutes');
    expect(part).toContain('If you did not ask for this, ignore it');
  }
});

test('a name with letters of HTML stays a name', () => {
  const { html, text } = codeMail({ to: 'a@b.example', code: '1', minutes: 1, productName: `<b>"Tom's" & co</b>` });
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;b&gt;&quot;Tom&#39;s&quot; &amp; co&lt;/b&gt;');
  expect(text).toContain(`<b>"Tom's" & co</b>`);
});

test('nothing is fetched from anywhere when it is opened', () => {
  expect(mail.html).not.toMatch(/src=|url\(|<link|https?:/);
});

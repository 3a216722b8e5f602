import { expect, test } from 'vitest';
import { describeDevice } from '../../../server/sign-in/devices.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'Microsoft Edge', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Chrome/126.0.0.0 Safari/537.36`, 'Chrome', 'macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${like} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet for Android',
    'Android',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${like} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${like} Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0`, 'Opera', 'Linux'],
  ['', null, null],
  ['an unknown program', null, null],
  [`${'x'.repeat(60)}/1.0 (Windows NT 10.0)`, null, 'Windows'],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});

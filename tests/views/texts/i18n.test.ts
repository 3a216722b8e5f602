import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Messages } from '@lingui/core';
import { beginIn, loadTexts, showTexts, withTexts } from '../../../src/language/i18n.ts';

type Fetch = (locale: string, part: number) => Promise<Messages>;
const { fetchTexts } = vi.hoisted(() => ({ fetchTexts: vi.fn<Fetch>() }));
vi.mock(import('../../../src/language/catalogs.ts'), () => ({ fetchTexts, shell: 0 }));

/** Each part has one text: its own name. */
const names = ['shell', 'legal', 'debug', 'staff'] as const;
const part = (name: (typeof names)[number]) => names.indexOf(name);
const texts = (locale: string, number: number): Messages => ({ [names[number] ?? '']: `${names[number]} in ${locale}` });
/** Holds back the next texts until released. */
function holdNext(): (messages: Messages) => void {
  let give: (messages: Messages) => void = () => undefined;
  fetchTexts.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  return give;
}

const marks = () => [document.documentElement.lang, document.documentElement.dir];

beforeEach(() => {
  fetchTexts.mockReset().mockImplementation((locale, number) => Promise.resolve(texts(locale, number)));
  beginIn('en');
});

test('a page starts in its locale, and is marked with it', () => {
  beginIn('he');
  expect([i18n.locale, ...marks()]).toEqual(['he', 'he', 'rtl']);
  beginIn('pseudo');
  expect([i18n.locale, ...marks()], 'no language of anybody').toEqual(['pseudo', 'en', 'ltr']);
});

test('another language is shown once all texts of the opened pages are loaded', async () => {
  await loadTexts(part('shell'));
  await loadTexts(part('legal'));
  const shown = showTexts('ar', new AbortController().signal);
  expect([i18n.locale, i18n._('legal'), ...marks()]).toEqual(['en', 'legal in en', 'en', 'ltr']);
  await shown;
  expect([i18n._('shell'), i18n._('legal'), ...marks()]).toEqual(['shell in ar', 'legal in ar', 'ar', 'rtl']);
});

test('an aborted or failed load changes nothing', async () => {
  const aborted = new AbortController();
  const shown = showTexts('ar', aborted.signal);
  aborted.abort();
  await shown;
  expect([i18n.locale, ...marks()]).toEqual(['en', 'en', 'ltr']);
  fetchTexts.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(showTexts('ar', new AbortController().signal)).rejects.toThrow('Failed to fetch');
  expect([i18n.locale, ...marks()]).toEqual(['en', 'en', 'ltr']);
});

test('a page opened during a language change has its texts in the new one', async () => {
  const resolve = holdNext();
  const opened = loadTexts(part('debug'));
  await showTexts('ar', new AbortController().signal);
  resolve(texts('en', part('debug')));
  await opened;
  expect(i18n._('debug')).toBe('debug in ar');
});

test('code loads with its texts, or not at all', async () => {
  expect(await withTexts(Promise.resolve('view'), part('legal'))).toBe('view');
  expect(i18n._('legal')).toBe('legal in en');
  await expect(withTexts(Promise.reject(new TypeError('no code')), part('debug'))).rejects.toThrow('no code');
  fetchTexts.mockRejectedValueOnce(new TypeError('no texts'));
  await expect(withTexts(Promise.resolve('view'), part('staff'))).rejects.toThrow('no texts');
});

test('a page loaded during a language change switches, too', async () => {
  await loadTexts(part('shell'));
  const resolve = holdNext();
  const shown = showTexts('ar', new AbortController().signal);
  await loadTexts(part('staff'));
  resolve(texts('ar', part('shell')));
  await shown;
  expect(i18n._('staff')).toBe('staff in ar');
});

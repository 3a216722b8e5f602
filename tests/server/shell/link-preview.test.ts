// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { locales, type Locale } from '../../../contract/shell/locales.ts';
import { seenAt, withLinkPreview } from '../../../server/shell/link-preview.ts';

const html = '<!doctype html><head><meta name="description" content="old" /><title>Old</title><!--preview--></head><body></body>';
const config = { productName: 'AnyDish', publicUrl: 'https://anydish.example' };

interface Changes {
  language?: Locale;
  named?: Locale | null;
  productName?: string;
}

function preview(path: string, { language = 'en', named = null, ...changes }: Changes = {}) {
  const [address, site] = [
    { path, language, named },
    { ...config, ...changes },
  ];
  const shown = withLinkPreview(html, address, site, seenAt(address, site.productName));
  const document = new DOMParser().parseFromString(shown, 'text/html');
  const content = (name: string) =>
    [...document.head.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map((tag) => tag.getAttribute('content'));
  const one = (name: string) => {
    const found = content(name);
    expect(found, name).toHaveLength(1);
    return found[0];
  };
  const link = (rel: string) => document.head.querySelector(`link[rel=${rel}]`)?.getAttribute('href') ?? null;
  return { document, content, one, link, title: document.title };
}

test.each([
  ['/', 'AnyDish: instant AI recipes'],
  ['/privacy', 'Privacy Policy · AnyDish'],
  ['/terms', 'Terms and Conditions · AnyDish'],
  ['/login', 'Sign In · AnyDish'],
  ['/sign-up', 'Create an account · AnyDish'],
  ['/reset-password', 'Reset password · AnyDish'],
])('%s is previewed as "%s"', (path, title) => {
  const seen = preview(path);
  expect(seen.title).toBe(title);
  expect(seen.one('og:title')).toBe(title);
  expect(seen.one('og:description')).toBe(seen.one('description'));
  expect(seen.one('og:url')).toBe(`https://anydish.example${path}`);
  expect(seen.link('canonical')).toBe(`https://anydish.example${path}`);
  expect(seen.one('og:image')).toBe('https://anydish.example/app/link-preview.png');
  expect([seen.one('og:type'), seen.one('og:site_name'), seen.one('twitter:card')]).toEqual(['website', 'AnyDish', 'summary_large_image']);
  expect(seen.content('robots')).toEqual([]);
});

test('each public page is described in its own words', () => {
  const paths = ['/', '/privacy', '/terms', '/login', '/sign-up', '/reset-password'];
  expect(new Set(paths.map((path) => preview(path).one('og:description'))).size).toBe(paths.length);
});

test.each([
  '/account',
  '/ai/ada-kitchen-x7/recipes/0190-secret',
  '/sign-up/verification',
  '/console/users/1',
  '/constructor',
  '//evil.example',
])('%s shows nothing but the product, and is not to be found', (path) => {
  const seen = preview(path);
  expect(seen.one('og:title')).toBe('AnyDish: instant AI recipes');
  expect(seen.one('og:url')).toBe('https://anydish.example/');
  expect(seen.link('canonical')).toBeNull();
  expect(seen.one('robots')).toBe('noindex');
  expect(seen.document.documentElement.outerHTML).not.toContain(path.slice(1));
});

test('a public page names itself and all others in each language, and the one for everybody else', () => {
  const seen = preview('/privacy', { language: 'de', named: 'de' });
  expect(seen.link('canonical')).toBe('https://anydish.example/privacy?locale=de');
  const others = [...seen.document.querySelectorAll('link[rel=alternate]')].map((tag) => [
    tag.getAttribute('hreflang'),
    tag.getAttribute('href'),
  ]);
  expect(others).toHaveLength(locales.length + 1);
  expect(others).toContainEqual(['de', 'https://anydish.example/privacy?locale=de']);
  expect(others).toContainEqual(['zh-Hans', 'https://anydish.example/privacy?locale=zh-Hans']);
  expect(others).toContainEqual(['x-default', 'https://anydish.example/privacy']);
  expect(preview('/account').document.querySelector('link[rel=alternate]')).toBeNull();
});

test('says its language as Open Graph does, and the others that there are', () => {
  const seen = preview('/', { language: 'pt-BR' });
  expect(seen.one('og:locale')).toBe('pt_BR');
  expect(seen.content('og:locale:alternate')).toHaveLength(locales.length - 1);
  expect(seen.content('og:locale:alternate')).not.toContain('pt_BR');
  expect(seen.link('manifest')).toBe('/manifest.webmanifest?language=pt-BR');
});

test('a name cannot end its attribute, nor be taken for a pattern', () => {
  const productName = '"><script>alert(1)</script>$&$1';
  const seen = preview('/login', { productName });
  expect(seen.document.querySelector('script')).toBeNull();
  expect(seen.one('og:site_name')).toBe(productName);
  expect(seen.title).toBe(`Sign In · ${productName}`);
});

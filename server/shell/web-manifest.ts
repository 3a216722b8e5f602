import type { FastifyInstance } from 'fastify';
import { directionOf, isLocale, type Locale } from '../../contract/shell/locales.ts';
import { viewerOf } from '../sign-in/viewer.ts';
import { redirectHere } from '../http/redirect.ts';
import { requestLanguage } from '../language/request-language.ts';
import { pageTexts } from './page-texts.ts';

/** Page colours from src/theme/theme.css, --color-page: shown during the start. */
const pageColour = '#fffcf6';

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/app/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The target of the kitchen shortcut: only the server knows the company. */
const kitchenPath = '/kitchen';

/** The web app manifest (https://www.w3.org/TR/appmanifest) in a language. */
const webManifest = (language: Locale, productName: string) => {
  const { product, shortcuts } = pageTexts(language, productName);
  const icons = [icon('icon-192.png', 192)];
  return {
    // The same id in every language: one installed product.
    id: '/',
    name: productName,
    short_name: productName,
    description: product.description,
    lang: language,
    dir: directionOf(language),
    start_url: '/account',
    scope: '/',
    display: 'standalone',
    theme_color: pageColour,
    background_color: pageColour,
    categories: ['food', 'lifestyle'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...icons,
      icon('icon-512.png', 512),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: shortcuts.newRecipe, url: kitchenPath, icons },
      { name: shortcuts.myRecipes, url: '/account', icons },
    ],
  };
};

/** Serves the manifest with the configured product name, and the shortcuts' targets. */
export function registerWebManifest(app: FastifyInstance): void {
  const { productName } = app.deps.config;
  app.get<{ Querystring: { language?: unknown } }>('/manifest.webmanifest', (request, reply) => {
    const { language } = request.query;
    void reply.type('application/manifest+json; charset=utf-8').headers({
      'cache-control': 'public, max-age=3600',
      // Without its parameter it is in the reader's language.
      vary: 'accept-language, cookie',
    });
    return reply.send(JSON.stringify(webManifest(isLocale(language) ? language : requestLanguage(request), productName)));
  });
  app.get(kitchenPath, async (request, reply) => {
    const viewer = await viewerOf(request);
    const company = viewer?.companies[0];
    void reply.header('cache-control', 'no-store');
    const path = viewer === null ? '/login' : company === undefined ? '/account' : `/ai/${encodeURIComponent(company.uri)}/new`;
    return redirectHere(reply, 'kitchen shortcut', path, 302);
  });
}

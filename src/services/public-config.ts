import { is } from 'superstruct';
import { type PublicConfig, publicConfigSchema } from '../../contract/shell/public-config.ts';
import { fromWire } from '../../contract/casing.ts';
import { sourceLocale } from '../../contract/shell/locales.ts';

const fallback: PublicConfig = {
  productName: 'AnyDish',
  language: sourceLocale,
  kitchen: 'built-in',
  providers: [],
  supportEmail: null,
  appStoreUrl: null,
  playStoreUrl: null,
  analyticsUrl: null,
  natsUrl: null,
  isProduction: false,
  hasServiceWorker: false,
};

/** The configuration the server wrote into the page. A page served without it (by the dev server) gets the defaults. */
export function readPublicConfig(document: Document): PublicConfig {
  const text = document.querySelector('#config')?.textContent;
  const value = fromWire(JSON.parse(text ?? 'null'));
  return is(value, publicConfigSchema) ? value : fallback;
}

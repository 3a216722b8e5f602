import { array, boolean, enums, nullable, string, type, type Infer } from 'superstruct';
import { locales } from './locales.ts';
import { providers } from '../sign-in/providers.ts';

/** What the server passes to the page in its HTML: links and switches, never secrets. */
export const publicConfigSchema = type({
  productName: string(),
  /** The page's language: from the cookie, the browser, or English. */
  language: enums(locales),
  kitchen: enums(['built-in', 'openai-compatible']),
  /** External sign-in providers, in button order. */
  providers: array(enums(providers)),
  supportEmail: nullable(string()),
  appStoreUrl: nullable(string()),
  playStoreUrl: nullable(string()),
  analyticsUrl: nullable(string()),
  /** Websocket address of the message server; null: pages hear what happens by event streams alone. */
  natsUrl: nullable(string()),
  isProduction: boolean(),
  /** False: no service worker, so the product does not start offline. */
  hasServiceWorker: boolean(),
});
export type PublicConfig = Infer<typeof publicConfigSchema>;

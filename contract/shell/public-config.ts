import { array, boolean, enums, nullable, string, type, type Infer } from 'superstruct';
import { locales } from './locales.ts';
import { providers } from '../sign-in/providers.ts';

/** What the server tells the page in its HTML: links and switches, never a secret. */
export const publicConfigSchema = type({
  productName: string(),
  /** What this page was served in: the cookie's language, else the browser's, else English. */
  language: enums(locales),
  kitchen: enums(['built-in', 'openai-compatible']),
  /** Who else can sign a user in, in the order of the buttons. */
  providers: array(enums(providers)),
  supportEmail: nullable(string()),
  appStoreUrl: nullable(string()),
  playStoreUrl: nullable(string()),
  analyticsUrl: nullable(string()),
  isProduction: boolean(),
  /** False: the product is not to be kept for a start without a network. */
  hasServiceWorker: boolean(),
});
export type PublicConfig = Infer<typeof publicConfigSchema>;

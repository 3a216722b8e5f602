import { boolean, enums, nullable, string, type, type Infer } from 'superstruct';

/** What the server tells the page in its HTML: links and switches, never a secret. */
export const publicConfigSchema = type({
  productName: string(),
  kitchen: enums(['built-in', 'openai-compatible']),
  supportEmail: nullable(string()),
  appStoreUrl: nullable(string()),
  playStoreUrl: nullable(string()),
  analyticsUrl: nullable(string()),
  isProduction: boolean(),
});
export type PublicConfig = Infer<typeof publicConfigSchema>;

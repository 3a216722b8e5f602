import type { Locale } from '../../contract/shell/locales.ts';
import type { PublicConfig } from '../../contract/shell/public-config.ts';
import type { Deps } from '../deps.ts';
import { offeredProviders } from '../sign-in/oauth/registrations.ts';

/** Server facts for the pages: links and switches, never secrets. */
export const publicConfig = ({ config, cook }: Pick<Deps, 'config' | 'cook'>, language: Locale): PublicConfig => ({
  productName: config.productName,
  language,
  kitchen: cook.kind,
  providers: offeredProviders(config),
  supportEmail: config.supportEmail,
  appStoreUrl: config.appStoreUrl,
  playStoreUrl: config.playStoreUrl,
  // Page views are recorded in production only.
  analyticsUrl: config.isProduction ? config.analyticsUrl : null,
  natsUrl: config.nats?.wsUrl ?? null,
  isProduction: config.isProduction,
  hasServiceWorker: config.hasServiceWorker,
});

import { accountEndpoints } from './account/account-endpoints.ts';
import { connectionEndpoints } from './account/connections.ts';
import { consoleEndpoints } from './console/console-endpoints.ts';
import { correctionEndpoints } from './console/correction.ts';
import { categoryTreeEndpoints } from './console/category-tree.ts';
import { sitemapEndpoints } from './console/sitemaps.ts';
import { labEndpoints } from './console/lab.ts';
import { dietEndpoints } from './kitchen/wishes.ts';
import { debugEndpoints } from './developer/debug.ts';
import { impersonationEndpoints } from './console/impersonation.ts';
import { kitchenEndpoints } from './kitchen/kitchen-endpoints.ts';
import { kitchenNewsEndpoints } from './kitchen/kitchen-news.ts';
import { kitchenTimerEndpoints } from './kitchen/kitchen-timers.ts';
import { passkeyEndpoints } from './sign-in/passkeys.ts';
import { personalDataEndpoints } from './account/personal-data.ts';
import { categoryEndpoints } from './recipes/category-pages.ts';
import { collectionEndpoints } from './recipes/collections.ts';
import { recipeEndpoints } from './recipes/recipe-endpoints.ts';
import { feedbackEndpoints } from './recipes/feedback-endpoints.ts';
import { importEndpoints } from './recipes/import-endpoints.ts';
import { noteEndpoints } from './recipes/note-endpoints.ts';
import { versionEndpoints } from './recipes/version-endpoints.ts';
import { transcriptionEndpoints } from './recipes/transcription-endpoints.ts';
import { shareEndpoints } from './recipes/share-endpoints.ts';
import { shoppingEndpoints } from './recipes/shopping.ts';
import { sampleEndpoints } from './kitchen/samples.ts';
import { trialEndpoints } from './kitchen/trials.ts';
import { secondStepEndpoints } from './sign-in/second-steps.ts';
import { tellUsEndpoints } from './account/tell-us.ts';
import { sessionEndpoints } from './sign-in/session-endpoints.ts';
import { settingsEndpoints } from './account/settings-endpoints.ts';

/**
 * Every call of the product. Client services, server routes and tests read this table; a page imports only the part it needs, so that it does not
 * load other schemas. Bodies and payloads are in camelCase; `casing.ts` converts them to snake_case for the wire.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...personalDataEndpoints,
  ...connectionEndpoints,
  ...passkeyEndpoints,
  ...settingsEndpoints,
  ...tellUsEndpoints,
  ...secondStepEndpoints,
  ...kitchenEndpoints,
  ...kitchenNewsEndpoints,
  ...kitchenTimerEndpoints,
  ...recipeEndpoints,
  ...collectionEndpoints,
  ...versionEndpoints,
  ...noteEndpoints,
  ...feedbackEndpoints,
  ...importEndpoints,
  ...transcriptionEndpoints,
  ...shareEndpoints,
  ...categoryEndpoints,
  ...shoppingEndpoints,
  ...dietEndpoints,
  ...impersonationEndpoints,
  ...consoleEndpoints,
  ...labEndpoints,
  ...sitemapEndpoints,
  ...categoryTreeEndpoints,
  ...correctionEndpoints,
  ...sampleEndpoints,
  ...trialEndpoints,
  ...debugEndpoints,
} as const;

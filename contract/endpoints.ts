import { accountEndpoints } from './account/account-endpoints.ts';
import { connectionEndpoints } from './account/connections.ts';
import { consoleEndpoints } from './console/console-endpoints.ts';
import { categoryTreeEndpoints } from './console/category-tree.ts';
import { labEndpoints } from './console/lab.ts';
import { dietEndpoints } from './kitchen/wishes.ts';
import { debugEndpoints } from './developer/debug.ts';
import { impersonationEndpoints } from './console/impersonation.ts';
import { kitchenEndpoints } from './kitchen/kitchen-endpoints.ts';
import { passkeyEndpoints } from './sign-in/passkeys.ts';
import { personalDataEndpoints } from './account/personal-data.ts';
import { recipeEndpoints } from './recipes/recipe-endpoints.ts';
import { shareEndpoints } from './recipes/share-endpoints.ts';
import { shoppingEndpoints } from './recipes/shopping.ts';
import { sampleEndpoints } from './kitchen/samples.ts';
import { secondStepEndpoints } from './sign-in/second-steps.ts';
import { tellUsEndpoints } from './account/tell-us.ts';
import { sessionEndpoints } from './sign-in/session-endpoints.ts';
import { settingsEndpoints } from './account/settings-endpoints.ts';

/**
 * Every call of the product. Client services, server routes and tests all read this table; a page reads the part that it needs,
 * so that nobody fetches the schemas of calls that the page does not make. Bodies and payloads are described in camelCase;
 * `casing.ts` makes them snake_case on the wire.
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
  ...recipeEndpoints,
  ...shareEndpoints,
  ...shoppingEndpoints,
  ...dietEndpoints,
  ...impersonationEndpoints,
  ...consoleEndpoints,
  ...labEndpoints,
  ...categoryTreeEndpoints,
  ...sampleEndpoints,
  ...debugEndpoints,
} as const;

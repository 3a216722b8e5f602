import { accountEndpoints } from './account-endpoints.ts';
import { connectionEndpoints } from './connections.ts';
import { dietEndpoints } from './wishes.ts';
import { debugEndpoints } from './debug.ts';
import { impersonationEndpoints } from './impersonation.ts';
import { kitchenEndpoints } from './kitchen-endpoints.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { sampleEndpoints } from './samples.ts';
import { secondStepEndpoints } from './second-steps.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { settingsEndpoints } from './settings-endpoints.ts';

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
  ...secondStepEndpoints,
  ...kitchenEndpoints,
  ...dietEndpoints,
  ...impersonationEndpoints,
  ...sampleEndpoints,
  ...debugEndpoints,
} as const;

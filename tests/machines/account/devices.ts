import type { Device } from '../../../contract/account/settings-endpoints.ts';
import { testStart } from '../../support/world.ts';

const minute = 60_000;

/** Two devices, the current one first. */
export const devices: readonly [Device, Device] = [
  { guid: 'guid-desk', browser: 'Firefox', system: 'Windows', createdAt: testStart, lastSeenAt: testStart + minute, isCurrent: true },
  { guid: 'guid-phone', browser: 'Safari', system: 'iOS', createdAt: testStart, lastSeenAt: testStart, isCurrent: false },
];

import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Device } from '../../contract/account/settings-endpoints.ts';

/** The name of a device from its user agent: "Safari on iOS", "Safari", "Unknown device". */
export function deviceName({ browser, system }: Pick<Device, 'browser' | 'system'>, i18n: I18n): string {
  if (browser !== null && system !== null) return i18n._(msg`${browser} on ${system}`);
  return browser ?? system ?? i18n._(msg`Unknown device`);
}

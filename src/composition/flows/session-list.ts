import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import type { Device } from '../../../contract/settings-endpoints.ts';
import { sessionListMachine } from '../../../machines/session-list.machine.ts';
import { settingsActors } from '../../services/settings.ts';
import { deviceName } from '../../views/settings/device-name.ts';
import type { Question } from '../modals.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

function questionAbout(device: Device | null): Question {
  const answers = { yes: () => t`Yes, sign out`, no: () => t`Cancel`, isDangerous: true };
  if (device === null) {
    const text = () => t`They will have to sign in again. This device stays signed in.`;
    return { ...answers, title: () => t`Sign out all other devices?`, text };
  }
  const text = () => {
    const name = deviceName(device, i18n);
    return t`${name} will have to sign in again.`;
  };
  return { ...answers, title: () => t`Sign out this device?`, text };
}

export const openSessionList: OpenFlow = (scope) => {
  const { loadDevices, signOut } = settingsActors(scope.api);
  const confirm = fromPromise<boolean, { device: Device | null }>(({ input, signal }) =>
    scope.confirm(questionAbout(input.device), signal),
  );
  return {
    flow: { logic: sessionListMachine.provide({ actors: { loadDevices, confirm, signOut } }), input: undefined },
    eventFor: ignoreAddress,
  };
};

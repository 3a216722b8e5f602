import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { settingsEndpoints, type Device } from '../../../contract/account/settings-endpoints.ts';
import { sessionListMachine } from '../../../machines/account/session-list.machine.ts';
import { deviceName } from '../../texts/device-texts.ts';
import { flowOf, type OpenFlow, type Question } from '../flow-scope.ts';

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
  const confirm = fromPromise<boolean, { device: Device | null }>(({ input, signal }) =>
    scope.confirm(questionAbout(input.device), signal),
  );
  // One device by its guid, or null for all others.
  const signOut = fromPromise<readonly Device[], { guid: string | null }>(async ({ input: { guid }, signal }) => {
    const { api } = scope;
    const { devices } =
      guid === null
        ? await api(settingsEndpoints.signOutOthers, { signal })
        : await api(settingsEndpoints.signOutDevice, { params: { guid }, signal });
    return devices;
  });
  const logic = sessionListMachine.provide({
    actors: { loadDevices: scope.call(settingsEndpoints.listDevices, { read: ({ devices }) => devices }), confirm, signOut },
  });
  return flowOf(logic, undefined);
};

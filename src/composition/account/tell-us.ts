import { i18n } from '@lingui/core';
import { tellUsEndpoints } from '../../../contract/account/tell-us.ts';
import { isLocale, sourceLocale } from '../../../contract/shell/locales.ts';
import { tellUsMachine } from '../../../machines/account/tell-us.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openTellUs: OpenFlow = async (scope) => {
  // Input belongs to the current user.
  await scope.session();
  const typed = scope.typedText('tellUs');
  const logic = tellUsMachine.provide({
    actors: {
      sendMessage: scope.call(tellUsEndpoints.tellUs, {
        send: ({ withLanguage, ...message }) => ({
          ...message,
          language: withLanguage ? (isLocale(i18n.locale) ? i18n.locale : sourceLocale) : null,
        }),
      }),
    },
    actions: { keepTyped: (_, { words }) => typed.write(words === '' ? null : words) },
  });
  return flowOf(logic, { page: scope.previousPath(), typed: typed.read(), newId: scope.newId });
};

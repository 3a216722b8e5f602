import type { EventObject } from 'xstate';
import { accountEndpoints, emailVerification } from '../../../contract/account/account-endpoints.ts';
import { signUpStateSchema } from '../../../contract/entities.ts';
import { safeSourcePage } from '../../../contract/sign-in/source-page.ts';
import { passkeyEndpoints } from '../../../contract/sign-in/passkeys.ts';
import { profileMachine } from '../../../machines/sign-in/profile.machine.ts';
import { signUpMachine } from '../../../machines/sign-in/sign-up.machine.ts';
import type { SignUpStep } from '../../../machines/sign-in/sign-up.model.ts';
import { goTo } from '../../services/location.ts';
import { accountByPasskey, hasPasskeys, passkeyMaker } from '../../services/passkeys.ts';
import { storedRecord, wishedPage } from '../../services/stored-record.ts';
import type { OpenFlow } from '../flow-scope.ts';
import { composePopUp, lastMethod } from './oauth.ts';
import { composeVerification } from './verification.ts';

const signUpSteps: Record<string, SignUpStep> = { '/sign-up/verification': 'verification', '/sign-up/profile': 'profile' };
const stepOf = (path: string): SignUpStep => signUpSteps[path] ?? 'form';
const pathOf = (step: SignUpStep): string => (step === 'form' ? '/sign-up' : `/sign-up/${step}`);

export const openSignUp: OpenFlow = async (scope, address) => {
  const { call } = scope;
  const record = storedRecord(() => sessionStorage, 'anydish.sign-up', signUpStateSchema);
  const typedName = scope.typedText('fullName');
  const logic = signUpMachine.provide({
    actors: {
      popUp: composePopUp(scope),
      createAccount: call(accountEndpoints.createAccount),
      beginPasskey: call(passkeyEndpoints.beginPasskeySignUp),
      makePasskey: passkeyMaker,
      createByPasskey: accountByPasskey(scope.api),
      // The account has no password and was just opened, so no further proof is needed.
      makeCodes: call(passkeyEndpoints.makeRecoveryCodes, { send: () => ({ currentPassword: '' }), read: ({ codes }) => codes }),
      verification: composeVerification(call, {
        confirmCode: call(emailVerification.confirmCode),
        sendCode: call(emailVerification.sendCode),
      }),
      profile: profileMachine.provide({
        actors: { saveProfile: call(accountEndpoints.updateProfile) },
        actions: { keepTyped: (_, { fullName }) => typedName.write(fullName) },
      }),
    },
    actions: {
      rememberEmail: (_, { email }) => scope.rememberEmail(email),
      rememberSignUp: (_, state) => record.write(state),
      forgetSignUp: () => record.write(null),
      saveSession: (_, { session }) => {
        if (session !== null) scope.saveSession(session);
      },
      showStep: (_, { step }) => goTo(pathOf(step)),
      rememberMethod: (_, { method }) => lastMethod.write(method),
    },
  });
  const session = await scope.session();
  const input = {
    step: stepOf(address.path),
    email: scope.typedEmail(),
    typedName: typedName.read(),
    stored: record.read(),
    sourcePage: scope.sourcePage(),
    wishedPage: safeSourcePage(wishedPage.read()),
    session,
    hasPasskeys: hasPasskeys(),
    now: Date.now,
    newId: scope.newId,
  };
  return {
    flow: { logic, input },
    eventFor: ({ path }): EventObject & { step: SignUpStep } => ({ type: 'step.opened', step: stepOf(path) }),
  };
};

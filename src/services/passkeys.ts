import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { fromPromise } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import { errorCodes, type ApiError } from '../../contract/errors.ts';
import {
  passkeyEndpoints,
  type Assertion,
  type AssertionOptions,
  type Passkeys,
  type Registration,
  type RegistrationOptions,
} from '../../contract/sign-in/passkeys.ts';
import { secondStepEndpoints } from '../../contract/sign-in/second-steps.ts';
import type { Api } from './api.ts';

/** An IP address has no passkeys: they belong to a name. */
const isNamed = (hostname: string) => !/^[\d.]+$|^\[/.test(hostname);

/** Whether this browser has passkeys at this address at all. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && isNamed(location.hostname);

/** Whether this browser offers passkeys in the autofill of a field. */
const hasPasskeyAutofill = async (): Promise<boolean> => hasPasskeys() && (await browserSupportsWebAuthnAutofill());

/** What a browser could not do, for `errorText` to put into words. */
function troubleOf(error: unknown): ApiError {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  const message = error instanceof Error ? error.name : 'unknown';
  return { message, statusCode: errorCodes.unknown.statusCode, payload: { passkey: isKnown ? 'known' : 'failed' } };
}

/** Ends the browser's question with `signal`. Only one can be open at a time. */
async function until<Answer>(signal: AbortSignal, ceremony: () => Promise<Answer>): Promise<Answer | null> {
  signal.throwIfAborted();
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await ceremony();
  } catch (error) {
    // Closed by the user, or not answered in time: browsers do not say which.
    if (error instanceof Error && error.name === 'NotAllowedError') return null;
    throw signal.aborted ? error : troubleOf(error);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Has the browser make a passkey. Resolves to null when the user closed the question. @throws ApiError of `errorText`'s when it cannot */
async function makePasskey(options: RegistrationOptions, signal: AbortSignal): Promise<Registration | null> {
  const made = await until(signal, () =>
    startRegistration({
      optionsJSON: {
        ...options,
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    }),
  );
  if (made === null) return null;
  const { clientDataJSON: clientData, attestationObject: attestation, transports = [] } = made.response;
  return { id: made.id, clientData, attestation, transports };
}

/**
 * Has the browser ask for a passkey: in a box of its own, or, for `autofill`, among what it fills a field with, where it waits until one is
 * chosen. Resolves to null when the user closed the question.
 * @throws ApiError of `errorText`'s when it cannot
 */
export async function askPasskey(
  options: AssertionOptions,
  signal: AbortSignal,
  where: 'box' | 'autofill' = 'box',
): Promise<Assertion | null> {
  const used = await until(signal, () =>
    startAuthentication({
      optionsJSON: { ...options, userVerification: 'required' },
      useBrowserAutofill: where === 'autofill',
      // The field is drawn in the same moment.
      verifyBrowserAutofillInput: false,
    }),
  );
  if (used === null) return null;
  const { clientDataJSON: clientData, authenticatorData, signature, userHandle = null } = used.response;
  return { id: used.id, clientData, authenticatorData, signature, userHandle };
}

/** Has the browser make a passkey; null when the user closed the question. Leaving the state closes it. */
export const passkeyMaker = fromPromise<{ registration: Registration | null }, { options: RegistrationOptions | null }>(
  async ({ input: { options }, signal }) => ({ registration: options && (await makePasskey(options, signal)) }),
);

/** Sends what the browser made. */
export const passkeyAdder = (api: Api) =>
  fromPromise<Passkeys, { registration: Registration | null }>(({ input: { registration }, signal }) =>
    api(passkeyEndpoints.addPasskey, { body: { registration }, signal }),
  );

/** Sends what the browser made of an account that is to be. Resolves to the token of the code that is mailed. */
export const accountByPasskey = (api: Api) =>
  fromPromise<{ token: string }, { registration: Registration | null }>(({ input: { registration }, signal }) =>
    api(passkeyEndpoints.createAccountByPasskey, { body: { registration }, signal }),
  );

/** The fields in which a browser offers passkeys. */
const offering = 'input[autocomplete~="webauthn"]';

/**
 * Resolves once somebody points at such a field, touches it or comes to it with the keyboard: just before the browser opens what it offers there. A
 * page that is only opened asks the server for nothing, and gets no cookie.
 */
function fieldWanted(signal: AbortSignal): Promise<void> {
  if (document.activeElement?.matches(offering) === true) return Promise.resolve();
  return new Promise((resolve) => {
    const done = new AbortController();
    const consider = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches(offering)) return;
      done.abort();
      resolve();
    };
    for (const type of ['pointerover', 'focusin'])
      addEventListener(type, consider, { passive: true, signal: AbortSignal.any([signal, done.signal]) });
  });
}

interface Asked {
  assertion: Assertion | null;
}

/** Asks for a passkey of the account, as a second step. */
export const stepUpQuestion = (api: Api) =>
  fromPromise<Asked>(async ({ signal }) => ({
    assertion: await askPasskey(await api(secondStepEndpoints.beginPasskeyStepUp, { signal }), signal),
  }));

/** Ask for a passkey and sign in by it, as actors. Leaving their state aborts them, and closes what the browser asks. */
export const passkeyQuestions = (api: Api) => {
  const begin = (signal: AbortSignal) => api(passkeyEndpoints.beginPasskeySignIn, { signal });
  return {
    awaitPasskey: fromPromise<Asked>(async ({ signal }) => {
      if (!(await hasPasskeyAutofill())) return { assertion: null };
      await fieldWanted(signal);
      return { assertion: await askPasskey(await begin(signal), signal, 'autofill') };
    }),
    askPasskey: fromPromise<Asked>(async ({ signal }) => ({ assertion: await askPasskey(await begin(signal), signal) })),
    signInByPasskey: fromPromise<Session, Asked>(({ input: { assertion }, signal }) =>
      api(passkeyEndpoints.signInByPasskey, { body: { assertion }, signal }),
    ),
  };
};

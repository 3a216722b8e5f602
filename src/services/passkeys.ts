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

/** Loaded with the first question of a browser: most people type. */
const loadCeremonies = () => import('@simplewebauthn/browser');
type Ceremonies = Awaited<ReturnType<typeof loadCeremonies>>;

/** Passkeys belong to a domain name, so an IP address has none. */
const isNamed = (hostname: string) => !/^[\d.]+$|^\[/.test(hostname);

/** Whether browsers support passkeys at an origin: it has a name, and is secure. */
export function mayHavePasskeys(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return isNamed(hostname) && (protocol === 'https:' || hostname === 'localhost');
}

/** Whether this browser supports passkeys at this address. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function' && isNamed(location.hostname);

/** Whether this browser offers passkeys in autofill. */
const hasPasskeyAutofill = async (): Promise<boolean> =>
  hasPasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable());

/** A failure of the browser, for `errorText` to put into words. */
function troubleOf(error: unknown): ApiError {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  const message = error instanceof Error ? error.name : 'unknown';
  return { message, statusCode: errorCodes.unknown.statusCode, payload: { passkey: isKnown ? 'known' : 'failed' } };
}

/** `signal` closes the browser's dialog. Only one can be open at a time. */
async function until<Answer>(signal: AbortSignal, ceremony: (library: Ceremonies) => Promise<Answer>): Promise<Answer | null> {
  signal.throwIfAborted();
  let cancel = (): void => undefined;
  try {
    const library = await loadCeremonies();
    signal.throwIfAborted();
    cancel = () => library.WebAuthnAbortService.cancelCeremony();
    signal.addEventListener('abort', cancel, { once: true });
    return await ceremony(library);
  } catch (error) {
    // Cancelled or timed out: browsers do not tell which.
    if (error instanceof Error && error.name === 'NotAllowedError') return null;
    throw signal.aborted ? error : troubleOf(error);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Asks the browser to create a passkey. Resolves to null when the user closed the dialog. @throws ApiError for `errorText` when it fails */
async function makePasskey(options: RegistrationOptions, signal: AbortSignal): Promise<Registration | null> {
  const made = await until(signal, ({ startRegistration }) =>
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
 * Asks the browser for a passkey: in a dialog, or, with `autofill`, in the autofill of a field, waiting until one is chosen.
 * Resolves to null when the user closed the dialog. @throws ApiError for `errorText` when it fails
 */
export async function askPasskey(
  options: AssertionOptions,
  signal: AbortSignal,
  where: 'box' | 'autofill' = 'box',
): Promise<Assertion | null> {
  const used = await until(signal, ({ startAuthentication }) =>
    startAuthentication({
      optionsJSON: { ...options, userVerification: 'required' },
      useBrowserAutofill: where === 'autofill',
      // The field is rendered at the same moment.
      verifyBrowserAutofillInput: false,
    }),
  );
  if (used === null) return null;
  const { clientDataJSON: clientData, authenticatorData, signature, userHandle = null } = used.response;
  return { id: used.id, clientData, authenticatorData, signature, userHandle };
}

/** Asks the browser to create a passkey; null when the user closed the dialog. Leaving the state closes it. */
export const passkeyMaker = fromPromise<{ registration: Registration | null }, { options: RegistrationOptions | null }>(
  async ({ input: { options }, signal }) => ({ registration: options && (await makePasskey(options, signal)) }),
);

/** Sends the created passkey. */
export const passkeyAdder = (api: Api) =>
  fromPromise<Passkeys, { registration: Registration | null }>(({ input: { registration }, signal }) =>
    api(passkeyEndpoints.addPasskey, { body: { registration }, signal }),
  );

/** Sends the passkey of a new account. Resolves to the token of the mailed code. */
export const accountByPasskey = (api: Api) =>
  fromPromise<{ token: string }, { registration: Registration | null }>(({ input: { registration }, signal }) =>
    api(passkeyEndpoints.createAccountByPasskey, { body: { registration }, signal }),
  );

/** Fields in which a browser offers passkeys. */
const offering = 'input[autocomplete~="webauthn"]';

/**
 * Resolves when the user hovers, touches or focuses such a field, just before the browser opens its autofill. A page that is only
 * viewed makes no call and gets no cookie.
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

/** Asks for a passkey of the account, for step-up authentication. */
export const stepUpQuestion = (api: Api) =>
  fromPromise<Asked>(async ({ signal }) => ({
    assertion: await askPasskey(await api(secondStepEndpoints.beginPasskeyStepUp, { signal }), signal),
  }));

/** Ask for a passkey and sign in with it, as actors. Leaving their state aborts them and closes the browser's dialog. */
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

import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Assertion, AssertionOptions, Registration, RegistrationOptions } from '../../contract/passkeys.ts';

/** An IP address has no passkeys: they belong to a name. */
const isNamed = (hostname: string) => !/^[\d.]+$|^\[/.test(hostname);

/** Whether this browser has passkeys at this address at all. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && isNamed(location.hostname);

/** Whether this browser offers passkeys in the autofill of a field. */
export const hasPasskeyAutofill = async (): Promise<boolean> => hasPasskeys() && (await browserSupportsWebAuthnAutofill());

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
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Has the browser make a passkey. Resolves to null when the user closed the question. @throws what the browser throws otherwise */
export async function makePasskey(options: RegistrationOptions, signal: AbortSignal): Promise<Registration | null> {
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
 * @throws what the browser throws otherwise
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

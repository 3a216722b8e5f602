import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AssertionOptions } from '../../contract/sign-in/passkeys.ts';
import { askPasskey, hasPasskeys } from '../../src/services/passkeys.ts';

const options: AssertionOptions = { challenge: 'AAAA', rpId: 'anydish.example', allowCredentials: [] };
const signal = () => new AbortController().signal;
const named = (name: string) => Object.assign(new Error('said by the browser'), { name });

let get = vi.fn<(asked: CredentialRequestOptions) => Promise<unknown>>();

beforeEach(() => {
  get = vi.fn<(asked: CredentialRequestOptions) => Promise<unknown>>();
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('location', { hostname: 'anydish.example' });
  vi.stubGlobal('navigator', { credentials: { get } });
});
afterEach(() => vi.unstubAllGlobals());

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test('the browser’s answer is encoded in base64url, and the user is always verified', async () => {
  const response = { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(251, 255), userHandle: bytes(4) };
  get.mockResolvedValue({ id: 'AQ', rawId: bytes(1), type: 'public-key', response, getClientExtensionResults: () => ({}) });
  expect(await askPasskey(options, signal())).toEqual({
    id: 'AQ',
    clientData: 'AQ',
    authenticatorData: 'Ag',
    signature: '-_8',
    userHandle: 'BA',
  });
  expect(get.mock.calls[0]?.[0].publicKey).toMatchObject({ rpId: 'anydish.example', userVerification: 'required' });
});

test('closing the dialog is not an error', async () => {
  get.mockRejectedValue(named('NotAllowedError'));
  expect(await askPasskey(options, signal())).toBeNull();
});

test('a browser failure becomes our own error', async () => {
  get.mockRejectedValue(named('UnknownError'));
  await expect(askPasskey(options, signal())).rejects.toMatchObject({ statusCode: 1, payload: { passkey: 'failed' } });
});

test('leaving the page closes the dialog', async () => {
  get.mockImplementation(
    (asked) =>
      new Promise((_, reject) => {
        asked.signal?.addEventListener('abort', () => reject(named('AbortError')));
      }),
  );
  const leaving = new AbortController();
  const asked = askPasskey(options, leaving.signal);
  await vi.waitUntil(() => get.mock.calls.length === 1);
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true);
});

test.each([
  ['anydish.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('passkeys at %s: %s', (hostname, is) => {
  vi.stubGlobal('location', { hostname });
  expect(hasPasskeys()).toBe(is);
});

test('an old browser supports none', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect(hasPasskeys()).toBe(false);
});

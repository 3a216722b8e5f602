import type { Struct } from 'superstruct';
import { errorCodes } from '../../contract/errors.ts';
import { fillPath } from '../../contract/endpoint.ts';
import type { EnvelopeClient, EnvelopeRequest } from './envelope-client.ts';

interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: object;
  signal?: AbortSignal;
  /** Called with the upload progress of form data, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface Endpoint<T, S = unknown> {
  method: EnvelopeRequest<T>['method'];
  path: string;
  payload: Struct<T, S>;
  /** True for responses without an envelope: the result is the whole body, unchanged. */
  isRaw?: boolean;
}

/** Calls an entry of the endpoint table; resolves with its payload or rejects with an `ApiError`. */
export type Api = <T, S>(endpoint: Endpoint<T, S>, options?: CallOptions) => Promise<T>;

/** `onNotSignedIn` is called for every call refused because nobody is signed in. */
export function createApi(client: EnvelopeClient, onNotSignedIn: () => void): Api {
  return async (endpoint, { params = {}, ...options } = {}) => {
    const [value, error] = await client.request({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      payload: endpoint.payload,
      ...(endpoint.isRaw === true && { isRaw: true }),
      ...options,
    });
    if (error === null) return value;
    if (error.statusCode === errorCodes.notSignedIn.statusCode) onNotSignedIn();
    throw error;
  };
}

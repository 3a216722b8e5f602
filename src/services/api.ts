import type { Struct } from 'superstruct';
import { fillPath } from '../../contract/endpoint.ts';
import type { EnvelopeClient, EnvelopeRequest } from './envelope-client.ts';

interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: object;
  signal?: AbortSignal;
}

interface Endpoint<T, S> {
  method: EnvelopeRequest<T>['method'];
  path: string;
  payload: Struct<T, S>;
}

/** Calls one entry of the endpoint table: its payload, or a rejection with an `ApiError`. */
export type Api = <T, S>(endpoint: Endpoint<T, S>, options?: CallOptions) => Promise<T>;

export function createApi(client: EnvelopeClient): Api {
  return async (endpoint, { params = {}, ...options } = {}) => {
    const [value, error] = await client.request({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      payload: endpoint.payload,
      ...options,
    });
    if (error !== null) throw error;
    return value;
  };
}

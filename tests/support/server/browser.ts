import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Deps } from '../../../server/deps.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  headers?: Record<string, string>;
  remoteAddress?: string;
  /** A body that is no JSON, as it goes over the wire. */
  payload?: string;
}

/** Sends requests as one browser does: it keeps its cookies, and says where it comes from. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly app: FastifyInstance;
  readonly #options: CallOptions;

  constructor(app: FastifyInstance, options: CallOptions = {}) {
    this.app = app;
    this.#options = options;
  }

  /** What its server works with. */
  get deps(): Deps {
    return this.app.deps;
  }

  async call(method: Method, url: string, body?: object, options: CallOptions = {}): Promise<LightMyRequestResponse> {
    const { remoteAddress = '203.0.113.7', payload = body } = { ...this.#options, ...options };
    const headers = {
      origin: this.app.deps.config.publicUrl,
      'sec-fetch-site': 'same-origin',
      ...this.#options.headers,
      ...options.headers,
    };
    const response = await this.app.inject({
      method,
      url,
      headers,
      remoteAddress,
      cookies: Object.fromEntries(this.cookies),
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  get = (url: string, options?: CallOptions): Promise<LightMyRequestResponse> => this.call('GET', url, undefined, options);
  post = (url: string, body?: object, options?: CallOptions): Promise<LightMyRequestResponse> => this.call('POST', url, body, options);
  put = (url: string, body?: object, options?: CallOptions): Promise<LightMyRequestResponse> => this.call('PUT', url, body, options);
  delete = (url: string, options?: CallOptions): Promise<LightMyRequestResponse> => this.call('DELETE', url, undefined, options);
}

import { create, type Struct } from 'superstruct';
import { fromWire, toWire } from '../../contract/casing.ts';
import { fillPath } from '../../contract/endpoint.ts';
import { anyAddress } from '../visitor.ts';
import { Cut } from './cut.ts';

interface Endpoint<T, S> {
  method: string;
  path: string;
  payload: Struct<T, S>;
}

interface Sent {
  params?: Record<string, string>;
  /** In camelCase; or a form. */
  body?: object | FormData;
}

export type Answer<T> = { status: number; payload: T; isOk: true } | { status: number; payload: null; isOk: false };

/** A visitor with a cookie jar, in front of any number of servers that share their data. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly #origins: () => readonly string[];

  /** `origins` are the servers that are up, without a slash at their ends. */
  constructor(origins: () => readonly string[]) {
    this.#origins = origins;
  }

  /** Sends a request to any of the servers. @throws Cut */
  async fetch(path: string, init: RequestInit = {}): Promise<{ response: Response; bytes: Buffer }> {
    const origins = this.#origins();
    const origin = origins[Math.floor(Math.random() * origins.length)];
    if (origin === undefined) throw new Cut('No server is up.');
    const headers = new Headers(init.headers);
    // Of a network that nobody else has: the limits stay as they are in production.
    headers.set('x-forwarded-for', anyAddress());
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    try {
      const response = await fetch(`${origin}${path}`, { ...init, headers });
      const bytes = Buffer.from(await response.arrayBuffer());
      this.#keep(response);
      return { response, bytes };
    } catch (error) {
      throw new Cut('The connection broke.', { cause: error });
    }
  }

  #keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** Makes one call of the contract. @throws Cut */
  async call<T, S>({ method, path, payload }: Endpoint<T, S>, { params = {}, body }: Sent = {}): Promise<Answer<T>> {
    const isForm = body instanceof FormData;
    const init: RequestInit = { method };
    if (body !== undefined) init.body = isForm ? body : JSON.stringify(toWire(body));
    if (body !== undefined && !isForm) init.headers = { 'content-type': 'application/json' };
    const { response, bytes } = await this.fetch(fillPath(path, params), init);
    if (!response.ok) return { status: response.status, payload: null, isOk: false };
    const envelope = fromWire(JSON.parse(bytes.toString())) as { payload: unknown };
    return { status: response.status, payload: create(envelope.payload, payload), isOk: true };
  }
}

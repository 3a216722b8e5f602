import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  events: { name: string }[];
  status: { code?: number };
}

interface Payload {
  resourceSpans: { resource: { attributes: object[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** The receiving end of OTLP over HTTP; `hangs` takes every request and answers none, `status` is its answer. */
export class Collector {
  /** All that was sent, as text. */
  text = '';
  readonly spans: SentSpan[] = [];
  requests = 0;
  readonly #server: Server;

  constructor({ hangs = false, status = 200 } = {}) {
    this.#server = createServer((request, response) => {
      this.requests += 1;
      if (hangs) return;
      void json(request).then((body) => {
        this.text += JSON.stringify(body);
        for (const { scopeSpans } of (body as Payload).resourceSpans) for (const { spans } of scopeSpans) this.spans.push(...spans);
        response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** One attribute of a span; undefined when it has none of this name. */
export const attributeOf = ({ attributes }: SentSpan, name: string): unknown =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

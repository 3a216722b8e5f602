import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isEventStream } from '../http/reply.ts';
import { newOrigin, readTrace, within, type Attributes, type OpenSpan, type Origin } from './origin.ts';

export interface Tracing {
  /** Begins a span below `traceparent`, or a trace of its own when that is null or malformed. */
  begin: (name: string, kind: 'server' | 'consumer', traceparent: string | null, attributes: Attributes) => OpenSpan;
  /** Sends what is left, for two seconds at most. Never rejects. */
  close: () => Promise<void>;
}

/** Loads the packages only where traces are wanted. `onProblem` is told why traces were lost, once in a while. */
export async function openTracing({ traces }: Pick<Config, 'traces'>, onProblem: (reason: string) => void): Promise<Tracing | null> {
  if (traces === null) return null;
  const { exportTraces } = await import('./otlp.ts');
  return exportTraces(traces, onProblem);
}

const nameOfId = 'anydish.request_id';
const idOf = (requestId: string | null): Attributes => (requestId === null ? {} : { [nameOfId]: requestId });

function endSpan({ span, statements, milliseconds }: Origin, isFault: boolean): void {
  span?.set({ 'anydish.statements': statements, 'anydish.statement_ms': Math.round(milliseconds * 10) / 10 });
  span?.end(isFault);
}

interface Piece {
  /** What its row keeps of its origin. */
  trace: string | null;
  attributes: Attributes;
}

/** Does a piece of background work under the id of the request that led to it, and as a span where traces are written. */
export async function inSpan<Result>(
  tracing: Tracing | null | undefined,
  name: string,
  { trace, attributes }: Piece,
  work: () => Promise<Result>,
): Promise<Result> {
  const place = readTrace(trace);
  const span = tracing?.begin(name, 'consumer', place.traceparent, { ...attributes, ...idOf(place.requestId) }) ?? null;
  const origin = newOrigin(place, span);
  let isFault = true;
  try {
    const result = await within(origin, work);
    isFault = false;
    return result;
  } finally {
    endSpan(origin, isFault);
  }
}

/** A span for every request but those of probes, which the log leaves out as well. An event stream's span ends when the stream begins. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): WeakMap<FastifyRequest, Origin> {
  const origins = new WeakMap<FastifyRequest, Origin>();
  const end = (request: FastifyRequest, attributes: Attributes, isFault = false) => {
    const origin = origins.get(request);
    if (origin === undefined) return;
    origins.delete(request);
    origin.span?.set(attributes);
    endSpan(origin, isFault);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'none', logLevel } = request.routeOptions;
    if (logLevel !== 'warn') {
      const { traceparent } = request.headers;
      const given = typeof traceparent === 'string' ? traceparent : null;
      const attributes = { 'http.request.method': request.method, 'http.route': route, ...idOf(request.id) };
      const span = tracing.begin(`${request.method} ${route}`, 'server', given, attributes);
      origins.set(request, newOrigin({ requestId: request.id, traceparent: null }, span));
    }
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isEventStream(reply)) end(request, { 'http.response.status_code': reply.statusCode, 'anydish.stream': true });
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(request, { 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, { 'anydish.aborted': true });
    done();
  });
  return origins;
}

// Loaded only with OTEL_EXPORTER_OTLP_ENDPOINT: see openTracing.
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, isSpanContextValid, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Tracing } from './tracing.ts';

/** In milliseconds. Spans beyond `queue` are dropped: a collector that is away must cost no memory. */
const limits = { delay: 5_000, export: 5_000, close: 2_000, queue: 2_048, toldEvery: 300_000 } as const;

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER } as const;

/** Of a request the ids alone are taken over: nobody else decides which traces are dropped. */
function contextOf(traceparent: string | null, isOurs: boolean): Context {
  const [, traceId = '', spanId = '', flags = ''] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? [];
  const isKept = !isOurs || flags === '01';
  const parent = { traceId, spanId, traceFlags: isKept ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** Tells why batches are lost, at intervals. */
function withNotice(exporter: SpanExporter, onProblem: (reason: string) => void): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error !== undefined && performance.now() - toldAt > limits.toldEvery) {
          toldAt = performance.now();
          onProblem(error.message);
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

type Resource = NonNullable<NonNullable<ConstructorParameters<typeof BasicTracerProvider>[0]>['resource']>;

/** Who sends the spans. The package that makes these finds out far more about the machine than a trace needs. */
function resourceOf(serviceName: string): Resource {
  const attributes = { 'service.name': serviceName };
  const resource: Resource = { attributes, merge: () => resource, getRawAttributes: () => Object.entries(attributes) };
  return resource;
}

/** Sends spans to a collector in batches, as OTLP over HTTP. What it cannot take is lost, and nothing waits for it. */
export function exportTraces({ endpoint, serviceName }: NonNullable<Config['traces']>, onProblem: (reason: string) => void): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: limits.export });
  const processor = new BatchSpanProcessor(withNotice(exporter, onProblem), {
    maxQueueSize: limits.queue,
    scheduledDelayMillis: limits.delay,
    exportTimeoutMillis: limits.export,
  });
  const provider = new BasicTracerProvider({ resource: resourceOf(serviceName), spanProcessors: [processor] });
  const tracer = provider.getTracer('anydish');
  return {
    begin: (name, kind, traceparent, attributes) => {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(traceparent, kind === 'consumer'));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        set: (more) => void span.setAttributes(more),
        note: (event) => void span.addEvent(event),
        end: (isFault = false) => {
          if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: async () => {
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, wait(limits.close, undefined, { ref: false })]);
    },
  };
}

import type { FastifyInstance } from 'fastify';

/** Event loop delay, in milliseconds, above which the requests in progress are logged. */
const longestHold = 100;
const interval = 20;

/**
 * Logs the requests that may be blocking the event loop. Node cannot tell which one does, so it logs each request in progress, by method and route,
 * without its content.
 */
export function watchLoopDelay(app: FastifyInstance): void {
  const underWay = new Map<string, string>();
  /** Requests that began or ended since the last check: they may have blocked the loop as well. */
  let lately = new Set<string>();
  app.addHook('onRequest', (request, _reply, done) => {
    const name = `${request.method} ${request.routeOptions.url ?? '*'}`;
    underWay.set(request.id, name);
    lately.add(name);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    underWay.delete(request.id);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    underWay.delete(request.id);
    done();
  });
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const held = Math.round(now - last - interval);
    last = now;
    if (held > longestHold) {
      const requests = [...new Set([...lately, ...underWay.values()])].slice(0, 10);
      app.log.warn({ held, requests }, 'the event loop was held');
    }
    lately = new Set();
  }, interval);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

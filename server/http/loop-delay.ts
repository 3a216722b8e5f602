import type { FastifyInstance } from 'fastify';

/** A wait of the event loop above this, in milliseconds, is logged with the requests that were under way. */
const longestHold = 100;
const interval = 20;

/**
 * Logs by name what keeps the event loop from others. Which of several requests did so cannot be told from outside, so each that was under way
 * is named, by its method and route, without what it asked for.
 */
export function watchLoopDelay(app: FastifyInstance): void {
  const underWay = new Map<string, string>();
  /** Requests that began or ended since the last look: they too may have held the loop. */
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

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const year = 365 * 24 * 60 * 60;

const originsOf = (...urls: (string | null | undefined)[]) => urls.flatMap((url) => (url ? [new URL(url).origin] : []));

/** ASVS 3.4. All sources are this site, except where the configuration names others. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const cdn = originsOf(config.cdnUrl);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'script-src': ["'self'", ...cdn],
        'style-src': ["'self'", ...cdn],
        'font-src': ["'self'", ...cdn],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'img-src': ["'self'", 'blob:', 'data:'],
        // Code is fetched before it is imported: see src/services/chunks.ts.
        'connect-src': ["'self'", ...cdn, ...originsOf(config.analyticsUrl, config.nats?.wsUrl)],
      },
    },
    // Sign-in pop-ups report back to their opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicUrl.startsWith('https:') && { maxAge: year, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  // Voice control of recipes needs the microphone; no other device feature is used.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()');
    done();
  });
}

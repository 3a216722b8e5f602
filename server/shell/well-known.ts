import type { FastifyInstance } from 'fastify';
import { redirectHere } from '../http/redirect.ts';

const day = 24 * 60 * 60_000;
/** https://www.rfc-editor.org/rfc/rfc9116, 2.5.5: less than a year ahead. */
const validFor = 180 * day;

/** Addresses that tools know by heart (https://www.rfc-editor.org/rfc/rfc8615). */
export function registerWellKnown(app: FastifyInstance): void {
  const { config, clock } = app.deps;
  const path = '/.well-known/security.txt';

  app.get(path, (_request, reply) => {
    // A whole day, so that the text is the same all day.
    const expires = new Date(Math.floor((clock.now() + validFor) / day) * day).toISOString();
    const lines = [
      `Contact: mailto:${config.contactEmail}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${config.publicUrl}${path}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(lines.map((line) => `${line}\r\n`).join(''));
  });

  // https://www.w3.org/TR/change-password-url/: password managers open it.
  app.get('/.well-known/change-password', (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return redirectHere(reply, 'change password', '/account/password', 302);
  });
}

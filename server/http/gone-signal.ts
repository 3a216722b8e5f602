import type { FastifyReply } from 'fastify';

/** Aborts when the connection closes: nobody waits for the answer any more. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

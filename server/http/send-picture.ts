import type { FastifyReply } from 'fastify';

/** Answers a public picture, cacheable for the given number of seconds. */
export const sendPicture = (reply: FastifyReply, { type, bytes, life }: { type: string; bytes: Buffer; life: number }): FastifyReply =>
  reply
    .type(type)
    .headers({
      'cache-control': `public, max-age=${life}`,
      'content-disposition': 'inline',
      // ASVS 3.2.1: opened directly, it is only a picture.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // Other sites embed it in link previews.
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    })
    .send(bytes);

import type { FastifyReply } from 'fastify';

/** Answers a picture that everybody may see, for so many seconds. */
export const sendPicture = (reply: FastifyReply, { type, bytes, life }: { type: string; bytes: Buffer; life: number }): FastifyReply =>
  reply
    .type(type)
    .headers({
      'cache-control': `public, max-age=${life}`,
      'content-disposition': 'inline',
      // ASVS 3.2.1: opened by itself it is a picture and nothing else.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // Pages that preview the link show it.
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    })
    .send(bytes);

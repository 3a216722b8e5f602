import type { FastifyReply } from 'fastify';
import { fileNameOf, linkedDataType } from '../../contract/recipes/schema-org.ts';

/** Answers a recipe as linked data, as a file download. */
export const sendLinkedData = (reply: FastifyReply, title: string, recipe: object): FastifyReply =>
  reply
    .type(`${linkedDataType}; charset=utf-8`)
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${fileNameOf(title)}"` })
    .send(JSON.stringify(recipe, null, 2));

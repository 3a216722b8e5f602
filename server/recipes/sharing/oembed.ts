import type { FastifyInstance, FastifyReply } from 'fastify';
import { oembedPath, linkOf } from '../../../contract/recipes/share-path.ts';
import { isLocale } from '../../../contract/shell/locales.ts';
import { requestLanguage } from '../../language/request-language.ts';
import { addressIn } from '../../shell/page-address.ts';
import { asPublic } from './public-recipe.ts';
import { pictureAt, pictureForms } from './pictures/pictures.ts';
import { findShared, pathOf } from './shared.ts';

/** In seconds: a withdrawn recipe leaves the sites that embed it soon. */
const life = 300;

/** The address of a page of this site in `url`; null for other text. */
function pageIn(url: unknown, publicUrl: string): URL | null {
  if (typeof url !== 'string' || url.length > 2_000 || !URL.canParse(url)) return null;
  const page = new URL(url);
  return page.origin === new URL(publicUrl).origin ? page : null;
}

/** A `maxwidth` or `maxheight`; none: without limit. */
const limitIn = (value: unknown): number =>
  typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;

interface Query {
  url?: unknown;
  format?: unknown;
  maxwidth?: unknown;
  maxheight?: unknown;
}

/** https://oembed.com for shared recipes: as a link, because no other site may frame our pages. */
export function registerOembed(app: FastifyInstance): void {
  const { db, config } = app.deps;
  const { publicUrl, productName } = config;
  const without = (reply: FastifyReply, status: 400 | 404 | 410 | 501) =>
    reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send('{}');

  app.get<{ Querystring: Query }>(oembedPath, async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    void reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'x-robots-tag': 'noindex' });
    if (typeof url !== 'string') return without(reply, 400);
    if (format !== 'json') return without(reply, 501);
    const page = pageIn(url, publicUrl);
    const link = page === null ? null : linkOf(page.pathname);
    const found = link === null ? null : await findShared(db, link);
    if (page === null || found === null || found.state === 'missing') return without(reply, 404);
    if (found.state === 'withdrawn') return without(reply, 410);
    const named = page.searchParams.get('locale');
    const language = isLocale(named) ? named : requestLanguage(request);
    const { title } = asPublic(found.row, found.share.id, language);
    const { width, height } = pictureForms.preview;
    const fits = width <= limitIn(maxwidth) && height <= limitIn(maxheight);
    const address = publicUrl + addressIn(pathOf(found.share), isLocale(named) ? named : null);
    return reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': `public, max-age=${life}`, vary: 'accept-language, cookie' })
      .send({
        version: '1.0',
        type: 'link',
        title,
        url: address,
        provider_name: productName,
        provider_url: `${publicUrl}/`,
        cache_age: life,
        ...(fits && {
          thumbnail_url: publicUrl + pictureAt(found, 'preview', language, { productName }),
          thumbnail_width: width,
          thumbnail_height: height,
        }),
      });
  });
}

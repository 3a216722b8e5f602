import { gunzip as gunzipped } from 'node:zlib';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sitemapIndexPath, sitemapPath } from '../../contract/console/sitemaps.ts';
import { sampleEndpoints } from '../../contract/kitchen/samples.ts';
import { Failure } from '../http/failure.ts';
import { readParams } from '../http/read.ts';
import { i18n } from '@anydish/language/sentence';

const gunzip = promisify(gunzipped);

/** Calls of public pages, which search engines that run JavaScript need. */
const readByPages = ['/api/shared/', '/api/categories', sampleEndpoints.listSamples.path];

/** Private pages and non-pages. robots.txt does not protect them: the pages do that themselves. */
const kept = ['/account', '/ai/', '/api/', '/console', '/debug', '/dev/', '/kitchen', '/saved-recipes', '/session', '/shopping'];

/** https://www.rfc-editor.org/rfc/rfc9309: the longest matching rule counts. */
const robotsText = (map: string | null): string =>
  [
    'User-agent: *',
    ...readByPages.map((path) => `Allow: ${path}`),
    ...kept.map((path) => `Disallow: ${path}`),
    'Allow: /',
    ...(map === null ? [] : ['', `Sitemap: ${map}`]),
    '',
  ].join('\n');

/** A short cache lifetime, so that a new publication is visible soon. */
const cached = { 'cache-control': 'public, max-age=300' };

const acceptsGzip = (request: FastifyRequest) => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(request.headers['accept-encoding'] ?? '');

/** robots.txt and the published sitemaps. */
export function registerSitemapFiles(app: FastifyInstance): void {
  const { db, config } = app.deps;
  const published = () =>
    db.selectFrom('sitemap_versions').select(['guid', 'index_xml']).where('is_published', '=', true).executeTakeFirst();
  const missing = () => new Failure('notFound', i18n._('Nothing was found at this address.'));
  const asXml = (reply: FastifyReply) => reply.type('application/xml; charset=utf-8').headers(cached);

  app.get('/robots.txt', async (_request, reply) => {
    const map = (await published()) === undefined ? null : config.publicUrl + sitemapIndexPath;
    return reply.type('text/plain; charset=utf-8').headers(cached).send(robotsText(map));
  });

  // No map before the first publication: an empty one would mean that the site has no pages.
  app.get(sitemapIndexPath, async (_request, reply) => {
    const index = (await published())?.index_xml ?? null;
    if (index === null) throw missing();
    return asXml(reply).send(index);
  });

  app.get(sitemapPath(':number(^[1-9]\\d{0,4}$)'), async (request, reply) => {
    const file = await db
      .selectFrom('sitemap_files')
      .innerJoin('sitemap_versions', 'sitemap_versions.guid', 'sitemap_files.version_guid')
      .select('xml')
      .where('is_published', '=', true)
      .where('sitemap_files.number', '=', Number(readParams(request)['number']))
      .executeTakeFirst();
    if (file === undefined) throw missing();
    void asXml(reply).header('vary', 'accept-encoding');
    // Stored gzipped, as most clients want it.
    return acceptsGzip(request) ? reply.header('content-encoding', 'gzip').send(file.xml) : reply.send(await gunzip(file.xml));
  });
}

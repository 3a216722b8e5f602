import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { endpoints } from '../../../contract/endpoints.ts';
import { maxImportBytes } from '../../../contract/recipes/import-endpoints.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { networkOf } from '../../http/network.ts';
import { route } from '../../http/routes.ts';
import { Permits } from '../../kitchen/permits.ts';
import { uploadLimits } from '../../kitchen/uploads.ts';
import { pageLanguage } from '../../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken } from '../../limits/rate-limit.ts';
import { requireOwnHands } from '../../sign-in/viewer.ts';
import { makeFolder } from './left-folders.ts';
import { takeRecipes } from './take-recipes.ts';

const kibi = 1024;

const busy = i18n._('A lot of recipes are being imported right now. Please try again in a few minutes.');
/** Few at once: each holds a file of up to 200 MB on disk and keeps a processor busy. */
const imports = new Permits(2, 10, busy);
/** Users whose file this process is importing. */
const takers = new Set<string>();

const tooLarge = () =>
  new Failure(
    'tooLarge',
    i18n._('This file is larger than {megabytes, number} MB. Please export fewer recipes at once.', {
      megabytes: maxImportBytes / kibi / kibi,
    }),
  );
const noFile = () => invalidFields({ file: i18n._('Please choose a file.') });

/** Writes an upload to a path. @throws Failure */
async function receive(request: FastifyRequest, path: string): Promise<void> {
  try {
    const sent = await request.file({ throwFileSizeLimit: false, limits: { fileSize: maxImportBytes } });
    if (sent?.fieldname !== 'file') throw noFile();
    await pipeline(sent.file, createWriteStream(path, { mode: 0o600 }));
    if (sent.file.truncated) throw tooLarge();
  } catch (error) {
    if (error instanceof Failure || (error instanceof Error && 'statusCode' in error)) throw error;
    // Choosing the file again does not help when the disk is full.
    if (error instanceof Error && 'syscall' in error) throw error;
    // The form has no boundary, is cut off, or is not a form.
    throw invalidFields({ file: i18n._('The file could not be read. Please choose it again.') });
  }
}

/** Imports recipes from other programs and from AnyDish exports. */
export function registerImports(app: FastifyInstance): void {
  const { db, clock } = app.deps;

  route(app, endpoints.importRecipes, {
    handler: async ({ request, reply }) => {
      const viewer = await requireOwnHands(request);
      const { userGuid } = viewer;
      const [company] = viewer.companies;
      if (company === undefined) throw new Failure('notAllowed', i18n._('Please finish signing up first.'));
      if (!request.isMultipart()) throw new Failure('unsupportedMedia', i18n._('Please send the file in a form, in the field "file".'));
      if (Number(request.headers['content-length'] ?? 0) > maxImportBytes + 64 * kibi) throw tooLarge();
      if (takers.has(userGuid))
        throw new Failure('tooManyRequests', i18n._('A file of yours is being imported already. Please wait until it is done.'), {
          retryAfter: 10,
        });
      takers.add(userGuid);
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      try {
        return await imports.during(async () => {
          await takeToken(db, clock, uploadLimits.recipes(userGuid));
          const folder = await makeFolder();
          try {
            const path = join(folder, 'file');
            await receive(request, path);
            const taker = {
              userGuid,
              company,
              network: networkOf(request.ip),
              reader: { viewer, language: pageLanguage(viewer, request) },
            };
            return await takeRecipes(app.deps, path, taker);
          } finally {
            await rm(folder, { recursive: true, force: true });
          }
        }, gone.signal);
      } finally {
        takers.delete(userGuid);
      }
    },
  });
}

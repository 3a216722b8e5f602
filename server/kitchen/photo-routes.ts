import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { maxPhotoBytes } from '../../contract/kitchen/photo.ts';
import { requireCompany } from '../sign-in/viewer.ts';
import { Failure, invalidFields } from '../http/failure.ts';
import { networkOf } from '../http/network.ts';
import { readGuid, readParams } from '../http/read.ts';
import { route } from '../http/routes.ts';
import { requireSome } from '../limits/budgets.ts';
import { takeToken } from '../limits/rate-limit.ts';
import { keepPhoto, noMoreToday } from './keep-photo.ts';
import { photoFor, type PhotoForms } from './photo-forms.ts';
import { cleanPhoto, tooManyBytes } from './photos.ts';
import { asUpload, uploadLimits } from './uploads.ts';
import { i18n } from '@anydish/language/sentence';

const kibi = 1024;

/** The bytes of the single file in a form's field "photo". @throws Failure unsupportedMedia, tooLarge, invalidInput */
export async function readPhoto(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart())
    throw new Failure('unsupportedMedia', i18n._('Please send the photo as a file of a form, in the field "photo".'));
  // Refused before reading when Content-Length is too large.
  if (Number(request.headers['content-length'] ?? 0) > maxPhotoBytes + 64 * kibi) throw tooManyBytes();
  try {
    const file = await request.file({ throwFileSizeLimit: false, limits: { fileSize: maxPhotoBytes } });
    if (file?.fieldname !== 'photo') throw invalidFields({ photo: i18n._('Please choose a photo.') });
    const bytes = await file.toBuffer();
    if (file.file.truncated) throw tooManyBytes();
    return bytes;
  } catch (error) {
    if (error instanceof Failure || (error instanceof Error && 'statusCode' in error)) throw error;
    // The form has no boundary, is cut off, or is not a form.
    throw invalidFields({ photo: i18n._('The photo could not be read. Please choose it again.') });
  }
}

/** Uploads and serves photos. */
export function registerPhotos(app: FastifyInstance, forms: PhotoForms): void {
  const { db, clock, config, files } = app.deps;
  const { budgets } = config;

  route(app, endpoints.uploadPhoto, {
    handler: async ({ request, reply, params }) => {
      const { viewer, company } = await requireCompany(request, params['companyUri']);
      const spender = { userGuid: viewer.userGuid, network: networkOf(request.ip) };
      const photo = await asUpload(viewer.userGuid, reply, async () => {
        await takeToken(db, clock, uploadLimits.photo(viewer.userGuid));
        // Before the bytes are read.
        await requireSome({ db, clock, budgets }, 'kibibytes', spender, noMoreToday);
        return cleanPhoto(await readPhoto(request));
      });
      const guid = await keepPhoto({ db, clock, budgets, files }, photo, { ...spender, companyGuid: company.guid });
      forms.prepare(guid);
      return { guid, width: photo.width, height: photo.height };
    },
  });

  app.get(rawPaths.photo, async (request, reply) => {
    const params = readParams(request);
    const { company } = await requireCompany(request, params['companyUri']);
    const guid = readGuid(params['guid']);
    // Without its bytes: a deleted photo is gone at once, and the rest may be in memory.
    const stored = await db
      .selectFrom('photos')
      .select('guid')
      .where('guid', '=', guid)
      .where('company_guid', '=', company.guid)
      .executeTakeFirst();
    if (stored === undefined) throw new Failure('notFound', i18n._('Photo not found.'));
    const sent = await photoFor(app.deps, forms, { guid, request });
    return reply
      .type(sent.type)
      .headers({
        // A photo never changes under its guid, and only its company may see it. A form that is not made yet is asked for again.
        'cache-control': sent.isAsWanted ? 'private, max-age=31536000, immutable' : 'private, no-cache',
        // What the browser keeps of it is for this session: after a sign-out it is asked for again.
        vary: sent.isForm ? 'cookie, accept, save-data' : 'cookie',
        etag: sent.tag,
        'content-disposition': 'inline',
        // ASVS 3.2.1: opened directly, it is only a picture.
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      .code(sent.isKnown ? 304 : 200)
      .send(sent.isKnown ? undefined : sent.bytes);
  });
}

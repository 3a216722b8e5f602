import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { consolePicturePath, consolePictureQuery } from '../../contract/console/console-endpoints.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { newGuid } from '../db/guid.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../db/transaction.ts';
import { Failure } from '../http/failure.ts';
import { readGuid, readParams, readQuery } from '../http/read.ts';
import { route } from '../http/routes.ts';
import { readPhoto } from '../kitchen/photo-routes.ts';
import { cleanPhoto } from '../kitchen/photos.ts';
import { asUpload, uploadLimits } from '../kitchen/uploads.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken } from '../limits/rate-limit.ts';
import { writeAudit } from './audit/audit-log.ts';
import { readArea, requireStaff } from './gate.ts';
import { nothing } from './records/read-record.ts';

/** The size for link previews: https://ogp.me */
const wide = { width: 1200, height: 630 };

/** The size for lists, where pictures are a finger wide. */
const small = { width: 320, height: 320 };
const smallOf = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .resize({ ...small, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 78 })
    .toBuffer();

/** A picture's size for lists, made now where the picture is older than this size. Null: there is none. @throws StoreError */
async function readSmall({ db, files }: Pick<Deps, 'db' | 'files'>, guid: string, area: string): Promise<Buffer | null> {
  const picture = await db
    .selectFrom('pictures')
    .select(['small as bytes', 'small_file as file'])
    .where('guid', '=', guid)
    .where('area', '=', area)
    .executeTakeFirst();
  const kept = picture === undefined ? null : await files.read(picture);
  if (picture === undefined || kept !== null) return kept;
  const whole = await readWhole({ db, files }, guid, area);
  if (whole === null) return null;
  const made = await smallOf(whole);
  const stored = await files.keep({ folder: 'pictures', guid, variant: 'small' }, made, 'image/jpeg');
  await db.updateTable('pictures').set({ small: stored.bytes, small_file: stored.file }).where('guid', '=', guid).execute();
  return made;
}

async function readWhole({ db, files }: Pick<Deps, 'db' | 'files'>, guid: string, area: string): Promise<Buffer | null> {
  const picture = await db
    .selectFrom('pictures')
    .select(['bytes', 'file'])
    .where('guid', '=', guid)
    .where('area', '=', area)
    .executeTakeFirst();
  return picture === undefined ? null : files.read(picture);
}

/** Pictures of records. An upload belongs to no record until one is saved with it. */
export function registerConsolePictures(app: FastifyInstance): void {
  const { db, clock, files } = app.deps;

  route(app, endpoints.uploadPicture, {
    handler: async ({ request, reply, params }) => {
      const { name, area } = readArea(params['area']);
      const flags = area.editNeeds === null ? [area.needs] : [area.needs, area.editNeeds];
      const { userGuid, place } = await requireStaff(request, { flags });
      if (!Object.values(area.fields).some(({ kind }) => kind === 'picture')) throw nothing();
      const { bytes, width, height } = await asUpload(userGuid, reply, async () => {
        await takeToken(db, clock, uploadLimits.picture(userGuid));
        return cleanPhoto(await readPhoto(request));
      });
      const cut = await sharp(bytes)
        .resize({ ...wide, fit: 'cover' })
        .jpeg({ quality: 82 })
        .toBuffer();
      const guid = newGuid();
      const keep = (variant: string, picture: Buffer) => files.keep({ folder: 'pictures', guid, variant }, picture, 'image/jpeg');
      const whole = await keep('original', bytes);
      const forPreviews = await keep('wide', cut);
      const forLists = await keep('small', await smallOf(bytes));
      await inTransaction(db, async (tx) => {
        await tx
          .insertInto('pictures')
          .values({
            guid,
            area: name,
            ...whole,
            wide: forPreviews.bytes,
            wide_file: forPreviews.file,
            small: forLists.bytes,
            small_file: forLists.file,
            created_at: clock.now(),
          })
          .execute();
        await writeAudit(tx, clock, {
          action: `${name}.picture.uploaded`,
          actorGuid: userGuid,
          place,
          subjectGuid: null,
          details: { picture: guid },
        });
      });
      return { guid, width, height };
    },
  });

  app.get(consolePicturePath, async (request, reply) => {
    const params = readParams(request);
    const { name, area } = readArea(params['area']);
    await requireStaff(request, { flags: [area.needs] });
    const { size } = readQuery(consolePictureQuery, request);
    const bytes = await (size === undefined ? readWhole : readSmall)(app.deps, readGuid(params['guid']), name);
    if (bytes === null) throw new Failure('notFound', i18n._('Photo not found.'));
    return reply
      .type('image/jpeg')
      .headers({
        // It never changes under its guid.
        'cache-control': 'private, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(bytes);
  });
}

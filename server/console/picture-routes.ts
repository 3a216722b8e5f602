import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { consolePicturePath } from '../../contract/console/console-endpoints.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { newGuid } from '../db/guid.ts';
import { inTransaction } from '../db/transaction.ts';
import { Failure } from '../http/failure.ts';
import { readGuid, readParams } from '../http/read.ts';
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

/** Pictures of records. An upload belongs to no record until one is saved with it. */
export function registerConsolePictures(app: FastifyInstance): void {
  const { db, clock } = app.deps;

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
      await inTransaction(db, async (tx) => {
        await tx.insertInto('pictures').values({ guid, area: name, bytes, wide: cut, created_at: clock.now() }).execute();
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
    const picture = await db
      .selectFrom('pictures')
      .select('bytes')
      .where('guid', '=', readGuid(params['guid']))
      .where('area', '=', name)
      .executeTakeFirst();
    if (picture === undefined) throw new Failure('notFound', i18n._('Photo not found.'));
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
      .send(picture.bytes);
  });
}

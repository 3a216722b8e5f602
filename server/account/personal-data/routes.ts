import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { endpoints } from '../../../contract/endpoints.ts';
import { exportPath, recipesExportPath } from '../../../contract/account/export-path.ts';
import type { PersonalData } from '../../../contract/account/personal-data.ts';
import { readCookie } from '../../sign-in/cookies.ts';
import type { Deps } from '../../deps.ts';
import { passwordHashOf } from '../own-password.ts';
import { hashToken } from '../../sign-in/secrets.ts';
import { requireProof } from '../../sign-in/require-proof.ts';
import { requireOwnHands } from '../../sign-in/viewer.ts';
import { Failure } from '../../http/failure.ts';
import { isOwnNavigation } from '../../http/origin.ts';
import { route } from '../../http/routes.ts';
import { languageFor, pageLanguage } from '../../language/request-language.ts';
import { takeToken } from '../../limits/rate-limit.ts';
import { cancelDeletion, findDeletion, requestDeletion } from './deletion.ts';
import { exportFile } from './export.ts';
import { i18n } from '@anydish/language/sentence';
import { recipeArchive } from '../../recipes/take-along/archive.ts';
import type { Viewer } from '../../sign-in/viewer-rows.ts';

/** How long a proof is valid. */
const proofLife = 5 * 60_000;

const tokenHashOf = (request: FastifyRequest) => hashToken(readCookie(request, 'session') ?? '');

/** Consumes a proof. @throws Failure notAllowed unless the owner has just authenticated in this session and has not used the proof yet */
async function takeProof(request: FastifyRequest): Promise<void> {
  const { db, clock } = request.server.deps;
  const proved = await db
    .updateTable('sessions')
    .set({ proved_at: null })
    .where('token_hash', '=', tokenHashOf(request))
    .where('proved_at', '>', clock.now() - proofLife)
    .returning('guid')
    .executeTakeFirst();
  if (!proved) throw new Failure('notAllowed', i18n._('Please request your data in your account settings.'));
}

/** Before a long answer begins: the user's photos can be read. @throws StoreError */
async function requirePhotos({ db, files }: Pick<Deps, 'db' | 'files'>, userGuid: string): Promise<void> {
  const companies = db.selectFrom('company_members').select('company_guid').where('user_guid', '=', userGuid);
  const photo = await db
    .selectFrom('photos')
    .select('file')
    .where('company_guid', 'in', companies)
    .where('file', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (photo !== undefined) await files.read({ bytes: null, ...photo });
}

/** The owner in person, with a proof. @throws Failure notSignedIn, notAllowed, and StoreError, which leaves the proof */
async function requireTaker(request: FastifyRequest): Promise<Viewer> {
  const owner = await requireOwnHands(request);
  // Fetch Metadata: only a navigation from our own pages. Blocks other sites and scripts.
  if (!isOwnNavigation(request)) throw new Failure('notAllowed', i18n._('Please request your data in your account settings.'));
  await requirePhotos(request.server.deps, owner.userGuid);
  await takeProof(request);
  return owner;
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);
const asFile = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' });

/** Personal data, for the owner only: export and deletion. */
export function registerPersonalData(app: FastifyInstance): void {
  const { deps } = app;
  const { db, clock } = deps;

  const personalData = async (userGuid: string): Promise<PersonalData> => ({
    hasPassword: (await passwordHashOf(deps, userGuid)) !== null,
    deletion: await findDeletion(db, userGuid),
  });

  route(app, endpoints.getPersonalData, {
    handler: async ({ request }) => personalData((await requireOwnHands(request)).userGuid),
  });

  route(app, endpoints.prepareExport, {
    handler: async ({ request, body }) => {
      const { userGuid } = await requireProof(request, body.currentPassword);
      await takeToken(db, clock, { key: `exports ${userGuid}`, limit: 10, windowSeconds: 3_600 });
      await db.updateTable('sessions').set({ proved_at: clock.now() }).where('token_hash', '=', tokenHashOf(request)).execute();
      return null;
    },
  });

  app.get(exportPath, { exposeHeadRoute: false }, async (request, reply) => {
    const { userGuid, email } = await requireTaker(request);
    const now = clock.now();
    const file = exportFile(deps, { userGuid, email, productName: deps.config.productName, now });
    return reply
      .type('application/json; charset=utf-8')
      .headers(asFile(`anydish-export-${dayOf(now)}.json`))
      .send(Readable.from(file));
  });

  app.get(recipesExportPath, { exposeHeadRoute: false }, async (request, reply) => {
    const viewer = await requireTaker(request);
    const now = clock.now();
    const { productName, publicUrl } = deps.config;
    const reader = { viewer, language: pageLanguage(viewer, request) };
    const file = recipeArchive(deps, { userGuid: viewer.userGuid, reader, productName, publicUrl, now });
    return reply
      .type('application/zip')
      .headers(asFile(`anydish-recipes-${dayOf(now)}.zip`))
      .send(Readable.from(file, { objectMode: false }));
  });

  route(app, endpoints.requestDeletion, {
    handler: async ({ request, body }) => {
      const owner = await requireProof(request, body.currentPassword);
      await requestDeletion(deps, { ...owner, language: languageFor(owner, request) });
      return personalData(owner.userGuid);
    },
  });

  route(app, endpoints.cancelDeletion, {
    handler: async ({ request }) => {
      const owner = await requireOwnHands(request);
      await cancelDeletion(deps, { ...owner, language: languageFor(owner, request) });
      return personalData(owner.userGuid);
    },
  });
}

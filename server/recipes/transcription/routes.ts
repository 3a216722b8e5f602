import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { longestSource, type Transcription, type TranscriptionRequest } from '../../../contract/recipes/transcription-endpoints.ts';
import { cutText } from '../../../contract/text.ts';
import { newGuid } from '../../db/guid.ts';
import type { Deps } from '../../deps.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { goneSignal } from '../../http/gone-signal.ts';
import { networkOf } from '../../http/network.ts';
import { route } from '../../http/routes.ts';
import { currentPrompt } from '../../kitchen/openai/prompt.ts';
import { uploadLimits } from '../../kitchen/uploads.ts';
import { pageLanguage } from '../../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { charge, requireSome, type Spender } from '../../limits/budgets.ts';
import { takeToken } from '../../limits/rate-limit.ts';
import { requireCompany, requireOwnHands } from '../../sign-in/viewer.ts';
import { fetchPage } from './fetch-page.ts';
import { keepTranscribed } from './keep.ts';
import { readPhoto } from './ocr.ts';
import { readByModel, type ModelSource } from './read-by-model.ts';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';

const noMore = i18n._('No more recipes can be read today. Please come back tomorrow.');
const noMoreToday = { own: noMore, site: noMore };
/** Users whose recipe this process is reading. */
const readers = new Set<string>();

const noRecipe = (source: TranscriptionRequest['source']) => {
  if (source === 'photo')
    return invalidFields({
      photoGuid: i18n._(
        'No recipe could be read in this photo. Please take it straight from above, in good light, with the text filling the picture.',
      ),
    });
  const text = i18n._('No recipe was found here. It needs a list of ingredients, or steps.');
  return invalidFields(source === 'page' ? { address: text } : { text });
};

/** The source to read, and the user. */
interface Work {
  request: TranscriptionRequest;
  companyGuid: string;
  spender: Spender;
  signal: AbortSignal;
}

async function photoOf({ db, files }: Pick<Deps, 'db' | 'files'>, { request, companyGuid }: Work): Promise<Uint8Array> {
  if (request.photoGuid === null) throw invalidFields({ photoGuid: i18n._('Please choose a photo.') });
  const photo = await db
    .selectFrom('photos')
    .select(['bytes', 'file'])
    .where('guid', '=', request.photoGuid)
    .where('company_guid', '=', companyGuid)
    .executeTakeFirst();
  const bytes = photo === undefined ? null : await files.read(photo);
  if (bytes === null) throw invalidFields({ photoGuid: i18n._('This photo is no longer available. Please add it again.') });
  return bytes;
}

/** Reads with the configured model and the transcription prompt; tokens are recorded for every outcome. */
async function byModel(
  deps: Deps,
  endpoint: NonNullable<Deps['config']['ai']>,
  { signal, spender }: Work,
  source: ModelSource,
): Promise<Transcription | null> {
  const { db, clock, config } = deps;
  const services = { db, clock, budgets: config.budgets };
  await requireSome(services, 'tokens', spender, noMoreToday);
  const { body: prompt } = await currentPrompt(db, clock, 'transcription');
  let spent = 0;
  try {
    return await readByModel(source, { endpoint, prompt, signal, owner: spender.userGuid, spend: (tokens) => void (spent += tokens) });
  } finally {
    if (spent > 0) await charge(services, 'tokens', spent, spender);
  }
}

/** @throws Failure for unreadable sources and those without a recipe */
async function read(deps: Deps, work: Work): Promise<Transcription> {
  const { config } = deps;
  const { request, signal } = work;
  const { source, address, language } = request;
  const text = request.text.trim();
  if (source === 'text' && text === '') throw invalidFields({ text: i18n._('Please paste the text of a recipe.') });
  if (source === 'page' && address.trim() === '') throw invalidFields({ address: i18n._('Please enter the address of a page.') });
  if (source === 'page') {
    const page = await fetchPage(address, {
      agent: `${config.productName} (${config.publicUrl})`,
      mayBeOwn: config.readsOwnNetwork,
      signal,
    });
    const reading = { owner: work.spender.userGuid, field: 'address', signal };
    const taken = await readUntrusted('page', [page], reading);
    if ('told' in taken) return taken.told;
    const { shown } = taken;
    if (config.ai === null) return readUntrusted('shown', [shown], reading);
    const found = await byModel(deps, config.ai, work, { text: cutText(shown.text, longestSource), photo: null });
    if (found === null) throw noRecipe(source);
    return { ...found, origin: shown.origin };
  }
  const photo = source === 'photo' ? await photoOf(deps, work) : null;
  if (config.ai !== null) {
    const found = await byModel(deps, config.ai, work, { text: photo === null ? text : '', photo });
    if (found === null) throw noRecipe(source);
    return found;
  }
  const reading = { owner: work.spender.userGuid, field: photo === null ? 'text' : 'photoGuid', signal };
  return photo === null
    ? readUntrusted('text', [text], reading)
    : readUntrusted('lines', [await readPhoto(photo, language, signal)], reading);
}

/** Written recipes: read from a photo, a text or a page, and stored after the user's corrections. */
export function registerTranscriptions(app: FastifyInstance): void {
  const { deps } = app;
  const { db, clock } = deps;

  const earlier = (userGuid: string, requestKey: string) =>
    db
      .selectFrom('transcriptions')
      .select('reading')
      .where('user_guid', '=', userGuid)
      .where('request_key', '=', requestKey)
      .executeTakeFirst();

  route(app, endpoints.readTranscription, {
    handler: async ({ request, reply, params, body }) => {
      const { userGuid } = await requireOwnHands(request);
      const { company } = await requireCompany(request, params['companyUri']);
      const known = await earlier(userGuid, body.requestKey);
      if (known !== undefined) return known.reading;
      if (readers.has(userGuid))
        throw new Failure('tooManyRequests', i18n._('A recipe of yours is being read already. Please wait until it is done.'), {
          retryAfter: 5,
        });
      readers.add(userGuid);
      try {
        await takeToken(db, clock, uploadLimits.transcription(userGuid));
        const spender = { userGuid, network: networkOf(request.ip) };
        const reading = await read(deps, { request: body, companyGuid: company.guid, spender, signal: goneSignal(reply) });
        if (reading.ingredients.length === 0 && reading.steps.length === 0) throw noRecipe(body.source);
        await db
          .insertInto('transcriptions')
          .values({
            guid: newGuid(),
            user_guid: userGuid,
            request_key: body.requestKey,
            reading: JSON.stringify(reading),
            created_at: clock.now(),
          })
          .onConflict((conflict) => conflict.columns(['user_guid', 'request_key']).doNothing())
          .execute();
        return reading;
      } finally {
        readers.delete(userGuid);
      }
    },
  });

  route(app, endpoints.keepTranscription, {
    handler: async ({ request, params, body }) => {
      const viewer = await requireOwnHands(request);
      const { company } = await requireCompany(request, params['companyUri']);
      await takeToken(db, clock, uploadLimits.transcribed(viewer.userGuid));
      const reader = { viewer, language: pageLanguage(viewer, request) };
      const guid = await keepTranscribed(deps, { userGuid: viewer.userGuid, company, reader }, body);
      return { companyUri: company.uri, guid };
    },
  });
}

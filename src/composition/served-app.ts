import { is, type Struct } from 'superstruct';
import { createActor, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';
import { fillPath } from '../../contract/endpoint.ts';
import type { ApiError } from '../../contract/errors.ts';
import { idOfLink } from '../../contract/recipes/share-path.ts';
import { shareEndpoints, type SharedRecipe } from '../../contract/recipes/share-endpoints.ts';
import { fromWire } from '../../contract/casing.ts';
import { envelopeSchema } from '../../contract/envelope.ts';
import { sampleEndpoints, type Sample } from '../../contract/kitchen/samples.ts';
import { categoryEndpoints, type CategoryLink, type PublicCategory } from '../../contract/recipes/category-pages.ts';
import type { PageOrder } from '../../contract/shell/served-page.ts';
import { sampleMachine } from '../../machines/kitchen/sample.machine.ts';
import { categoryMachine } from '../../machines/recipes/category.machine.ts';
import { sharedRecipeMachine } from '../../machines/recipes/shared-recipe.machine.ts';
import { appMachine } from '../../machines/shell/app.machine.ts';
import { pageMachine, type Chunk, type PageAddress } from '../../machines/shell/page.machine.ts';
import { anonymousSession, sessionMachine } from '../../machines/shell/session.machine.ts';
import { resetMachine } from '../../machines/sign-in/reset.machine.ts';
import { signInMachine } from '../../machines/sign-in/sign-in.machine.ts';
import { signUpMachine } from '../../machines/sign-in/sign-up.machine.ts';
import type { AppActor } from '../app/app-context.tsx';
import { keepView } from '../pages/loaded-views.ts';
import type { Page } from '../pages/page-table.ts';
import { mayHavePasskeys } from '../services/passkeys.ts';
import { flowOf, withoutFlow } from './flow-scope.ts';

interface Needs extends Omit<PageOrder, 'path'> {
  pages: ReadonlyMap<string, Page>;
  /** Code or texts of a page are missing: it is not served without them. */
  onFailure: (error: unknown) => void;
}

/** On the server nothing is called, waited for or remembered. */
const inert = <Output, Input>(): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.withResolvers<Output>().promise);

/** Nobody in particular; the key is not shown. */
const newId = () => '';

interface Asked<T, S> {
  path: string;
  payload: Struct<T, S>;
}

/** What a call was answered before the page is rendered. @throws ApiError as the server has refused it */
function answerTo<T, S>({ path, payload }: Asked<T, S>, params: Record<string, string>, { answers, language }: Needs): T {
  const body = answers[`${fillPath(path, params)}?language=${language}`];
  if (!is(body, envelopeSchema)) throw new Error(`No answer of ${path} came with the order.`);
  const refusal: ApiError = { message: body.status_text, statusCode: body.status_code, payload: null };
  if (body.status_code !== 0) throw refusal;
  const value = fromWire(body.payload);
  if (!is(value, payload)) throw new Error(`${path} answered something else than agreed.`);
  return value;
}

const answered = <T, S>(...asked: Parameters<typeof answerTo<T, S>>): Promise<T> => Promise.resolve().then(() => answerTo(...asked));

/** Never sends anything. */
const still = fromCallback(() => undefined);

/** The flows of the pages that are rendered on the server, as they begin for a guest. */
const flows: Readonly<Record<string, (needs: Needs, address: PageAddress) => Chunk>> = {
  sample: (needs) => {
    const loadSamples = fromPromise<readonly Sample[]>(() => answered(sampleEndpoints.listSamples, {}, needs));
    const loadCategories = fromPromise<readonly CategoryLink[]>(() => answered(categoryEndpoints.listCategories, {}, needs));
    return flowOf(sampleMachine.provide({ actors: { loadSamples, loadCategories } }), undefined);
  },
  login: ({ origin }) =>
    flowOf(signInMachine.provide({ actors: { awaitPasskey: inert() } }), {
      email: '',
      sourcePage: null,
      lastMethod: null,
      error: null,
      hasPasskeys: mayHavePasskeys(origin),
      newId,
    }),
  signUp: ({ origin }) =>
    flowOf(signUpMachine, {
      step: 'form',
      email: '',
      typedName: null,
      stored: null,
      sourcePage: null,
      wishedPage: null,
      session: anonymousSession(''),
      hasPasskeys: mayHavePasskeys(origin),
      now: Date.now,
      newId,
    }),
  sharedRecipe: (needs, { params }) => {
    const loadShared = fromPromise<SharedRecipe, { id: string }>(({ input: { id } }) => answered(shareEndpoints.getShared, { id }, needs));
    const guest = { isMember: false, wantsCopy: false, chosen: null, units: null, ovens: null, newId };
    return flowOf(sharedRecipeMachine.provide({ actors: { loadShared } }), { id: idOfLink(params['link'] ?? '') ?? '-', ...guest });
  },
  category: (needs, { params: { slug = '' } }) => {
    const loadCategory = fromPromise<PublicCategory, { slug: string; after: string | null }>(({ input }) =>
      answered(categoryEndpoints.getPublicCategory, { slug: input.slug.toLowerCase() }, needs),
    );
    return flowOf(categoryMachine.provide({ actors: { loadCategory, watchAddress: still } }), { slug, params: [] });
  },
  reset: () => flowOf(resetMachine, { email: '', stored: null, now: Date.now }),
};

/** The app as a guest's browser has it when a page is first shown. Nothing in it waits; stop it after rendering. */
export function composeServedApp(needs: Needs): AppActor {
  const loadChunk = fromPromise<Chunk, { chunkId: string; address: PageAddress }>(async ({ input: { chunkId, address } }) => {
    try {
      const view = await needs.pages.get(chunkId)?.load?.();
      if (view !== undefined) keepView(chunkId, view);
      return flows[chunkId]?.(needs, address) ?? withoutFlow;
    } catch (error) {
      needs.onFailure(error);
      throw error;
    }
  });
  const session = sessionMachine.provide({
    actors: { loadSession: fromPromise(() => Promise.resolve(anonymousSession(''))), endSession: inert(), followTabs: still },
  });
  const page = pageMachine.provide({ actors: { loadChunk, inspectFailure: inert() } });
  return createActor(appMachine.provide({ actors: { session, page, findStart: inert() } }), { input: { newGuid: newId } });
}

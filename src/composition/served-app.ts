import { is, type Struct } from 'superstruct';
import { createActor, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';
import { fromWire } from '../../contract/casing.ts';
import { envelopeSchema } from '../../contract/envelope.ts';
import { sampleEndpoints } from '../../contract/kitchen/samples.ts';
import { categoryEndpoints } from '../../contract/recipes/category-pages.ts';
import type { PageOrder } from '../../contract/shell/served-page.ts';
import { sampleMachine } from '../../machines/kitchen/sample.machine.ts';
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
}

/** On the server nothing is called, waited for or remembered. */
const inert = <Output, Input>(): PromiseActorLogic<Output, Input> => fromPromise(() => new Promise<never>(() => undefined));

/** Nobody in particular; the key is not shown. */
const newId = () => '';

/** A call that was answered before the page is rendered. */
const answered = <T, S>({ path, payload }: { path: string; payload: Struct<T, S> }, { answers, language }: Needs): T => {
  const body = answers[`${path}?language=${language}`];
  const value = is(body, envelopeSchema) ? fromWire(body.payload) : null;
  if (!is(value, payload)) throw new Error(`No answer of ${path} came with the order.`);
  return value;
};

/** The flows of the pages that are rendered on the server, as they begin for a guest. */
const flows: Readonly<Record<string, (needs: Needs) => Chunk>> = {
  sample: (needs) => {
    const loadSamples = fromPromise(async () => answered(sampleEndpoints.listSamples, needs));
    const loadCategories = fromPromise(async () => answered(categoryEndpoints.listCategories, needs));
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
  reset: () => flowOf(resetMachine, { email: '', stored: null, now: Date.now }),
};

/** The app as a guest's browser has it when a page is first shown. Nothing in it waits; stop it after rendering. */
export function composeServedApp(needs: Needs): AppActor {
  const loadChunk = fromPromise<Chunk, { chunkId: string; address: PageAddress }>(async ({ input: { chunkId } }) => {
    const view = await needs.pages.get(chunkId)?.load?.();
    if (view !== undefined) keepView(chunkId, view);
    return flows[chunkId]?.(needs) ?? withoutFlow;
  });
  const session = sessionMachine.provide({
    actors: { loadSession: fromPromise(async () => anonymousSession('')), endSession: inert(), followTabs: fromCallback(() => undefined) },
  });
  const page = pageMachine.provide({ actors: { loadChunk, inspectFailure: inert() } });
  return createActor(appMachine.provide({ actors: { session, page, findStart: inert() } }), { input: { newGuid: newId } });
}

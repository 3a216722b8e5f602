import { assign, sendTo, setup, type ActorRef, type PromiseActorLogic, type Snapshot } from 'xstate';
import { collectionNameProblem, type Collection } from '../../contract/recipes/collections.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { ProblemId } from '../../contract/validation.ts';
import { kept } from '../parts/failure.ts';

/** Events of a page that shows recipes. */
export type CollectionsNews =
  | { type: 'collection.made'; collection: string; guids: readonly string[] }
  | { type: 'collection.deleted'; collection: string };

interface CollectionsInput {
  /** The company in which new collections are created. */
  companyUri: string;
  newId: () => string;
  page: ActorRef<Snapshot<unknown>, CollectionsNews>;
}

export interface CollectionsContext extends CollectionsInput {
  collections: readonly Collection[];
  /** The recipes to choose collections for. */
  picked: readonly string[];
  /** As the server has them, where an order is being saved. */
  saved: readonly Collection[];
  /** Typed name of the new collection. */
  name: string;
  /** Idempotency key of the new collection. */
  key: string | null;
  /** The collection being renamed (with the typed name) or deleted. */
  form: Collection | null;
  problem: ProblemId | null;
  error: ApiError | null;
}

export type CollectionsEvent =
  | { type: 'picker.opened'; guids: readonly string[] }
  | { type: 'editor.opened' }
  | { type: 'panel.closed' }
  | { type: 'name.changed'; name: string }
  | { type: 'collection.submitted' }
  | { type: 'collection.moved'; guid: string; by: 1 | -1 }
  | { type: 'rename.begun'; collection: Collection }
  | { type: 'title.changed'; name: string }
  | { type: 'title.submitted' }
  | { type: 'rename.cancelled' }
  | { type: 'removal.requested'; collection: Collection }
  | { type: 'retry.requested' };

interface Which {
  companyUri: string;
  guid: string;
}

export type All = readonly Collection[];

/** The list with one item moved up or down; at an end it stays. */
export function moved(all: All, { guid, by }: { guid: string; by: 1 | -1 }): All {
  const from = all.findIndex((one) => one.guid === guid);
  const [one, other] = [all[from], all[from + by]];
  if (one === undefined || other === undefined) return all;
  return all.with(from, other).with(from + by, one);
}

/** The list in the order of another one; what only one of them has keeps its place at the end. */
const inOrderOf = (all: All, other: All): All => {
  const placeOf = ({ guid }: Collection) => {
    const place = other.findIndex((one) => one.guid === guid);
    return place < 0 ? other.length : place;
  };
  return all.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The collections' context, events, holes, actions and guards. */
export const collectionsSetup = setup({
  types: {} as { context: CollectionsContext; input: CollectionsInput; events: CollectionsEvent; tags: 'busy' | 'form' },
  actors: {} as {
    loadCollections: PromiseActorLogic<All>;
    createCollection: PromiseActorLogic<All, Which & { name: string }>;
    renameCollection: PromiseActorLogic<All, Which & { name: string }>;
    orderCollections: PromiseActorLogic<All, { guids: string[] }>;
    /** Asks for confirmation in a box. */
    confirmRemoval: PromiseActorLogic<boolean, { name: string }>;
    deleteCollection: PromiseActorLogic<All, Which>;
  },
  actions: {
    keepAll: assign((_, { all }: { all: All }) => ({ collections: all, saved: all, error: null })),
    // A name that was saved meanwhile stays.
    keepOrder: assign(({ context }, { all }: { all: All }) => ({ collections: inOrderOf(context.collections, all), saved: all })),
    takeBack: assign({ collections: ({ context }) => inOrderOf(context.collections, context.saved) }),
    pick: assign((_, { guids }: { guids: readonly string[] }) => ({ picked: guids })),
    setName: assign((_, { name }: { name: string }) => ({ name, problem: null, error: null })),
    // The key stays until the collection exists.
    keepKey: assign({ key: ({ context: { key, newId } }) => key ?? newId(), problem: null, error: null }),
    clearName: assign({ name: '', key: null }),
    tellMade: sendTo(
      ({ context }) => context.page,
      ({ context: { key, picked } }) => ({ type: 'collection.made', collection: key ?? '', guids: picked }) as const,
    ),
    tellDeleted: sendTo(
      ({ context }) => context.page,
      ({ context: { form } }) => ({ type: 'collection.deleted', collection: form?.guid ?? '' }) as const,
    ),
    showProblem: assign({ problem: ({ context }) => collectionNameProblem(context.name) }),
    showTitleProblem: assign({ problem: ({ context }) => collectionNameProblem(context.form?.name ?? '') }),
    move: assign({ collections: ({ context }, params: { guid: string; by: 1 | -1 }) => moved(context.collections, params) }),
    setForm: assign((_, { collection }: { collection: Collection | null }) => ({ form: collection, problem: null, error: null })),
    setTitle: assign({
      form: ({ context: { form } }, { name }: { name: string }) => (form === null ? null : { ...form, name }),
      problem: null,
      error: null,
    }),
    forget: assign({ picked: [], name: '', key: null, form: null, problem: null, error: null }),
    keepError: assign(kept),
    /** Hole: reports an error. */
    tellFailure: (_, _params: { error: ApiError }) => undefined,
  },
  guards: {
    isNamed: ({ context }) => collectionNameProblem(context.name) === null,
    isTitled: ({ context }) => collectionNameProblem(context.form?.name ?? '') === null,
    isYes: (_, { output }: { output: boolean }) => output,
  },
});

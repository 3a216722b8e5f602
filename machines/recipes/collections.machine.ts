import { assign, sendTo, setup, type ActorRef, type PromiseActorLogic, type Snapshot } from 'xstate';
import { collectionNameProblem, type Collection } from '../../contract/recipes/collections.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { ProblemId } from '../../contract/validation.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { load, loadSilently, saving } from '../parts/loader.ts';

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

interface CollectionsContext extends CollectionsInput {
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

type All = readonly Collection[];
type Now = { context: CollectionsContext };

const arrived = { type: 'keepAll', params: ({ event }: { event: { output: All } }) => ({ all: event.output }) } as const;
const openers = {
  'picker.opened': {
    target: '#collections.panel.openingPicker',
    actions: { type: 'pick', params: ({ event }: { event: Extract<CollectionsEvent, { type: 'picker.opened' }> }) => event },
  },
  'editor.opened': '#collections.panel.openingEditor',
} as const;
const closing = { 'panel.closed': { target: '#collections.panel.resting', actions: 'forget' } } as const;
const typing = {
  'name.changed': {
    actions: { type: 'setName', params: ({ event }: { event: Extract<CollectionsEvent, { type: 'name.changed' }> }) => event },
  },
} as const;
const moving = {
  type: 'move',
  params: ({ event }: { event: Extract<CollectionsEvent, { type: 'collection.moved' }> }) => event,
} as const;
const made = ({ context: { companyUri, key, name } }: Now) => ({ companyUri, guid: key ?? '', name });
const which = ({ context: { form } }: Now) => ({ companyUri: form?.companyUri ?? '', guid: form?.guid ?? '' });

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

/** Collections of recipes: create, rename, reorder, delete, and assign recipes. */
export const collectionsMachine = setup({
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
}).createMachine({
  id: 'collections',
  description: 'Keeps recipes together as their owner wants.',
  context: ({ input }) => ({
    ...input,
    collections: [],
    saved: [],
    picked: [],
    name: '',
    key: null,
    form: null,
    problem: null,
    error: null,
  }),
  type: 'parallel',
  states: {
    panel: {
      description: 'What is shown of the collections.',
      initial: 'loading',
      states: {
        loading: {
          ...loadSilently('The collections are on their way.', {
            src: 'loadCollections',
            onDone: { target: 'resting', actions: arrived },
            onError: { target: 'unavailable', actions: keepError },
          }),
          on: { 'picker.opened': openers['picker.opened'] },
        },
        unavailable: { description: 'The collections did not come; the page does without them until one asks for them.', on: openers },
        resting: { description: 'The collections are known.', on: openers },
        openingPicker: {
          ...load('The collections are fetched anew, to choose some for recipes.', {
            src: 'loadCollections',
            id: 'loadForPicker',
            onDone: { target: 'picking', actions: arrived },
            onError: { target: 'pickerFailed', actions: keepError },
          }),
          on: closing,
        },
        pickerFailed: {
          description: 'They did not come; the page says so.',
          on: { ...closing, ...openers, 'retry.requested': 'openingPicker' },
        },
        picking: {
          description: 'Collections are chosen for recipes.',
          tags: 'form',
          on: {
            ...closing,
            ...typing,
            'picker.opened': { actions: { type: 'pick', params: ({ event }) => event } },
            'editor.opened': 'openingEditor',
            'collection.submitted': [{ guard: 'isNamed', target: 'adding', actions: 'keepKey' }, { actions: 'showProblem' }],
          },
        },
        adding: saving('A new collection is made, for the recipes.', {
          src: 'createCollection',
          id: 'createForRecipes',
          input: made,
          onDone: { target: 'picking', actions: [arrived, 'tellMade', 'clearName'] },
          onError: { target: 'picking', actions: keepError },
        }),
        openingEditor: {
          ...load('The collections are fetched anew, to be changed.', {
            src: 'loadCollections',
            id: 'loadForEditor',
            onDone: { target: 'managing', actions: arrived },
            onError: { target: 'editorFailed', actions: keepError },
          }),
          on: closing,
        },
        editorFailed: {
          description: 'They did not come; the page says so.',
          on: { ...closing, 'picker.opened': openers['picker.opened'], 'retry.requested': 'openingEditor' },
        },
        managing: {
          description: 'Collections are made, named, put in order and deleted.',
          tags: 'form',
          on: {
            ...closing,
            ...typing,
            'picker.opened': openers['picker.opened'],
            'collection.submitted': [{ guard: 'isNamed', target: 'creating', actions: 'keepKey' }, { actions: 'showProblem' }],
            'rename.begun': { target: 'renaming', actions: { type: 'setForm', params: ({ event }) => event } },
            'removal.requested': { target: 'asking', actions: { type: 'setForm', params: ({ event }) => event } },
          },
        },
        creating: saving('A new collection is made.', {
          src: 'createCollection',
          input: made,
          onDone: { target: 'managing', actions: [arrived, 'clearName'] },
          onError: { target: 'managing', actions: keepError },
        }),
        renaming: {
          description: 'A name is being written anew.',
          tags: 'form',
          on: {
            ...closing,
            'picker.opened': openers['picker.opened'],
            'title.changed': { actions: { type: 'setTitle', params: ({ event }) => event } },
            'title.submitted': [{ guard: 'isTitled', target: 'saving' }, { actions: 'showTitleProblem' }],
            'rename.cancelled': { target: 'managing', actions: { type: 'setForm', params: { collection: null } } },
          },
        },
        saving: saving('The name is being saved.', {
          src: 'renameCollection',
          input: ({ context }) => ({ ...which({ context }), name: context.form?.name ?? '' }),
          onDone: { target: 'managing', actions: [arrived, { type: 'setForm', params: { collection: null } }] },
          onError: { target: 'renaming', actions: keepError },
        }),
        asking: {
          description: 'A box asks whether the collection is to be deleted.',
          invoke: {
            id: 'confirmRemoval',
            src: 'confirmRemoval',
            input: ({ context }) => ({ name: context.form?.name ?? '' }),
            onDone: [{ guard: { type: 'isYes', params: ({ event }) => event }, target: 'deleting' }, 'managing'],
            onError: 'managing',
          },
        },
        deleting: load('The collection is being deleted.', {
          src: 'deleteCollection',
          input: which,
          onDone: { target: 'managing', actions: [arrived, 'tellDeleted', { type: 'setForm', params: { collection: null } }] },
          onError: { target: 'openingEditor', actions: { type: 'tellFailure', params: thrown } },
        }),
      },
    },
    order: {
      description: 'A new order is saved while everything else goes on.',
      initial: 'settled',
      states: {
        settled: {
          description: 'The server has the order that is shown.',
          on: { 'collection.moved': { target: 'saving', actions: moving } },
        },
        saving: {
          ...load('The order is being saved; the last one counts.', {
            src: 'orderCollections',
            input: ({ context }) => ({ guids: context.collections.map(({ guid }) => guid) }),
            onDone: { target: 'settled', actions: { type: 'keepOrder', params: ({ event }) => ({ all: event.output }) } },
            onError: { target: 'settled', actions: ['takeBack', { type: 'tellFailure', params: thrown }] },
          }),
          on: { 'collection.moved': { target: 'saving', reenter: true, actions: moving } },
        },
      },
    },
  },
});

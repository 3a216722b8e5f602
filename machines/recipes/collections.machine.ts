import { keepError, thrown } from '../parts/failure.ts';
import { load, loadSilently, saving } from '../parts/loader.ts';
import { collectionsSetup, type All, type CollectionsContext, type CollectionsEvent } from './collections.setup.ts';

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

/** Collections of recipes: create, rename, reorder, delete, and assign recipes. */
export const collectionsMachine = collectionsSetup.createMachine({
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

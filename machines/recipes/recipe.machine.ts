import { recipeSetup } from './recipe.setup.ts';
import { failed, load } from '../parts/loader.ts';
import { keepError, thrown } from '../parts/failure.ts';
import { replaced } from './recipe.model.ts';
import { asTheReaderWants } from './shown-as.ts';

/** Shows one recipe: loaded once, scaled and converted on demand. */
export const recipeMachine = recipeSetup.createMachine({
  id: 'recipe',
  description: 'Shows a recipe for any number of servings, in metric or US units.',
  context: ({ input }) => ({
    ...input,
    recipe: null,
    shown: null,
    savedAt: null,
    error: null,
  }),
  invoke: [
    { id: 'changes', src: 'changes', input: ({ context }) => ({ newId: context.newId }) },
    { id: 'rename', src: 'rename' },
    { id: 'share', src: 'share' },
    { id: 'toShopping', src: 'toShopping', input: ({ context }) => ({ newId: context.newId }) },
    { id: 'refine', src: 'refine', input: ({ context: { companyUri, guid, newId }, self }) => ({ companyUri, guid, newId, page: self }) },
    { id: 'takeAlong', src: 'takeAlong' },
    { id: 'notes', src: 'notes', input: ({ context: { companyUri, guid } }) => ({ companyUri, guid }) },
    {
      id: 'collections',
      src: 'collections',
      input: ({ context: { companyUri, newId }, self }) => ({ companyUri, newId, page: self }),
    },
    { id: 'photo', src: 'photo', input: ({ context: { companyUri, guid }, self }) => ({ companyUri, guid, page: self }) },
    {
      id: 'feedback',
      src: 'feedback',
      input: ({ context: { companyUri, guid, wasCooked, newId, today } }) => ({ companyUri, guid, wasCooked, newId, today }),
    },
  ],
  on: {
    'collection.made': { actions: { type: 'fill', params: ({ event }) => event } },
    'collection.deleted': { actions: { type: 'takeOut', params: ({ event }) => event } },
  },
  initial: 'loading',
  states: {
    loading: load('The recipe is being fetched.', {
      src: 'loadRecipe',
      input: ({ context }) => ({ companyUri: context.companyUri, guid: context.guid }),
      onDone: {
        target: 'shown',
        actions: [
          { type: 'show', params: ({ event }) => ({ recipe: event.output }) },
          { type: 'saveRecipe', params: ({ event }) => ({ recipe: event.output }) },
        ],
      },
      onError: [
        { guard: { type: 'isMissing', params: thrown }, target: 'missing' },
        {
          guard: { type: 'isUnreachable', params: thrown },
          target: 'lookingUp',
          actions: keepError,
        },
        { target: 'failed', actions: keepError },
      ],
    }),
    lookingUp: {
      description: 'The server cannot be reached; the browser looks for a copy.',
      tags: 'busy',
      invoke: {
        id: 'findSaved',
        src: 'findSaved',
        input: ({ context }) => ({ guid: context.guid }),
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ copy: event.output }) }, target: 'failed' },
          { target: 'saved', actions: { type: 'showCopy', params: ({ event }) => ({ copy: event.output }) } },
        ],
        onError: 'failed',
      },
    },
    saved: {
      description: 'The copy that the browser keeps is being read, and said to be one.',
      on: {
        ...asTheReaderWants,
        'retry.requested': 'renewing',
        'network.returned': 'renewing',
        'viewer.returned': 'renewing',
      },
    },
    renewing: {
      description: 'The copy is read on while the recipe is fetched again.',
      tags: 'busy',
      invoke: {
        id: 'renewRecipe',
        src: 'loadRecipe',
        input: ({ context }) => ({ companyUri: context.companyUri, guid: context.guid }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'renew', params: ({ event }) => ({ recipe: event.output }) },
            { type: 'saveRecipe', params: ({ event }) => ({ recipe: event.output }) },
            'wakeNotes',
            'wakeFeedback',
          ],
        },
        onError: [{ guard: { type: 'isMissing', params: thrown }, target: 'missing' }, { target: 'saved' }],
      },
      on: asTheReaderWants,
    },
    shown: {
      description: 'The recipe is being read.',
      on: {
        'language.changed': 'rewriting',
        'recipe.replaced': { actions: replaced },
        'network.returned': { actions: ['wakeNotes', 'wakeFeedback'] },
        'viewer.returned': { actions: ['wakeNotes', 'wakeFeedback'] },
        ...asTheReaderWants,
      },
    },
    rewriting: {
      description: 'The recipe is read on while the server writes it in another language.',
      invoke: {
        id: 'rewriteRecipe',
        src: 'loadRecipe',
        input: ({ context }) => ({ companyUri: context.companyUri, guid: context.guid }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'renew', params: ({ event }) => ({ recipe: event.output }) },
            { type: 'saveRecipe', params: ({ event }) => ({ recipe: event.output }) },
          ],
        },
        // The recipe stays in its current language.
        onError: 'shown',
      },
      on: {
        'language.changed': { target: 'rewriting', reenter: true },
        // A version being fetched may be outdated.
        'recipe.replaced': { target: 'rewriting', reenter: true, actions: replaced },
        ...asTheReaderWants,
      },
    },
    missing: { description: 'There is no such recipe, or it is somebody else’s.' },
    failed: failed('The recipe could not be fetched.', 'loading'),
  },
});

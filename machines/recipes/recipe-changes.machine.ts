import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { RecipeChange } from '../../contract/recipes/recipe-endpoints.ts';
import type { RecipeSummary } from '../../contract/recipes/recipe.ts';
import { thrown } from '../parts/failure.ts';
import { load } from '../parts/loader.ts';
import { inverseOf, isWorthUndoing, type ChangeOrder, type MadeChange } from './recipe-changes.model.ts';

interface RecipeChangesInput {
  newId: () => string;
}

interface Copied {
  companyUri: string;
  guid: string;
}

interface RecipeChangesContext extends RecipeChangesInput {
  /** Queue of changes; the first one is being saved. */
  orders: readonly ChangeOrder[];
  /** Changes since the recipes were fetched, oldest first. */
  made: readonly MadeChange[];
  /** The recipe to copy, with an idempotency key. */
  copying: (Copied & { copyKey: string }) | null;
  /** Typed tag. */
  tag: string;
}

export type RecipeChangesEvent =
  | { type: 'change.requested'; guids: readonly string[]; change: RecipeChange }
  | { type: 'tag.changed'; text: string }
  | { type: 'tag.submitted'; guids: readonly string[] }
  | { type: 'copy.requested'; companyUri: string; guid: string };

interface Made {
  changed: string[];
  deletesAt: number | null;
}

const firstOf = ({ orders }: RecipeChangesContext): ChangeOrder => orders[0] ?? { guids: [], change: {}, isUndo: false };
const answered = ({ event }: { event: { output: Made } }) => event.output;
const arrived = [
  { type: 'keepMade', params: answered },
  {
    type: 'forgetSaved',
    params: ({ context, event }: { context: RecipeChangesContext; event: { output: Made } }) => ({
      guids: firstOf(context).change.isInTrash === true ? event.output.changed : [],
    }),
  },
  { type: 'tellMarks', params: ({ context }: { context: RecipeChangesContext }) => firstOf(context) },
  'nextOrder',
] as const;
const refused = [{ type: 'tellFailure', params: thrown }, 'giveTagBack', 'nextOrder'] as const;

/** Changes an owner makes to recipes: favourites, tags, trash and copies. */
export const recipeChangesMachine = setup({
  types: {} as { context: RecipeChangesContext; input: RecipeChangesInput; events: RecipeChangesEvent; tags: 'busy' },
  actors: {} as {
    changeRecipes: PromiseActorLogic<Made, { guids: string[]; change: RecipeChange }>;
    /** Shows the change; true when the user chooses undo, false when the message expires. */
    offerUndo: PromiseActorLogic<boolean, MadeChange>;
    copyRecipe: PromiseActorLogic<Pick<RecipeSummary, 'companyUri' | 'guid'>, Copied & { copyKey: string }>;
  },
  actions: {
    order: assign({
      orders: ({ context }, { guids, change }: Omit<ChangeOrder, 'isUndo'>) => [...context.orders, { guids, change, isUndo: false }],
    }),
    orderTag: assign({
      orders: ({ context }, { guids }: { guids: readonly string[] }) => [
        ...context.orders,
        { guids, change: { addTag: context.tag.trim() }, isUndo: false },
      ],
      tag: '',
    }),
    orderUndo: assign({
      orders: ({ context: { made } }) => {
        const last = made.at(-1);
        return last === undefined ? [] : [{ guids: last.guids, change: inverseOf(last.change), isUndo: true }];
      },
    }),
    keepMade: assign({
      made: ({ context }, { changed, deletesAt }: Made) => [
        ...context.made,
        { guids: changed, change: firstOf(context).change, deletesAt },
      ],
    }),
    nextOrder: assign({ orders: ({ context }) => context.orders.slice(1) }),
    /** A tag that failed to save returns to its field. */
    giveTagBack: assign({ tag: ({ context }) => (context.tag === '' ? (firstOf(context).change.addTag ?? '') : context.tag) }),
    setTag: assign({ tag: (_, { text }: { text: string }) => text }),
    // The key stays until the copy exists.
    keepCopying: assign({
      copying: ({ context: { copying, newId } }, wanted: Copied) =>
        copying?.guid === wanted.guid ? copying : { ...wanted, copyKey: newId() },
    }),
    forgetCopying: assign({ copying: null }),
    /** Holes: report an error; delete copies of trashed recipes; open a recipe. */
    tellFailure: (_, _params: { error: ApiError }) => undefined,
    forgetSaved: (_, _params: { guids: readonly string[] }) => undefined,
    openRecipe: (_, _params: Copied) => undefined,
    /** Hole: tells the offline copies that marks may have changed. */
    tellMarks: (_, _params: { change: RecipeChange }) => undefined,
  },
  guards: {
    hasTag: ({ context }) => context.tag.trim() !== '',
    hasMore: ({ context }) => context.orders.length > 1,
    isUndoable: ({ context }, { changed }: Made) => isWorthUndoing(firstOf(context), changed),
    isYes: (_, { output }: { output: boolean }) => output,
  },
}).createMachine({
  id: 'recipeChanges',
  description: 'Marks, tags, copies recipes, throws them away and takes them back, one change after the other.',
  context: ({ input }) => ({ ...input, orders: [], made: [], copying: null, tag: '' }),
  on: { 'tag.changed': { actions: { type: 'setTag', params: ({ event }) => event } } },
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing is on its way.',
      on: {
        'change.requested': { target: 'changing', actions: { type: 'order', params: ({ event }) => event } },
        'tag.submitted': { guard: 'hasTag', target: 'changing', actions: { type: 'orderTag', params: ({ event }) => event } },
        'copy.requested': {
          target: 'copying',
          actions: { type: 'keepCopying', params: ({ event: { companyUri, guid } }) => ({ companyUri, guid }) },
        },
      },
      initial: 'quiet',
      states: {
        quiet: { description: 'Nothing is offered to be taken back.' },
        undoOffered: {
          description: 'What was done last is told, and can be taken back for a while.',
          invoke: {
            id: 'offerUndo',
            src: 'offerUndo',
            input: ({ context }) => context.made.at(-1) ?? { guids: [], change: {}, deletesAt: null },
            onDone: [
              { guard: { type: 'isYes', params: ({ event }) => event }, target: '#recipeChanges.changing', actions: 'orderUndo' },
              'quiet',
            ],
            onError: 'quiet',
          },
        },
      },
    },
    changing: {
      ...load('The server makes a change; further ones wait for it.', {
        src: 'changeRecipes',
        input: ({ context }) => ({ guids: [...firstOf(context).guids], change: firstOf(context).change }),
        onDone: [
          {
            guard: 'hasMore',
            target: 'changing',
            reenter: true,
            actions: arrived,
          },
          {
            guard: { type: 'isUndoable', params: answered },
            target: 'ready.undoOffered',
            actions: arrived,
          },
          { target: 'ready', actions: arrived },
        ],
        onError: [
          {
            guard: 'hasMore',
            target: 'changing',
            reenter: true,
            actions: refused,
          },
          { target: 'ready', actions: refused },
        ],
      }),
      on: {
        'change.requested': { actions: { type: 'order', params: ({ event }) => event } },
        'tag.submitted': { guard: 'hasTag', actions: { type: 'orderTag', params: ({ event }) => event } },
      },
    },
    copying: load('The server makes a copy of a recipe.', {
      src: 'copyRecipe',
      input: ({ context }) => context.copying ?? { companyUri: '', guid: '', copyKey: '' },
      onDone: { target: 'ready', actions: ['forgetCopying', { type: 'openRecipe', params: ({ event }) => event.output }] },
      onError: { target: 'ready', actions: { type: 'tellFailure', params: thrown } },
    }),
  },
});

import { array, boolean, enums, integer, max, min, nullable, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { guid, text } from '../text.ts';
import { mostRecipesAtOnce } from './recipe-endpoints.ts';
import { units, unitSystems } from './recipe.ts';

/** The aisles of a shop, in walking order. */
export const aisles = ['produce', 'bakery', 'meat', 'fish', 'dairy', 'dry', 'preserved', 'condiments', 'spices', 'baking', 'drinks', 'other'] as const; // prettier-ignore
export type Aisle = (typeof aisles)[number];

export const longestLine = 120;
/** Maximum lines of a list, including ticked ones. */
export const mostLines = 300;
export const mostShoppingChanges = 200;
/** Maximum foods in the pantry. */
const mostPantryFoods = 100;

/** An amount as a shop sells it. */
const boughtSchema = type({
  amount: number(),
  unit: nullable(enums(units)),
  /** The usual size of one, where pieces are packs: a mozzarella of 125 g. */
  size: optional(type({ amount: number(), unit: nullable(enums(units)) })),
});
export type Bought = Infer<typeof boughtSchema>;

const lineSchema = type({
  /** Created by the device or the server that wrote it. */
  guid: string(),
  /** The item, in the reader's language if the kitchen knows the food. */
  text: string(),
  food: nullable(string()),
  /** What to take from the shelf, in the owner's units. Empty: the name alone says it. */
  measures: array(boughtSchema),
  density: nullable(number()),
  isPoured: boolean(),
  aisle: enums(aisles),
  /** Titles of the recipes it is for. */
  recipes: array(string()),
  isTicked: boolean(),
});
export type ShoppingLine = Infer<typeof lineSchema>;

export const shoppingListSchema = type({
  guid: string(),
  /** Increases with each change. */
  version: number(),
  /** The owner's choice, else that of the recipe added last. */
  unitSystem: enums(unitSystems),
  lines: array(lineSchema),
  /** True for the owner of a list that has a link. */
  isShared: boolean(),
});
export type ShoppingList = Infer<typeof shoppingListSchema>;

const changeKinds = ['ticked', 'unticked', 'added', 'removed'] as const;

/** Milliseconds since 1970, within the range of dates (ECMA-262, 21.4.1.1). */
const time = () => max(min(integer(), 0), 8.64e15);

/** A change of one line. Idempotent. */
export const shoppingChangeSchema = object({
  line: guid(),
  kind: enums(changeKinds),
  /** By the device's clock, in milliseconds since 1970: the later of two ticks wins. */
  at: time(),
  /** For an added line. */
  text: optional(size(text(), 1, longestLine)),
});
export type ShoppingChange = Infer<typeof shoppingChangeSchema>;

/** The secret of a link, 256 bits; without one it is the viewer's own list. */
const key = () => optional(size(text(), 43, 43));
export const shoppingKeySchema = object({ key: key() });

/** A stream of server-sent events. POST, so that a link's secret is in no address. */
export const shoppingEventsPath = '/api/shopping/events';

const foods = array(type({ id: string(), label: string() }));
const pantrySchema = type({ foods });

export const shoppingEndpoints = {
  readShopping: endpoint({
    method: 'POST',
    path: '/api/shopping/readings',
    body: shoppingKeySchema,
    query: null,
    payload: shoppingListSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'tooManyRequests'],
  }),
  changeShopping: endpoint({
    method: 'POST',
    path: '/api/shopping/changes',
    /** `sentAt` is the device's time, to correct a wrong clock. */
    body: object({ key: key(), changes: size(array(shoppingChangeSchema), 1, mostShoppingChanges), sentAt: time() }),
    query: null,
    payload: shoppingListSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'tooManyRequests'],
  }),
  addToShopping: endpoint({
    method: 'POST',
    path: '/api/shopping/recipes',
    body: object({
      /** Idempotency key, created by the client. */
      addKey: guid(),
      recipes: size(
        array(
          object({
            guid: guid(),
            /** Not whole where it is made for what there is of one ingredient. */ servings: nullable(size(number(), 0.05, 2_000)),
          }),
        ),
        1,
        mostRecipesAtOnce,
      ),
      unitSystem: nullable(enums(unitSystems)),
    }),
    query: null,
    /** Number of ingredients added, and those always at home. */
    payload: type({ added: number(), atHome: array(string()) }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'tooManyRequests', 'conflict'],
  }),
  shareShopping: endpoint({
    method: 'POST',
    path: '/api/shopping/links',
    /** False ends every link. */
    body: object({ isShared: boolean() }),
    query: null,
    /** The secret of the new link; returned only once. */
    payload: type({ key: nullable(string()) }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'tooManyRequests'],
  }),
  getPantry: endpoint({
    method: 'GET',
    path: '/api/shopping/pantry',
    body: null,
    query: null,
    payload: pantrySchema,
    errors: ['notSignedIn', 'notAllowed'],
  }),
  savePantry: endpoint({
    method: 'PUT',
    path: '/api/shopping/pantry',
    body: object({ foods: size(array(size(text(), 1, 60)), 0, mostPantryFoods) }),
    query: null,
    payload: pantrySchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed'],
  }),
} as const;

import { array, boolean, enums, integer, max, min, nullable, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { guid, text } from '../text.ts';
import { mostRecipesAtOnce } from './recipe-endpoints.ts';
import { units, unitSystems } from './recipe.ts';

/** Where things stand in a shop, in the order in which one walks through it. */
export const aisles = ['produce', 'bakery', 'meat', 'fish', 'dairy', 'dry', 'preserved', 'condiments', 'spices', 'baking', 'drinks', 'other'] as const; // prettier-ignore
export type Aisle = (typeof aisles)[number];

export const longestLine = 120;
/** So many lines a list has at most, those that were ticked included. */
export const mostLines = 300;
export const mostShoppingChanges = 200;
/** So many foods can be at home always. */
const mostPantryFoods = 100;

const lineSchema = type({
  /** Made by the device or the server that wrote it. */
  guid: string(),
  /** What is bought, in the reader's language where the kitchen knows the food. */
  text: string(),
  food: nullable(string()),
  /** What could not be added up stands beside each other: "2 + 300 g". Empty: as much as it takes. */
  measures: array(type({ amount: number(), unit: nullable(enums(units)) })),
  density: nullable(number()),
  isPoured: boolean(),
  aisle: enums(aisles),
  /** Titles of the recipes that it is for. */
  recipes: array(string()),
  isTicked: boolean(),
});
export type ShoppingLine = Infer<typeof lineSchema>;

export const shoppingListSchema = type({
  guid: string(),
  /** Grows with each change. */
  version: number(),
  /** Those of the recipe that was added last. */
  unitSystem: enums(unitSystems),
  lines: array(lineSchema),
  /** True for the owner of a list that somebody has a link to. */
  isShared: boolean(),
});
export type ShoppingList = Infer<typeof shoppingListSchema>;

const changeKinds = ['ticked', 'unticked', 'added', 'removed'] as const;

/** Milliseconds since 1970, as far as dates go (ECMA-262, 21.4.1.1). */
const time = () => max(min(integer(), 0), 8.64e15);

/** What somebody did with one line. Sent twice it is done once. */
export const shoppingChangeSchema = object({
  line: guid(),
  kind: enums(changeKinds),
  /** By the clock of the device, in milliseconds since 1970: of two ticks the later one holds. */
  at: time(),
  /** Of a line that is added. */
  text: optional(size(text(), 1, longestLine)),
});
export type ShoppingChange = Infer<typeof shoppingChangeSchema>;

/** The secret of a link. 256 bits; without one the list is the viewer's own. */
const key = () => optional(size(text(), 43, 43));
export const shoppingKeySchema = object({ key: key() });

/** A stream of server-sent events. POST, so that the secret of a link stands in no address. */
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
    /** `sentAt` is the time of the device: one whose clock is wrong is set right by it. */
    body: object({ key: key(), changes: size(array(shoppingChangeSchema), 1, mostShoppingChanges), sentAt: time() }),
    query: null,
    payload: shoppingListSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'tooManyRequests'],
  }),
  addToShopping: endpoint({
    method: 'POST',
    path: '/api/shopping/recipes',
    body: object({
      /** Made by the client; the same key never adds a second time. */
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
    /** How many ingredients went onto the list, and which are always at home. */
    payload: type({ added: number(), atHome: array(string()) }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'tooManyRequests', 'conflict'],
  }),
  shareShopping: endpoint({
    method: 'POST',
    path: '/api/shopping/links',
    /** False ends every link. */
    body: object({ isShared: boolean() }),
    query: null,
    /** The secret of the new link; it is told this once. */
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

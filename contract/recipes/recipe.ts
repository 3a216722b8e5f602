import { array, boolean, enums, integer, max, min, nullable, number, optional, size, string, type, type Infer } from 'superstruct';
import { shownWishSchema, wishDiets } from '../kitchen/wishes.ts';
import { allergens } from './allergens.ts';
import { categoryLinkSchema } from './category-pages.ts';
import { pictureSchema } from './picture.ts';
import { tipSchema } from './tips.ts';

export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];

export const diets = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free'] as const;
export type Diet = (typeof diets)[number];

/** Units of recipes. Those of mass and volume convert; the others are counted. */
export const units = [
  'g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'fl oz', 'oz', 'lb',
  'pinch', 'clove', 'slice', 'can', 'bunch', 'sprig', 'handful', 'stalk', 'leaf', 'sheet', 'piece',
] as const; // prettier-ignore
export type Unit = (typeof units)[number];

const text = (most: number) => size(string(), 1, most);
const count = (least: number, most: number) => max(min(integer(), least), most);

export const growths = ['none', 'batches', 'size'] as const;
export type Growth = (typeof growths)[number];
export const stepTimes = ['working', 'waiting', 'meanwhile'] as const;
export type StepTime = (typeof stepTimes)[number];

/** What a dish makes, if not simply servings. */
export const yieldUnits = [
  'piece', 'biscuit', 'muffin', 'pancake', 'waffle', 'bun', 'roll', 'loaf', 'cake', 'tart', 'pie', 'pizza', 'flatbread', 'dumpling', 'skewer',
  'glass', 'jar', 'tray',
] as const; // prettier-ignore
export type YieldUnit = (typeof yieldUnits)[number];

export const ingredientSchema = type({
  /** How much, in `unit`, for the recipe's servings. Null: to taste. */
  amount: nullable(max(min(number(), 0), 100_000)),
  /** Null: the item itself is counted ("2 onions"). */
  unit: nullable(enums(units)),
  item: text(120),
  /** The plural, for scalable counts without a unit. */
  plural: optional(text(120)),
  note: nullable(text(200)),
  /** False for amounts that do not scale (a bay leaf, oil for the pan). */
  scales: boolean(),
  /** The original food before a swap for a diet. */
  replaces: nullable(text(120)),
  /** The food in the kitchen's lexicon; null when unknown. */
  food: optional(nullable(text(60))),
  /** Grams per millilitre, for foods measured by spoons and cups. */
  density: optional(nullable(number())),
  /** True for foods measured in a jug; false for foods that are weighed above a few spoons. */
  isPoured: optional(boolean()),
  /** Grams per piece. */
  each: optional(nullable(number())),
  /** The note with marks for measures, see recipe-template.ts. */
  noteTemplate: optional(text(400)),
});
export type Ingredient = Infer<typeof ingredientSchema>;

export const stepSchema = type({
  text: text(1_000),
  /** The duration of this step, in minutes. */
  minutes: nullable(max(min(number(), 0), 10_080)),
  /** Indexes into `ingredients`. */
  uses: array(count(0, 59)),
  /** The share of each of `uses` in this step, from 0 to 1; null when it is up to the cook. */
  shares: optional(array(nullable(number()))),
  /** The text with marks for values that depend on servings and units, see recipe-template.ts. */
  template: optional(text(3_000)),
  /** How the minutes scale: in batches, or by size. */
  growth: optional(enums(growths)),
  /** The kind of minutes: work, waiting, or parallel to other steps, which adds nothing to the total. */
  time: optional(enums(stepTimes)),
});
export type Step = Infer<typeof stepSchema>;

/** Estimates per serving: kilocalories and grams. */
export const nutritionSchema = type({ kcal: number(), protein: number(), fat: number(), carbohydrate: number() });

/** A recipe before it is stored: the result of every cook. */
const bodyFields = {
  /** A BCP 47 tag. Missing on recipes older than translations, which are in English. */
  language: optional(size(string(), 2, 35)),
  title: text(120),
  summary: text(500),
  cuisine: nullable(text(60)),
  servings: count(1, 100),
  prepMinutes: nullable(count(0, 10_080)),
  cookMinutes: nullable(count(0, 10_080)),
  ingredients: size(array(ingredientSchema), 1, 60),
  steps: size(array(stepSchema), 1, 40),
  allergens: array(enums(allergens)),
  diets: array(enums(diets)),
  nutrition: nullable(nutritionSchema),
  /** The cook's assumptions ("I took this for a ramen"), and what it could not do. */
  assumptions: size(array(text(400)), 0, 20),
  /** Diets beyond `diets` that the ingredient list proves. */
  labels: optional(array(enums(wishDiets))),
  /** Brand-dependent foods: the index of an ingredient, and what to look for on its packet. */
  checks: optional(array(type({ ingredient: count(0, 59), for: array(string()) }))),
  /** Keeping, rescue, companions. Missing on older recipes and on those of models. */
  tips: optional(array(tipSchema)),
  /** The wishes that the recipe keeps. */
  wishes: optional(array(shownWishSchema)),
  /** What it makes besides servings; null for simple servings. */
  makes: optional(nullable(type({ count: number(), of: enums(yieldUnits) }))),
  /** The increment of servings: a loaf for 12 is made once or twice. */
  servingsStep: optional(count(1, 100)),
  /** The kind of dish, which selects its drawing. */
  kind: optional(text(40)),
  /** Its drawn picture; added when it is sent. Missing on older servers and copies. */
  picture: optional(pictureSchema),
  /** True for a version that was edited by hand. */
  isEdited: optional(boolean()),
  /** Exclusions violated by a manual edit: the wish, and the line. */
  broken: optional(array(type({ wish: shownWishSchema, item: string() }))),
};
export const recipeBodySchema = type(bodyFields);
export type RecipeBody = Infer<typeof recipeBodySchema>;

export const cookedBySchema = type({
  kind: enums(['built-in', 'openai-compatible', 'imported']),
  /** The model's name; null for the built-in kitchen and for imported recipes. */
  model: nullable(string()),
  /** Version of the prompt in the prompt store; null for the built-in kitchen. */
  promptVersion: nullable(number()),
  /** True for an improvised dish, made of the given ingredients for lack of a known one. */
  isImprovised: boolean(),
  /** The source program or site of an imported recipe; null when its file does not say. */
  origin: optional(nullable(string())),
});
export type CookedBy = Infer<typeof cookedBySchema>;

/** What the viewer may do with a recipe. Impersonating staff may only read. */
const recipePermissionsSchema = type({ canView: boolean(), canMakeFavorite: boolean() });

/** The owner's data about a recipe, besides the cook's text. */
export const shelfSchema = type({
  isFavourite: boolean(),
  tags: array(string()),
  /** True when the owner changed the title. */
  isRenamed: boolean(),
  /** When it is deleted for good, in milliseconds since 1970; null outside the trash. */
  deletesAt: nullable(number()),
  /** Public with the link. Missing on older servers. */
  isShared: optional(boolean()),
  /** Keys of its collections. Missing on older servers. */
  collections: optional(array(string())),
  /** Kept offline on every device. Missing on older servers. */
  isKeptOffline: optional(boolean()),
  /** The path of the shared recipe it was copied from; null for an original. */
  origin: optional(nullable(string())),
  permissions: recipePermissionsSchema,
});
export type Shelf = Infer<typeof shelfSchema>;

export const recipeSchema = type({
  ...bodyFields,
  guid: string(),
  companyUri: string(),
  /** Milliseconds since 1970. */
  createdAt: number(),
  unitSystem: enums(unitSystems),
  photoGuid: nullable(string()),
  /** Further photos of its order, in order. Missing when there are none. */
  morePhotoGuids: optional(array(string())),
  cookedBy: cookedBySchema,
  /** The recipe's version, from 1. Missing on older servers. */
  version: optional(number()),
  /** Missing on older servers and on copies. */
  shelf: optional(shelfSchema),
  /** The recipe's categories, in the reader's language. Sent when a recipe is opened. */
  categories: optional(array(categoryLinkSchema)),
});
export type Recipe = Infer<typeof recipeSchema>;

/** An entry of a recipe list. */
export const recipeSummarySchema = type({
  guid: string(),
  companyUri: string(),
  title: string(),
  summary: string(),
  cuisine: nullable(string()),
  createdAt: number(),
  totalMinutes: nullable(number()),
  servings: number(),
  photoGuid: nullable(string()),
  /** The kind of dish, which selects its drawing. */
  kind: optional(string()),
  picture: optional(pictureSchema),
  /** Wishes and cook distinguish two recipes of one dish. Missing on older servers. */
  wishes: optional(array(shownWishSchema)),
  cookedBy: optional(cookedBySchema),
  /** Missing on older servers. */
  shelf: optional(shelfSchema),
  /** How often it was cooked, and the last day: '2026-11-23'. Missing for a recipe that was never cooked. */
  cooked: optional(type({ times: number(), lastOn: string() })),
  /** Foods that are not at home, on request; foods that the kitchen does not know are omitted. */
  missing: optional(type({ count: number(), names: array(string()) })),
});
export type RecipeSummary = Infer<typeof recipeSummarySchema>;

/** The filter options among a user's recipes. */
const recipeFacetsSchema = type({
  /** Number of recipes. */
  total: number(),
  tags: array(string()),
  categories: array(string()),
  /** Categories of these recipes, in staff's order. Missing on older servers. */
  sections: optional(array(categoryLinkSchema)),
  cuisines: array(type({ id: string(), label: string() })),
  diets: array(string()),
  cooks: array(string()),
  /** How many recipes a filter finds, for the most useful filters. Missing on older servers. */
  counts: optional(array(type({ filter: enums(['favourite', 'minutes', 'category', 'diet']), value: string(), count: number() }))),
  /** Collections that hold recipes. Missing on older servers. */
  collections: optional(array(type({ guid: string(), count: number() }))),
});
export type RecipeFacets = Infer<typeof recipeFacetsSchema>;

export const recipePageSchema = type({
  items: array(recipeSummarySchema),
  /** Pass as `before` for the next page; null at the end. */
  next: nullable(string()),
  /** Foods at home, in the reader's words, on request. */
  have: optional(array(type({ id: string(), label: string() }))),
  /** Typed foods at home that the kitchen does not know. */
  unknown: optional(array(string())),
  /** On the first page, on request. */
  facets: optional(recipeFacetsSchema),
  /** The corrected search, if the typed words had no match. */
  meant: optional(array(string())),
});
export type RecipePage = Infer<typeof recipePageSchema>;

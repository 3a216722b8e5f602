import { array, boolean, enums, integer, max, min, nullable, number, optional, size, string, type, type Infer } from 'superstruct';
import { shownWishSchema, wishDiets } from '../kitchen/wishes.ts';
import { allergens } from './allergens.ts';
import { categoryLinkSchema } from './category-pages.ts';

export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];

export const diets = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free'] as const;
export type Diet = (typeof diets)[number];

/** Units that a recipe may use. Those of mass and volume convert; the others are counted. */
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

/** What comes out of a dish that is not simply served. */
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
  /** What several of it are called, where a count without a unit may be scaled. */
  plural: optional(text(120)),
  note: nullable(text(200)),
  /** False for what stays the same for any servings (a bay leaf, oil for the pan). */
  scales: boolean(),
  /** What stood here before a diet asked for something else. */
  replaces: nullable(text(120)),
  /** The food in the kitchen's lexicon; null for what it does not know. */
  food: optional(nullable(text(60))),
  /** Grams of a millilitre: what is measured by spoons and cups has one. */
  density: optional(nullable(number())),
  /** True for what is measured in a jug; false for what is weighed once it is too much for spoons. */
  isPoured: optional(boolean()),
  /** Grams of one. */
  each: optional(nullable(number())),
  /** The note with marks for measures, see recipe-template.ts. */
  noteTemplate: optional(text(400)),
});
export type Ingredient = Infer<typeof ingredientSchema>;

export const stepSchema = type({
  text: text(1_000),
  /** How long this step takes or waits, in minutes. */
  minutes: nullable(max(min(number(), 0), 10_080)),
  /** Indexes into `ingredients`. */
  uses: array(count(0, 59)),
  /** How much of each of `uses` goes into this step, from 0 to 1; null where that is left to the cook. */
  shares: optional(array(nullable(number()))),
  /** The text with marks for what follows servings and units, see recipe-template.ts. */
  template: optional(text(3_000)),
  /** How the minutes follow the servings: in batches, or by the size of what is cooked. */
  growth: optional(enums(growths)),
  /** What the minutes are: work, waiting, or something beside other steps that adds nothing to the whole. */
  time: optional(enums(stepTimes)),
});
export type Step = Infer<typeof stepSchema>;

/** Per serving, always an estimate: kilocalories and grams. */
export const nutritionSchema = type({ kcal: number(), protein: number(), fat: number(), carbohydrate: number() });

/** A recipe before it is stored: what every cook ends with. */
const bodyFields = {
  /** What it is written in: a BCP 47 tag. Recipes from before there were languages do not say, and are in English. */
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
  /** What the cook took for granted ("I took this for a ramen"), and what it could not do. */
  assumptions: size(array(text(400)), 0, 20),
  /** Diets beyond `diets` that the list of ingredients proves. */
  labels: optional(array(enums(wishDiets))),
  /** What depends on the brand: the index of an ingredient, and what to look for on its packet. */
  checks: optional(array(type({ ingredient: count(0, 59), for: array(string()) }))),
  /** What was wished for and is kept. */
  wishes: optional(array(shownWishSchema)),
  /** What it makes besides servings; null for what is simply served. */
  makes: optional(nullable(type({ count: number(), of: enums(yieldUnits) }))),
  /** The steps in which servings can be changed: a loaf for 12 is made once or twice. */
  servingsStep: optional(count(1, 100)),
  /** The kind of dish, by which its picture is drawn. */
  kind: optional(text(40)),
  /** True for a version that somebody edited by hand. */
  isEdited: optional(boolean()),
  /** What an edit by hand brought in that was to be left out: the wish, and the line that breaks it. */
  broken: optional(array(type({ wish: shownWishSchema, item: string() }))),
};
export const recipeBodySchema = type(bodyFields);
export type RecipeBody = Infer<typeof recipeBodySchema>;

export const cookedBySchema = type({
  kind: enums(['built-in', 'openai-compatible', 'imported']),
  /** The model's name; null for the built-in kitchen and for what nobody here cooked. */
  model: nullable(string()),
  /** Version of the prompt in the prompt store; null for the built-in kitchen. */
  promptVersion: nullable(number()),
  /** True when a technique was filled in with the ingredients read, for want of a known dish. */
  isImprovised: boolean(),
  /** The program or the site that an imported recipe comes from; null where its file did not say. */
  origin: optional(nullable(string())),
});
export type CookedBy = Infer<typeof cookedBySchema>;

/** What the viewer may do with a recipe. Impersonating staff may only read. */
const recipePermissionsSchema = type({ canView: boolean(), canMakeFavorite: boolean() });

/** What its owner does with a recipe, beside what the cook wrote. */
export const shelfSchema = type({
  isFavourite: boolean(),
  tags: array(string()),
  /** True when the title is the owner's own. */
  isRenamed: boolean(),
  /** When it is deleted for good, in milliseconds since 1970; null outside the trash. */
  deletesAt: nullable(number()),
  /** Everybody who has the link can read it. Older servers do not say. */
  isShared: optional(boolean()),
  /** Keys of the collections that it is in. Older servers do not say. */
  collections: optional(array(string())),
  /** It is to be kept on every device, to be read offline. Older servers do not say. */
  isKeptOffline: optional(boolean()),
  /** The path of the shared recipe that it is a copy of; null for one of the viewer's own. */
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
  /** The other photos of its order, in their order. Left out where there are none. */
  morePhotoGuids: optional(array(string())),
  cookedBy: cookedBySchema,
  /** Which version of the recipe it is, from 1. Older servers do not say. */
  version: optional(number()),
  /** Older servers and copies do not say. */
  shelf: optional(shelfSchema),
  /** The categories that staff put it in, in the reader's language. Told with the recipe as it is opened. */
  categories: optional(array(categoryLinkSchema)),
});
export type Recipe = Infer<typeof recipeSchema>;

/** A line in a list of recipes. */
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
  /** The kind of dish, by which its picture is drawn. */
  kind: optional(string()),
  /** Wishes and cook tell two recipes of one dish apart. Older servers do not send them. */
  wishes: optional(array(shownWishSchema)),
  cookedBy: optional(cookedBySchema),
  /** Older servers do not say. */
  shelf: optional(shelfSchema),
  /** How often it was cooked, and the last day: '2026-11-23'. Left out for one that never was. */
  cooked: optional(type({ times: number(), lastOn: string() })),
  /** What is not at home, where that was asked for; foods that the kitchen does not know are not named. */
  missing: optional(type({ count: number(), names: array(string()) })),
});
export type RecipeSummary = Infer<typeof recipeSummarySchema>;

/** What there is to choose from among the recipes of a user. */
const recipeFacetsSchema = type({
  /** How many recipes there are. */
  total: number(),
  tags: array(string()),
  categories: array(string()),
  /** Categories that staff put some of them in, in staff's order. Older servers do not say. */
  sections: optional(array(categoryLinkSchema)),
  cuisines: array(type({ id: string(), label: string() })),
  diets: array(string()),
  cooks: array(string()),
});
export type RecipeFacets = Infer<typeof recipeFacetsSchema>;

export const recipePageSchema = type({
  items: array(recipeSummarySchema),
  /** Pass as `before` for the next page; null at the end. */
  next: nullable(string()),
  /** Foods that are at home, in the reader's words, where they were asked for. */
  have: optional(array(type({ id: string(), label: string() }))),
  /** What was typed as a food at home that the kitchen does not know. */
  unknown: optional(array(string())),
  /** On the first page, where they were asked for. */
  facets: optional(recipeFacetsSchema),
  /** What was searched for instead of words that nothing is found by. */
  meant: optional(array(string())),
});
export type RecipePage = Infer<typeof recipePageSchema>;

/** A recipe while it is being written: every field may still be missing, lists may still grow. */
export const partialRecipeSchema = type({
  title: nullable(string()),
  summary: nullable(string()),
  servings: nullable(number()),
  ingredients: array(type({ amount: nullable(number()), unit: nullable(string()), item: string(), note: nullable(string()) })),
  steps: array(type({ text: string(), minutes: nullable(number()) })),
});
export type PartialRecipe = Infer<typeof partialRecipeSchema>;

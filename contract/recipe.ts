import { array, boolean, enums, integer, max, min, nullable, number, optional, size, string, type, type Infer } from 'superstruct';

export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];

export const diets = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free'] as const;
export type Diet = (typeof diets)[number];

/** The fourteen of Regulation (EU) No 1169/2011, Annex II. */
export const allergens = [
  'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts',
  'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs',
] as const; // prettier-ignore
export type Allergen = (typeof allergens)[number];

/** Units that a recipe may use. Those of mass and volume convert; the others are counted. */
export const units = [
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'cup',
  'fl oz',
  'oz',
  'lb',
  'pinch',
  'clove',
  'slice',
  'can',
  'bunch',
  'sprig',
  'handful',
  'stalk',
  'leaf',
  'sheet',
  'piece',
] as const;
export type Unit = (typeof units)[number];

const text = (most: number) => size(string(), 1, most);
const count = (least: number, most: number) => max(min(integer(), least), most);

export const ingredientSchema = type({
  /** How much, in `unit`, for the recipe's servings. Null: to taste. */
  amount: nullable(max(min(number(), 0), 100_000)),
  /** Null: the item itself is counted ("2 onions"). */
  unit: nullable(enums(units)),
  item: text(120),
  /** What several of it are called, where a count without a unit may be scaled. */
  plural: optional(text(120)),
  note: nullable(text(200)),
  /** False for what stays the same whatever the servings (a bay leaf, oil for the pan). */
  scales: boolean(),
  /** What stood here before a diet asked for something else. */
  replaces: nullable(text(120)),
});
export type Ingredient = Infer<typeof ingredientSchema>;

export const stepSchema = type({
  text: text(1_000),
  /** How long this step takes or waits, in minutes. */
  minutes: nullable(max(min(number(), 0), 10_080)),
  /** Indexes into `ingredients`. */
  uses: array(count(0, 59)),
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
};
export const recipeBodySchema = type(bodyFields);
export type RecipeBody = Infer<typeof recipeBodySchema>;

export const cookedBySchema = type({
  kind: enums(['built-in', 'openai-compatible']),
  /** The model's name; null for the built-in kitchen. */
  model: nullable(string()),
  /** Version of the prompt in the prompt store; null for the built-in kitchen. */
  promptVersion: nullable(number()),
  /** True when a technique was filled in with the ingredients read, for want of a known dish. */
  isImprovised: boolean(),
});
export type CookedBy = Infer<typeof cookedBySchema>;

export const recipeSchema = type({
  ...bodyFields,
  guid: string(),
  companyUri: string(),
  /** Milliseconds since 1970. */
  createdAt: number(),
  unitSystem: enums(unitSystems),
  photoGuid: nullable(string()),
  cookedBy: cookedBySchema,
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
});
export type RecipeSummary = Infer<typeof recipeSummarySchema>;

export const recipePageSchema = type({
  items: array(recipeSummarySchema),
  /** Pass as `before` for the next page; null at the end. */
  next: nullable(string()),
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

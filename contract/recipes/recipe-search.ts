import { enums, object, optional, size, type Infer } from 'superstruct';
import { places } from './recipe-endpoints.ts';
import { guid, text } from '../text.ts';

/** Groups of dish kinds in the filter. */
export const categories = {
  soups: 'soup cream-soup stew chilli curry hotpot casserole stock beans',
  salads: 'salad bowl fruit-salad',
  pasta: 'pasta noodles risotto rice dumpling sushi',
  meat: 'roast skewer meatball schnitzel steak sausage-dish stir-fry fish-dish seafood-dish burger',
  vegetables: 'gratin traybake stuffed fritter croquette vegetables mash fries potatoes',
  eggs: 'omelette eggs pancake waffle porridge muesli',
  bread: 'pizza flatbread sandwich toast wrap taco spring-roll quiche bread roll scone dough nibbles',
  sweet: 'pie tart muffin cake cheesecake brownie biscuit pudding mousse ice-cream sorbet crumble jelly sweets doughnut',
  sauces: 'sauce dip spread dressing pesto chutney jam pickle marinade',
  drinks: 'smoothie milkshake juice lemonade hot-drink iced-drink cocktail',
} as const;
export type Category = keyof typeof categories;
export const categoryNames = Object.keys(categories) as readonly Category[];

export const recipeSorts = ['best', 'newest', 'oldest', 'title', 'quickest', 'missing'] as const;
export type RecipeSort = (typeof recipeSorts)[number];

const cookKinds = ['built-in', 'openai-compatible', 'imported'] as const;
/** Time filter options, in minutes. */
export const timeLimits = ['15', '30', '45', '60', '90'] as const;
export const longestSearch = 200;
/** Maximum foods at home. */
export const mostAtHome = 40;

/** Filters of a recipe list. All are optional: older tabs send none. */
export const recipeQuerySchema = object({
  before: optional(text()),
  limit: optional(text()),
  place: optional(enums(places)),
  /** Also requests the facets. */
  facets: optional(enums(['yes'])),
  q: optional(size(text(), 0, longestSearch)),
  category: optional(enums(categoryNames)),
  /** The slug of a category; merged slugs work as well. */
  section: optional(size(text(), 1, 100)),
  /** As named in the facets. */
  cuisine: optional(size(text(), 1, 60)),
  diet: optional(size(text(), 1, 40)),
  minutes: optional(enums(timeLimits)),
  cook: optional(enums(cookKinds)),
  favourite: optional(enums(['yes'])),
  /** Recipes with a cooking record, or without. */
  cooked: optional(enums(['yes', 'no'])),
  tag: optional(size(text(), 1, 40)),
  /** The key of a collection. */
  collection: optional(guid()),
  /** Foods at home, separated by commas: lexicon ids, or the reader's words. */
  have: optional(size(text(), 0, 2_000)),
  /** `fewest`: sort by missing foods; `all`: only complete matches. The pantry counts as at home. */
  home: optional(enums(['fewest', 'all'])),
  /** Default: best match for a search, fewest missing foods for foods at home, otherwise newest. */
  sort: optional(enums(recipeSorts)),
});
export type RecipeQuery = Infer<typeof recipeQuerySchema>;

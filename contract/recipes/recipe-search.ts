import { enums, object, optional, size, type Infer } from 'superstruct';
import { places } from './recipe-endpoints.ts';
import { guid, text } from '../text.ts';

/** Kinds of dish as they are shelved together: a shelf, and the kinds that stand on it. */
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
/** Times to choose from, in minutes. */
export const timeLimits = ['15', '30', '45', '60', '90'] as const;
export const longestSearch = 200;
/** So many foods can be at home. */
export const mostAtHome = 40;

/** What a list of recipes may be asked for. All are optional: older tabs ask for none. */
export const recipeQuerySchema = object({
  before: optional(text()),
  limit: optional(text()),
  place: optional(enums(places)),
  /** Asks for what the list can be narrowed down by, besides. */
  facets: optional(enums(['yes'])),
  q: optional(size(text(), 0, longestSearch)),
  category: optional(enums(categoryNames)),
  /** The slug of a category that staff made: one that it was merged into counts as well. */
  section: optional(size(text(), 1, 100)),
  /** As the facets name it. */
  cuisine: optional(size(text(), 1, 60)),
  diet: optional(size(text(), 1, 40)),
  minutes: optional(enums(timeLimits)),
  cook: optional(enums(cookKinds)),
  favourite: optional(enums(['yes'])),
  /** Those that somebody said to have cooked, or the others. */
  cooked: optional(enums(['yes', 'no'])),
  tag: optional(size(text(), 1, 40)),
  /** The key of a collection. */
  collection: optional(guid()),
  /** Foods at home, parted by commas: keys of the lexicon, or in the reader's words. */
  have: optional(size(text(), 0, 2_000)),
  /** What is always at home counts too: those that lack the least come first, or there are those alone that lack nothing. */
  home: optional(enums(['fewest', 'all'])),
  /** By itself: the best first for a search, the fewest missing for what is at home, else the newest. */
  sort: optional(enums(recipeSorts)),
});
export type RecipeQuery = Infer<typeof recipeQuerySchema>;

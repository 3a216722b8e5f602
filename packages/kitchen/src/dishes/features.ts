/*
 * Features of a dish besides its ingredients, which requests can name. Their words are in the tables of each language, so that search works the same
 * in every language.
 */

/** The kind of dish; a dish's first kind also selects its picture. */
export const kinds = [
  'soup', 'cream-soup', 'stew', 'chilli', 'curry', 'hotpot', 'stir-fry', 'salad', 'pasta', 'noodles', 'risotto', 'rice', 'bowl', 'pizza',
  'flatbread', 'sandwich', 'toast', 'burger', 'wrap', 'taco', 'dumpling', 'sushi', 'spring-roll', 'pie', 'quiche', 'tart', 'gratin',
  'casserole', 'traybake', 'roast', 'skewer', 'meatball', 'schnitzel', 'steak', 'sausage-dish', 'fish-dish', 'seafood-dish', 'stuffed',
  'fritter', 'croquette', 'omelette', 'eggs', 'pancake', 'waffle', 'porridge', 'muesli', 'muffin', 'scone', 'bread', 'roll', 'cake',
  'cheesecake', 'brownie', 'biscuit', 'pudding', 'mousse', 'ice-cream', 'sorbet', 'crumble', 'fruit-salad', 'jelly', 'sweets', 'doughnut',
  'sauce', 'dip', 'spread', 'dressing', 'pesto', 'chutney', 'jam', 'pickle', 'marinade', 'stock', 'smoothie', 'milkshake', 'juice',
  'lemonade', 'hot-drink', 'iced-drink', 'cocktail', 'vegetables', 'mash', 'fries', 'potatoes', 'beans', 'nibbles', 'dough',
] as const; // prettier-ignore
export type DishKind = (typeof kinds)[number];

export const courses = [
  'breakfast', 'lunch', 'dinner', 'starter', 'first-course', 'main', 'side', 'dessert', 'snack', 'drink', 'sauce', 'baking',
] as const; // prettier-ignore
export type Course = (typeof courses)[number];

export const cuisines = [
  'italian', 'french', 'spanish', 'portuguese', 'greek', 'turkish', 'balkan', 'german', 'austrian', 'swiss', 'dutch', 'belgian', 'british',
  'irish', 'scandinavian', 'finnish', 'polish', 'hungarian', 'czech', 'romanian', 'ukrainian', 'russian', 'baltic', 'georgian', 'armenian',
  'central-asian', 'levantine', 'israeli', 'persian', 'iraqi', 'gulf', 'yemeni', 'egyptian', 'moroccan', 'tunisian', 'west-african', 'nigerian',
  'ethiopian', 'east-african', 'south-african', 'indian', 'pakistani', 'bangladeshi', 'sri-lankan', 'nepali', 'chinese', 'taiwanese', 'japanese',
  'korean', 'thai', 'vietnamese', 'cambodian', 'burmese', 'malaysian', 'singaporean', 'indonesian', 'filipino', 'hawaiian', 'australian',
  'american', 'southern-us', 'cajun', 'canadian', 'mexican', 'central-american', 'caribbean', 'jamaican', 'cuban', 'brazilian', 'peruvian',
  'argentinian', 'chilean', 'colombian', 'venezuelan', 'mediterranean', 'middle-eastern', 'african', 'asian', 'latin-american', 'european',
  'international',
] as const; // prettier-ignore
export type Cuisine = (typeof cuisines)[number];

export const occasions = [
  'birthday', 'christmas', 'easter', 'thanksgiving', 'halloween', 'new-year', 'lunar-new-year', 'valentine', 'ramadan', 'eid', 'diwali',
  'passover', 'hanukkah', 'party', 'buffet', 'picnic', 'barbecue', 'lunchbox', 'date', 'guests', 'camping', 'weeknight', 'sunday', 'brunch',
] as const; // prettier-ignore
export type Occasion = (typeof occasions)[number];

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

export const audiences = ['children', 'baby', 'crowd', 'one', 'students'] as const;
export type Audience = (typeof audiences)[number];

/** The desired manner. `quick` is at most 30 minutes in total; whatever can be computed is computed, not claimed. */
export const manners = [
  'quick', 'easy', 'cheap', 'healthy', 'light', 'comforting', 'high-protein', 'filling', 'spicy', 'mild', 'creamy', 'crunchy', 'fresh',
  'cold', 'warm', 'sweet', 'savoury', 'sour', 'one-pot', 'no-cook', 'no-bake', 'make-ahead', 'leftovers', 'festive', 'vegetable-rich',
] as const; // prettier-ignore
export type Manner = (typeof manners)[number];

export const equipment = [
  'oven', 'hob', 'microwave', 'air-fryer', 'slow-cooker', 'pressure-cooker', 'barbecue', 'grill', 'blender', 'food-processor', 'mixer', 'wok',
  'rice-cooker', 'steamer', 'ice-cream-maker', 'waffle-iron', 'toaster', 'kettle', 'fridge', 'freezer', 'deep-fryer',
] as const; // prettier-ignore
export type Equipment = (typeof equipment)[number];

/** The cooking method. */
export const methods = [
  'baked', 'fried', 'deep-fried', 'grilled', 'roasted', 'steamed', 'boiled', 'raw', 'stuffed', 'braised', 'mashed', 'marinated', 'pan-fried',
] as const; // prettier-ignore
export type Method = (typeof methods)[number];

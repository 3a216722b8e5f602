import { units } from '../../../contract/recipes/recipe.ts';
import { readKinds } from './wishes-read.ts';

// "strict" requires every property and allows no others; optional values are null. Bounds are left to the struct, because several endpoints refuse
// schemas that have them.
const object = (properties: Record<string, object>, description?: string) => ({
  type: 'object',
  ...(description === undefined ? {} : { description }),
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const string = (description?: string) => ({ type: 'string', ...(description === undefined ? {} : { description }) });
const maybe = (kind: 'string' | 'number', description?: string) => ({
  type: [kind, 'null'],
  ...(description === undefined ? {} : { description }),
});
const list = (items: object, description?: string) => ({ type: 'array', items, ...(description === undefined ? {} : { description }) });

/** JSON schema of the model's answer, snake_case; agrees with model-recipe.ts (a test compares them). */
export const modelRecipeJsonSchema = object({
  wishes: list(
    object({
      kind: { type: 'string', enum: [...readKinds] },
      words: string('The food, the kind of food or the diet, in the words of the description. One for each.'),
      in_english: string('The same in English.'),
    }),
    'Written first: all that the description or a photo says must not be in the dish, for any reason. Empty when there is nothing.',
  ),
  is_food: { type: 'boolean', description: 'False when neither the photo nor the description is about something to eat or drink.' },
  not_food_reason: maybe('string', 'When is_food is false: one sentence for the user saying what it is instead. Otherwise null.'),
  title: string('At most 120 characters.'),
  summary: string('One or two sentences, at most 500 characters.'),
  cuisine: maybe('string'),
  servings: { type: 'integer' },
  prep_minutes: maybe('number'),
  cook_minutes: maybe('number'),
  ingredients: list(
    object({
      amount: maybe('number', 'In unit, for all servings together. Null: to taste.'),
      unit: { anyOf: [{ type: 'string', enum: [...units] }, { type: 'null' }], description: 'Null when the item itself is counted.' },
      item: string('Only what one buys, such as "onion"; how it is cut goes into note.'),
      item_in_english: string('The same item in English, by which allergens and diets are checked.'),
      made_of: list(string(), 'For a bought mix or sauce: what it is made of, in English. Otherwise empty.'),
      note: maybe('string'),
      scales: { type: 'boolean', description: 'False for what stays the same for more people, such as a bay leaf.' },
    }),
  ),
  steps: list(
    object({
      text: string('One thing to do. No amounts: they stand in the list and may be scaled.'),
      minutes: maybe('number', 'How long this step takes or waits.'),
      uses: list({ type: 'integer' }, 'Indexes into ingredients, from 0.'),
    }),
  ),
  nutrition: {
    anyOf: [
      object({ kcal: { type: 'number' }, protein: { type: 'number' }, fat: { type: 'number' }, carbohydrate: { type: 'number' } }),
      { type: 'null' },
    ],
    description: 'Per serving, an estimate; grams.',
  },
  assumptions: list(string(), 'What was taken for granted, each a short sentence, such as "I took this for a ramen."'),
});

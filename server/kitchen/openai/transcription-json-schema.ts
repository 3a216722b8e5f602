const maybe = (kind: 'string' | 'number') => ({ type: [kind, 'null'] });
const lines = { type: 'array', items: { type: 'string' } };
const properties = {
  is_recipe: { type: 'boolean' },
  title: maybe('string'),
  servings: maybe('number'),
  prep_minutes: maybe('number'),
  cook_minutes: maybe('number'),
  ingredients: lines,
  steps: lines,
  notes: maybe('string'),
  text: { type: ['string', 'null'], description: 'Of a photo: every line that can be read, word for word. Otherwise empty.' },
};

/** The answer of a model that copies a written recipe. */
export const transcriptionJsonSchema = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };

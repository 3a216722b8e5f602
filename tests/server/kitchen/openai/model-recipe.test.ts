import { Struct, validate } from 'superstruct';
import { expect, test } from 'vitest';
import { fromWire, toWire } from '../../../../contract/casing.ts';
import { units } from '../../../../contract/recipes/recipe.ts';
import { checkAnswer } from '../../../../server/kitchen/openai/check-answer.ts';
import { answerSchema, modelRecipeSchema } from '../../../../server/kitchen/openai/model-recipe.ts';
import { modelRecipeJsonSchema } from '../../../../server/kitchen/openai/model-recipe-json-schema.ts';
import { secondsToWait } from '../../../../server/kitchen/openai/completion-error.ts';
import { toPartial } from '../../../../server/kitchen/openai/to-body.ts';
import { tomatoSoup } from '../../../support/server/fake-model.ts';
import { orderFor } from '../../../support/server/order.ts';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const node = (value: unknown): Node => {
  if (!isNode(value)) throw new Error(`Not a schema: ${JSON.stringify(value)}`);
  return value;
};
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

/** Paths of all properties, with what each may be. */
function pathsOfJson(schema: Node, path: string): string[] {
  if (schema['anyOf'] !== undefined) return pathsOfJson(node(first(schema['anyOf'])), path);
  if (schema['type'] === 'array') return pathsOfJson(node(schema['items']), `${path}[]`);
  if (schema['type'] !== 'object') return [path];
  return Object.entries(node(schema['properties'])).flatMap(([key, child]) => pathsOfJson(node(child), `${path}.${key}`));
}

function pathsOfStruct(struct: Struct<unknown, unknown>, path: string): string[] {
  const inner: unknown = struct.schema;
  if (struct.type === 'array' && inner instanceof Struct) return pathsOfStruct(inner, `${path}[]`);
  if (struct.type !== 'type' || !isNode(inner)) return [path];
  return Object.entries(inner).flatMap(([key, child]) => (child instanceof Struct ? pathsOfStruct(child, `${path}.${key}`) : []));
}

/** Every object schema within a schema. */
function objectsIn(schema: unknown): Node[] {
  if (Array.isArray(schema)) return schema.flatMap(objectsIn);
  if (!isNode(schema)) return [];
  return [...(schema['type'] === 'object' ? [schema] : []), ...Object.values(schema).flatMap(objectsIn)];
}

const snake = (path: string) => path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('the JSON schema and the struct have the same fields', () => {
  const asked = pathsOfJson(node(modelRecipeJsonSchema), '');
  // Checked: structs are invariant in their type; here only their shape is read.
  const accepted = pathsOfStruct(modelRecipeSchema as unknown as Struct<unknown, unknown>, '').map(snake);
  expect(accepted.toSorted()).toEqual(asked.toSorted());
  expect(asked).toContain('.ingredients[].unit');
});

test('the JSON schema asks for every property and allows no other, as strict mode wants', () => {
  const objects = objectsIn(modelRecipeJsonSchema);
  expect(objects).toHaveLength(5);
  for (const schema of objects) {
    expect(schema['additionalProperties']).toBe(false);
    expect(schema['required']).toEqual(Object.keys(node(schema['properties'])));
  }
  expect(JSON.stringify(modelRecipeJsonSchema)).toContain(JSON.stringify(units));
});

test('an answer that says null wherever it may is accepted', () => {
  const bare = {
    wishes: [],
    ...tomatoSoup,
    cuisine: null,
    prep_minutes: null,
    cook_minutes: null,
    nutrition: null,
    ingredients: [{ amount: null, unit: null, item: 'salt', note: null, scales: false }],
    steps: [{ text: 'Salt it.', minutes: null, uses: [] }],
    assumptions: [],
  };
  expect(validate(fromWire(bare), answerSchema)[0]).toBeUndefined();
  expect(toWire(fromWire(bare))).toEqual(bare);
});

test.each([
  [null, null],
  ['17', 17],
  ['Thu, 01 Jan 1970 00:01:30 GMT', 30],
  ['Thu, 01 Jan 1970 00:00:10 GMT', 0],
  ['soon', null],
])('Retry-After %s means %s seconds', (header, seconds) => {
  expect(secondsToWait(header, 60_000)).toBe(seconds);
});

test('a partial answer shows whole lines only', () => {
  expect(toPartial({})).toBeNull();
  expect(toPartial({ is_food: false, title: 'A car' })).toBeNull();
  expect(
    toPartial({
      title: 'Soup',
      ingredients: [
        { amount: 1, unit: 'tb' },
        { item: 'salt', unit: 'tbsp' },
      ],
      steps: [{}],
    }),
  ).toEqual({
    title: 'Soup',
    summary: null,
    servings: null,
    ingredients: [{ amount: null, unit: 'tbsp', item: 'salt', note: null }],
    steps: [],
  });
});

test('why a photo is no food is cut where a letter ends', () => {
  const answer = JSON.stringify({ is_food: false, not_food_reason: `${'x'.repeat(299)}🍜` });
  expect(checkAnswer(answer, orderFor('a photo'), '')).toMatchObject({ kind: 'not-food', reason: 'x'.repeat(299) });
});

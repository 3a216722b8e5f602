import { modelRecipeJsonSchema } from './model-recipe-json-schema.ts';
import { messageFields } from './messages.ts';

/** Without these a model does not know what to do with an order. */
const needed = ['description', 'servings', 'units', 'diets', 'leave_out', 'is_food'] as const;

/** "leave_out" as a prompt writes it. */
const quoted = /"([a-z]+(?:_[a-z]+)+)"/g;
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

const known = new Set<string>(messageFields);
for (const [, name = ''] of JSON.stringify(modelRecipeJsonSchema).matchAll(/"([a-z_]+)":/g)) known.add(name);

export interface PromptProblems {
  missing: string[];
  unknown: string[];
}

/** Which fields of an order or an answer a prompt should name and does not, and which it names that there are not. Nothing fills a placeholder. */
export function promptProblems(body: string): PromptProblems {
  const names = [...body.matchAll(quoted)].map(([, name = '']) => name);
  const placeholders = [...body.matchAll(placeholder)].map(([whole]) => whole);
  return {
    missing: needed.filter((name) => !body.includes(`"${name}"`)),
    unknown: [...new Set([...names.filter((name) => !known.has(name)), ...placeholders])],
  };
}

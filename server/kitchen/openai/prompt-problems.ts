import type { PromptName } from '../../../contract/console/prompt-areas.ts';
import { modelRecipeJsonSchema } from './model-recipe-json-schema.ts';
import { messageFields } from './messages.ts';
import { transcriptionJsonSchema } from './transcription-json-schema.ts';

/** Fields that a model needs to understand an order or a written recipe. */
const needed: Readonly<Record<PromptName, readonly string[]>> = {
  recipe: ['description', 'servings', 'units', 'diets', 'leave_out', 'is_food'],
  transcription: ['text', 'is_recipe', 'ingredients', 'steps'],
};

/** "leave_out": a field name as prompts write it. */
const quoted = /"([a-z]+(?:_[a-z]+)+)"/g;
const placeholder = /\{\{[^{}]*\}\}/g;

const namesIn = (jsonSchema: object): string[] => [...JSON.stringify(jsonSchema).matchAll(/"([a-z_]+)":/g)].map(([, name = '']) => name);
const known: Readonly<Record<PromptName, ReadonlySet<string>>> = {
  recipe: new Set([...messageFields, ...namesIn(modelRecipeJsonSchema)]),
  transcription: new Set(namesIn(transcriptionJsonSchema)),
};

export interface PromptProblems {
  missing: string[];
  unknown: string[];
}

/** Fields that a prompt should name but does not, and unknown fields that it names. Prompts have no placeholders. */
export function promptProblems(promptName: PromptName, body: string): PromptProblems {
  const names = [...body.matchAll(quoted)].map(([, name = '']) => name);
  const placeholders = [...body.matchAll(placeholder)].map(([whole]) => whole);
  return {
    missing: needed[promptName].filter((name) => !body.includes(`"${name}"`)),
    unknown: [...new Set([...names.filter((name) => !known[promptName].has(name)), ...placeholders])],
  };
}

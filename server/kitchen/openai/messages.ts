import { dietNames } from '../adapt/swaps.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { Target } from '../adapt/adapt.ts';
import type { CookOrder } from '../cook.ts';

type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string | Part[];
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Said by us, not by the prompt in the store: the recipe is stored as written in this language. */
const writeIn = (language: Locale) =>
  `Write every text of your answer in ${languageNames.of(language) ?? language} (${language}), whatever language the description is in; only "item_in_english" is always in English.`;

/** The conversation that asks for a recipe. What the user typed travels as JSON data, never as instructions. */
export function firstMessages(prompt: string, order: CookOrder, target: Target): Message[] {
  const request = {
    description: order.description,
    servings: target.servings,
    units: target.unitSystem,
    diets: target.diets.map((diet) => dietNames[diet]),
    leave_out: target.exclusions.map(({ label }) => label),
  };
  const parts: Part[] = [{ type: 'text', text: JSON.stringify(request) }];
  if (order.photo !== null)
    parts.push({ type: 'image_url', image_url: { url: `data:image/jpeg;base64,${Buffer.from(order.photo).toString('base64')}` } });
  return [
    { role: 'system', content: `${prompt}\n\n${writeIn(order.language)}` },
    { role: 'user', content: parts },
  ];
}

/** The same conversation with the answer and what is wrong with it. */
export const repairMessages = (messages: readonly Message[], answer: string, problem: string): Message[] => [
  ...messages,
  { role: 'assistant', content: answer },
  { role: 'user', content: `That answer cannot be used: ${problem} Answer again with the whole JSON object, put right.` },
];

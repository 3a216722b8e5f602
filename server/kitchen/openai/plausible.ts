import { asText } from '../../../contract/text.ts';
import type { ModelRecipe } from './model-recipe.ts';

/** Largest plausible serving, in grams. */
const mostGrams = 3_000;
const gramsPer: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1_000,
  ml: 1,
  l: 1_000,
  oz: 28,
  lb: 454,
  cup: 240,
  'fl oz': 30,
  tbsp: 15,
  tsp: 5,
};

/** The implausible parts of an answer, in English for the model; null when there are none. */
export function implausible({ ingredients, servings, steps, prepMinutes, cookMinutes }: ModelRecipe): string | null {
  const heavy = ingredients.find(({ amount, unit }) => ((amount ?? 0) * (gramsPer[unit ?? ''] ?? 0)) / servings > mostGrams);
  if (heavy !== undefined) return `${heavy.amount} ${heavy.unit ?? ''} ${heavy.item} for ${servings} servings cannot be right.`;
  const many = ingredients.find(({ amount, unit }) => unit === null && (amount ?? 0) / servings > 60);
  if (many !== undefined) return `${many.amount} ${many.item} for ${servings} servings cannot be right.`;
  if (steps.some(({ minutes }) => (minutes ?? 0) > 4_320) || (prepMinutes ?? 0) > 4_320 || (cookMinutes ?? 0) > 4_320)
    return 'a time is longer than three days.';
  return null;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** True when an answer repeats a sentence of its instructions: someone tried to extract them. */
export function echoes(answer: string, prompt: string): boolean {
  const said = wordsOf(answer);
  return prompt
    .split(/(?<=[.!?])\s+|\n+/)
    .map(wordsOf)
    .some((sentence) => sentence.length >= 50 && said.includes(sentence));
}

// Latin-1 controls and bidirectional text marks.
const unwanted = /[\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Text without characters that the database or a page must not get. */
const cleanText = (text: string): string => asText(text).replace(unwanted, '');

/** The same for every text inside a value. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, cleanTexts(inside)]));
}

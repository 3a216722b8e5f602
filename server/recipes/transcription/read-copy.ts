import { array, boolean, create, nullable, number, string, type } from 'superstruct';
import { longestNote } from '../../../contract/recipes/note-endpoints.ts';
import type { Transcription } from '../../../contract/recipes/transcription-endpoints.ts';
import { asText, cutText } from '../../../contract/text.ts';
import { objectOf } from '../../kitchen/openai/answer.ts';
import { mostIngredients, mostSteps } from '../import/draft.ts';
import { headOf } from './heads.ts';
import { isFactLine } from './read-facts.ts';
import { ingredientsIn } from './read-ingredients.ts';
import { stepsIn } from './read-steps.ts';
import { leftOf } from './read-text.ts';

const answerSchema = type({
  is_recipe: boolean(),
  title: nullable(string()),
  servings: nullable(number()),
  prep_minutes: nullable(number()),
  cook_minutes: nullable(number()),
  ingredients: array(string()),
  steps: array(string()),
  notes: nullable(string()),
  text: nullable(string()),
});

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
const unread = /\[\?\]/u;

/** Checks which words of a text occur in the source; in scripts without spaces, anywhere in it. */
function checkerOf(source: string): (text: string) => string[] {
  const there = new Set(wordsOf(source));
  const whole = source.normalize('NFKC').toLowerCase();
  return (text) => [
    ...wordsOf(text).filter((word) => !there.has(word) && !(word.length > 1 && whole.includes(word))),
    ...(unread.test(text) ? ['[?]'] : []),
  ];
}

/** Compares a model's answer with its source: words that are not in the source are marked, and numbers that are not are dropped. */
export function checkedReading(answer: unknown, text: string): Transcription | null {
  const read = create(answer, answerSchema);
  if (!read.is_recipe) return null;
  const source = text === '' ? asText(read.text ?? '') : text;
  const missing = checkerOf(source);
  const figure = (value: number | null, most: number) =>
    value !== null && Number.isInteger(value) && value > 0 && value <= most && missing(String(value)).length === 0 ? value : null;
  const title = cutText(asText(read.title ?? '').trim(), 120);
  const titleDoubts = missing(title);
  const marked = <Line extends { isCertain: boolean; doubts: string[] }>(line: Line, said: string): Line => {
    const doubts = [...new Set([...line.doubts, ...missing(said)])];
    return { ...line, isCertain: line.isCertain && doubts.length === 0, doubts };
  };
  const ingredients = read.ingredients.flatMap((line) =>
    ingredientsIn([{ text: asText(line), doubts: [] }], null, false).map((one) => marked(one, line)),
  );
  const steps = read.steps.flatMap((line) => stepsIn([{ text: asText(line), doubts: [] }], false).map((one) => marked(one, line)));
  const notes = asText(read.notes ?? '');
  const used = [title, ...read.ingredients, ...read.steps, notes].join('\n');
  const facts = [read.servings, read.prep_minutes, read.cook_minutes].some((value) => value !== null);
  return {
    title: { text: title, isCertain: title !== '' && titleDoubts.length === 0, doubts: titleDoubts },
    servings: figure(read.servings, 100),
    prepMinutes: figure(read.prep_minutes, 10_080),
    cookMinutes: figure(read.cook_minutes, 10_080),
    ingredients: ingredients.slice(0, mostIngredients).map(({ whole: _, ...line }) => line),
    steps: steps.slice(0, mostSteps),
    notes: cutText(notes, longestNote),
    text: source,
    left: [...unused(source, used, facts), ...leftOf(ingredients), ...steps.slice(mostSteps).map((step) => step.text)],
    origin: null,
  };
}

/** Source lines that contributed almost no word: the model left them out. */
function unused(source: string, answer: string, hasFacts: boolean): string[] {
  const missing = checkerOf(answer);
  return source.split('\n').filter((line) => {
    const words = wordsOf(line);
    if (words.length === 0 || headOf(line) !== null || (hasFacts && isFactLine(line))) return false;
    return missing(line).length > words.length / 2;
  });
}

/** The answer of a model that copied `text`, '' for a photo. 'unusable' for an invalid answer, null when it found no recipe. */
export function readCopy(answer: string, text: string): Transcription | 'unusable' | null {
  const object = objectOf(answer);
  if (object === null) return 'unusable';
  try {
    return checkedReading(object, text);
  } catch {
    return 'unusable';
  }
}

import type { Locale } from '../../../contract/shell/locales.ts';
import { gramsOf } from '@anydish/kitchen/foods';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { foodMentions, prepareReading, soughtOf } from '@anydish/kitchen/read';
import { writtenLanguage } from '@anydish/kitchen/write';
import { foodsOf, having, isLike, isSeasoning, lacking, wordsOf, type Answer, type Line } from './answer-facts.ts';
import { dishProblem } from './dish-check.ts';

/** What a case says about the answer. */
export interface Expected {
  description: string;
  language: Locale;
  hasPhoto: boolean;
  /** Foods and words, separated by commas. */
  mustContain: string;
  mustNotContain: string;
}

/** Why an answer does not meet an expectation; null when it does. */
export interface Judgement {
  id: 'dish' | 'language' | 'wishes' | 'amounts' | 'sentences' | 'contents';
  why: Sentence | null;
}

const languageName = (language: Locale) => new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

function languageProblem(answer: Answer, language: Locale): Sentence | null {
  const found = writtenLanguage(wordsOf(answer), language);
  return found === language
    ? null
    : i18n._('It is written in {found} instead of {wanted}.', { found: languageName(found), wanted: languageName(language) });
}

const isMain = (line: Line, language: Locale) => {
  const foods = foodsOf(line, language);
  return foods.length > 0 && !foods.some(isSeasoning);
};

/** Plausible weights of a serving, in grams, for an answer whose weights are known. */
const servingWeight = { least: 25, most: 2_500 };

function amountsProblem({ ingredients, servings }: Answer, language: Locale): Sentence | null {
  const without = ingredients
    .filter((line) => isMain(line, language) && (line.amount === null || line.amount === 0))
    .map(({ item }) => item);
  if (without.length > 0) return i18n._('These have no amount: {foods}', { foods: without });
  const grams = ingredients.map(({ food, amount, unit }) => (food === null || food === undefined ? null : gramsOf({ food, amount, unit })));
  const known = grams.filter((weight) => weight !== null);
  const each = Math.round(known.reduce((sum, weight) => sum + weight, 0) / servings);
  if (each > servingWeight.most || (known.length === grams.length && each < servingWeight.least))
    return i18n._('A serving weighs {grams, number} g.', { grams: each });
  return null;
}

/** Fewer letters cannot be instructions. */
const leastLetters = { step: 6, all: 30 };
const lettersOf = (text: string) => (text.match(/[\p{L}\p{M}]/gu) ?? []).length;
/** A letter of a script with syllables says more. */
const dense = /[\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}]/u;

function sentencesProblem({ ingredients, steps }: Answer, language: Locale): Sentence | null {
  const texts = steps.map(({ text }) => text.trim());
  const weightOf = (text: string) => lettersOf(text) * (dense.test(text) ? 3 : 1);
  if (texts.some((text) => weightOf(text) < leastLetters.step) || weightOf(texts.join('')) < leastLetters.all)
    return i18n._('The steps are too short to cook by.');
  if (new Set(texts.map((text) => text.toLowerCase())).size < texts.length) return i18n._('A step is repeated.');
  const mentioned = foodMentions(texts.join('\n'), language).flatMap(({ ids }) => ids);
  const used = new Set(steps.flatMap(({ uses }) => uses));
  const unused = ingredients.filter(
    (line, at) =>
      isMain(line, language) && !used.has(at) && !foodsOf(line, language).some((food) => mentioned.some((other) => isLike(food, other))),
  );
  return unused.length === 0 ? null : i18n._('No step uses these: {foods}', { foods: unused.map(({ item }) => item) });
}

function contentsProblem({ mustContain, mustNotContain, language }: Expected, answer: Answer): Sentence | null {
  const missing = lacking(mustContain, answer, language);
  if (missing.length > 0) return i18n._('The case requires these, and they are missing: {foods}', { foods: missing });
  const unwanted = having(mustNotContain, answer, language);
  return unwanted.length === 0 ? null : i18n._('The case forbids these: {foods}', { foods: unwanted });
}

/** Judges a recipe that keeps the exclusions of its order. Works on texts of a model, so it runs in a thread. */
export async function judgeAnswer(expected: Expected, answer: Answer): Promise<Judgement[]> {
  const { description, language, hasPhoto, mustContain, mustNotContain } = expected;
  await prepareReading(description, language);
  const sought = soughtOf({ description, diets: [] }, [], language);
  const limit = sought.wishes.find(({ kind }) => kind === 'minutes');
  const minutes = (answer.prepMinutes ?? 0) + (answer.cookMinutes ?? 0);
  const isLate = limit !== undefined && minutes > Number(limit.id);
  const isStated = mustContain.trim() !== '';
  // A photo may show the dish that the words do not name.
  const dish =
    hasPhoto && !isStated && description.trim() === ''
      ? []
      : [{ id: 'dish' as const, why: dishProblem(sought, answer, language, isStated) }];
  return [
    ...dish,
    { id: 'language', why: languageProblem(answer, language) },
    { id: 'wishes', why: isLate ? i18n._('It takes {minutes, plural, one {# minute} other {# minutes}}.', { minutes }) : null },
    { id: 'amounts', why: amountsProblem(answer, language) },
    { id: 'sentences', why: sentencesProblem(answer, language) },
    ...(isStated || mustNotContain.trim() !== '' ? [{ id: 'contents' as const, why: contentsProblem(expected, answer) }] : []),
  ];
}

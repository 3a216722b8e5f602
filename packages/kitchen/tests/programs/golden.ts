import { readFileSync } from 'node:fs';
import type { Locale } from '../../../../contract/shell/locales.ts';
import { dishOf } from '../../src/dishes/all.ts';
import { cookOnce, type Outcome } from '../../src/check/cook-once.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** A request that somebody wrote who has not seen the dishes, and what would answer it. */
export interface GoldenRequest {
  id: string;
  language: Locale;
  text: string;
  expect: 'recipe' | 'question' | 'refuse' | 'safe';
  /** English names by one of which the dish must go. */
  named?: readonly string[];
  /** Of each of these one must be among the ingredients, in English. */
  has?: readonly (readonly string[])[];
  kind?: readonly string[];
  maxMinutes?: number;
  servings?: number;
  /** English words that may not stand in it. */
  without?: readonly string[];
  /** Phrases that hold such a word and are fine. */
  allowed?: readonly string[];
}

export const verdicts = ['served', 'useful question', 'useless question', 'wrong', 'refused', 'broken wish'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Judged {
  request: GoldenRequest;
  verdict: Verdict;
  /** What came back, in a line. */
  said: string;
}

const files = ['everyday', 'languages', 'exclusions', 'off-topic'] as const;

/** Every request of the set. */
export const goldenSet = (): GoldenRequest[] =>
  files.flatMap(
    (name): GoldenRequest[] => JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), 'utf8')) as GoldenRequest[],
  );

type Recipe = Extract<Outcome, { type: 'recipe' }>;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The first word that may not be there and is, without the phrases in which it is fine. */
function forbiddenIn({ english }: Recipe, { without = [], allowed = [] }: GoldenRequest): string | null {
  const texts = [english.title, english.summary, ...english.ingredients.map(({ item }) => item), ...english.steps.map(({ text }) => text)];
  // Everybody sells these by such names, and none of them holds what the word says.
  let all = plain(texts.join(' | ')).replace(
    /(?:oat|soya?|almond|coconut|rice|cashew|hemp|pea|plant|vegan|dairy-free|lactose-free)[- ](?:based )?(?:double |single |whipping |soured |sour |condensed |dark )?(?:cream cheese|milk|cream|yogurt|butter|cheese|feta|mozzarella|parmesan|chocolate|mayonnaise|drink)/g,
    ' ',
  );
  all = all.replace(/(?:gluten|egg|nut|alcohol)-free (?:plain |self-raising |strong |white )?[a-z]+/g, ' ');
  for (const phrase of allowed.toSorted((a, b) => b.length - a.length)) all = all.replaceAll(plain(phrase), ' ');
  return without.find((word) => new RegExp(`(?<![a-z])${plain(word).replace(/[^a-z ]/g, '.')}(?:s|es)?(?![a-z])`).test(all)) ?? null;
}

function namesOf({ english, plan }: Recipe): string {
  const dish = plan.dish === null ? null : dishOf(plan.dish);
  return plain(
    [english.title, plan.kind.replace(/-/g, ' '), ...(dish?.kinds ?? []), ...(dish?.also ?? []), dish?.title.key ?? ''].join(' ; '),
  );
}

/** What of the request the recipe does not answer; empty when it does. */
function misses(recipe: Recipe, { named, has = [], kind, maxMinutes, servings }: GoldenRequest): string[] {
  const names = namesOf(recipe);
  const items = plain(recipe.english.ingredients.map(({ item }) => item).join(' ; '));
  const minutes = (recipe.body.prepMinutes ?? 0) + (recipe.body.cookMinutes ?? 0);
  const lacks = (words: readonly string[] | undefined, text: string) =>
    words !== undefined && !words.some((word) => text.includes(plain(word)));
  return [
    ...(lacks(named, names) ? [`not named ${named?.join('/')}`] : []),
    ...has.filter((words) => lacks(words, `${items} ; ${names}`)).map((words) => `has no ${words.join('/')}`),
    ...(lacks(kind, names) ? [`is no ${kind?.join('/')}`] : []),
    ...(maxMinutes !== undefined && minutes > maxMinutes ? [`takes ${minutes} min`] : []),
    ...(servings !== undefined && recipe.body.servings < servings ? [`for ${recipe.body.servings}`] : []),
  ];
}

const title = ({ english }: Recipe) => english.title;

async function judgeQuestion(request: GoldenRequest, { question, unclear }: Extract<Outcome, { type: 'question' }>): Promise<Judged> {
  const said = `? ${question.suggestions.map(({ title: name }) => name).join(' | ')}${unclear.length > 0 ? ` unclear: ${unclear.join(', ')}` : ''}`;
  if (request.expect !== 'recipe') return { request, verdict: 'useful question', said };
  const choices = await Promise.all(
    question.suggestions.map(({ id }) => cookOnce({ description: request.text, language: request.language, choice: id })),
  );
  const recipes = choices.filter((outcome) => outcome.type === 'recipe');
  const broken = recipes.find((recipe) => forbiddenIn(recipe, request) !== null);
  if (broken !== undefined) return { request, verdict: 'broken wish', said: `${said} (${forbiddenIn(broken, request)})` };
  if (question.ingredients.length > 0) {
    const improvised = await cookOnce({ description: request.text, language: request.language, improvise: true });
    if (improvised.type === 'recipe') recipes.push(improvised);
  }
  const isUseful =
    recipes.length === choices.length + (question.ingredients.length > 0 ? 1 : 0) &&
    recipes.some((recipe) => misses(recipe, request).length === 0);
  // A question about a word that it did not understand in a wish is what it should ask.
  return { request, verdict: isUseful || unclear.length > 0 ? 'useful question' : 'useless question', said };
}

/** One request, cooked and judged. */
export async function judge(request: GoldenRequest): Promise<Judged> {
  const outcome = await cookOnce({ description: request.text, language: request.language });
  if (outcome.type === 'refused')
    return { request, verdict: request.expect === 'recipe' ? 'useless question' : 'refused', said: `! ${outcome.message.slice(0, 60)}` };
  if (outcome.type === 'question') {
    if (request.expect === 'refuse' && outcome.question.suggestions.length === 0) return { request, verdict: 'refused', said: '?' };
    if (request.expect === 'refuse')
      return { request, verdict: 'wrong', said: `? ${outcome.question.suggestions.map(({ title: name }) => name).join(' | ')}` };
    return judgeQuestion(request, outcome);
  }
  const forbidden = forbiddenIn(outcome, request);
  if (forbidden !== null) return { request, verdict: 'broken wish', said: `${title(outcome)}: ${forbidden}` };
  const missing = misses(outcome, request);
  const isRight = missing.length === 0 && request.expect !== 'refuse' && request.expect !== 'question';
  return {
    request,
    verdict: isRight ? 'served' : 'wrong',
    said: `${title(outcome)}${outcome.isImprovised ? ' (improvised)' : ''} ${missing.join('; ')}`,
  };
}

/** How many of each verdict, as a table. */
export function tableOf(judged: readonly Judged[]): string {
  const rows = files.map((name) => {
    const prefix = { everyday: 'ev', languages: 'la', exclusions: 'ex', 'off-topic': 'no' }[name];
    const own = judged.filter(({ request }) => request.id.startsWith(prefix));
    return [name, String(own.length), ...verdicts.map((verdict) => String(own.filter((one) => one.verdict === verdict).length))];
  });
  const head = ['', 'requests', ...verdicts];
  const all = ['all', String(judged.length), ...verdicts.map((verdict) => String(judged.filter((one) => one.verdict === verdict).length))];
  return [head, ...rows, all]
    .map((cells) =>
      cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(Math.max(8, head[index]?.length ?? 0)))).join('  '),
    )
    .join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const wanted = process.argv.slice(2);
  const set = goldenSet().filter(({ id, language }) => wanted.length === 0 || wanted.some((one) => id.startsWith(one) || language === one));
  const judged: Judged[] = [];
  for (const request of set) judged.push(await judge(request));
  for (const { request, verdict, said } of judged)
    if (verdict !== 'served' && verdict !== 'refused')
      say(`${verdict.padEnd(16)} ${request.id} ${request.language} "${request.text}" -> ${said}`);
  say(tableOf(judged));
}

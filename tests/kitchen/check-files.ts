import { readdirSync } from 'node:fs';
import type { Dish } from '../../server/kitchen/dishes/dish.ts';
import { planOf } from '../../server/kitchen/dishes/plan-of.ts';
import { writeRecipe } from '../../server/kitchen/writing/write-recipe.ts';
import { checkDish } from './check-dishes.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/*
 * `node tests/kitchen/check-files.ts italian.ts`: what is wrong with the dishes of some files, each as it will be read, and the sentences that
 * only they have.
 */

const folder = new URL('../../server/kitchen/dishes/book/', import.meta.url);

const isDish = (value: unknown): value is Dish => typeof value === 'object' && value !== null && 'summary' in value && 'steps' in value;

async function dishesIn(file: string): Promise<Dish[]> {
  const module: unknown = await import(new URL(file, folder).href);
  return Object.values(module ?? {}).flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isDish) : []));
}

const sentencesOf = (dish: Dish) => [
  ...dish.steps.flatMap((clauses) => clauses.map(({ template }) => template.key)),
  ...dish.ingredients.flatMap(({ note }) => (note === null ? [] : [note.key])),
];

function print(dish: Dish): void {
  const body = writeRecipe(planOf(dish), { language: 'en', servings: dish.makes.servings, unitSystem: 'metric' });
  const { title, summary, prepMinutes, cookMinutes, nutrition } = body;
  say(
    `\n## ${dish.id}: ${title} (${dish.makes.servings} servings; ${prepMinutes} + ${cookMinutes} min; ${nutrition?.kcal} kcal)\n${summary}`,
  );
  for (const { amount, unit, item, note } of body.ingredients)
    say(`  ${amount ?? ''} ${unit ?? ''} ${item}${note === null ? '' : `, ${note}`}`);
  for (const { minutes, text } of body.steps) say(`  - ${minutes === null ? '' : `(${minutes}) `}${text}`);
}

const files = process.argv.slice(2);
const others = new Set<string>();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !files.includes(name))) {
  try {
    for (const dish of await dishesIn(file)) for (const sentence of sentencesOf(dish)) others.add(sentence);
  } catch {
    // A file that somebody is writing.
  }
}
const own = (await Promise.all(files.map(dishesIn))).flat();
for (const dish of own) print(dish);
const all = own.flatMap(sentencesOf);
const alone = [...new Set(all.filter((sentence) => !others.has(sentence)))];
say(`\n${alone.length} of ${new Set(all).size} sentences and notes are in no other file:\n${alone.join('\n')}`);
const faults = own.flatMap(checkDish);
say(`\n${own.length} dishes, ${faults.length} faults\n${faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;

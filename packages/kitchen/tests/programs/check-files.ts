import { listData } from '#platform';
import type { Dish } from '../../src/dishes/dish.ts';
import { dishesOf } from '../../src/dishes/read-dish.ts';
import { planOf } from '../../src/dishes/plan-of.ts';
import { writeRecipe } from '../../src/writing/write-recipe.ts';
import { checkDish } from '../../src/check/dishes.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/*
 * `soups.txt thai.txt`: faults of the dishes of some files of data/dishes, each dish as it will be read, and the sentences that only they have.
 */

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
for (const file of listData('dishes/').filter((name) => !files.includes(name)))
  for (const dish of dishesOf(`dishes/${file}`)) for (const sentence of sentencesOf(dish)) others.add(sentence);
const own = files.flatMap((file) => dishesOf(`dishes/${file}`));
for (const dish of own) print(dish);
const all = own.flatMap(sentencesOf);
const alone = [...new Set(all.filter((sentence) => !others.has(sentence)))];
say(`\n${alone.length} of ${new Set(all).size} sentences and notes are in no other file:\n${alone.join('\n')}`);
const faults = own.flatMap(checkDish);
say(`\n${own.length} dishes, ${faults.length} faults\n${faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;

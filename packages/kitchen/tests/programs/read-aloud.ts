import { locales } from '../../../../contract/shell/locales.ts';
import { allDishes } from '../../src/dishes/all.ts';
import { planOf } from '../../src/dishes/plan-of.ts';
import { writeRecipe } from '../../src/writing/write-recipe.ts';

/* `node tests/kitchen/read-aloud.ts ja ratatouille ...`: recipes as they are read in a language; all of them without a name. */

const [, , language, ...ids] = process.argv;
const locale = locales.find((one) => one === language);
if (locale === undefined) throw new Error('Which language?');
for (const dish of allDishes().filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  const body = writeRecipe(planOf(dish), { language: locale, servings: dish.makes.servings, unitSystem: 'metric' });
  const list = body.ingredients.map(({ amount, unit, item, plural, note }) => {
    const name = unit === null && (amount ?? 0) > 1 ? (plural ?? item) : item;
    return `  ${[amount, unit, name].filter((part) => part !== null).join(' ')}${note === null ? '' : `, ${note}`}`;
  });
  const steps = body.steps.map(({ minutes, text }) => `  - ${minutes === null ? '' : `(${minutes}) `}${text}`);
  process.stdout.write(`\n## ${dish.id}: ${body.title}\n${[body.summary, ...list, ...steps].join('\n')}\n`);
}

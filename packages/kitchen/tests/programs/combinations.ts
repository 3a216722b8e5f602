// `npm run kitchen -- combinations [count|all] [seed] [language ...]`: dishes x equipment x diets x allergens x languages, and what is wrong in them.
import { argv, exit, stdout } from 'node:process';
import { isLocale, locales } from '../../../../contract/shell/locales.ts';
import { allDishes } from '../../src/dishes/all.ts';
import { faultsOfCombination, wishSets, type Combination } from '../../src/check/combinations.ts';

const [, , asked = '2000', seed = '1', ...named] = argv;
const languages = named.length === 0 ? locales : named.filter(isLocale);
const dishes = allDishes();
const whole = dishes.length * wishSets.length * languages.length;
const count = asked === 'all' ? whole : Math.min(whole, Number(asked));

function combinationAt(index: number): Combination | null {
  const language = languages[index % languages.length];
  const rest = Math.floor(index / languages.length);
  const dish = dishes[rest % dishes.length];
  const wishes = wishSets[Math.floor(rest / dishes.length) % wishSets.length];
  return language === undefined || dish === undefined || wishes === undefined ? null : { dish, wishes, language };
}

/** `count` numbers below `whole`, the same for the same seed (Lehmer's generator). */
function* places(): Generator<number> {
  let state = Math.max(1, Number(seed) % 2_147_483_647);
  for (const at of Array.from({ length: count }).keys()) {
    state = (state * 48_271) % 2_147_483_647;
    yield asked === 'all' ? at : Math.floor((state / 2_147_483_647) * whole);
  }
}

let faults = 0;
for (const index of places()) {
  const combination = combinationAt(index);
  if (combination === null) continue;
  const { dish, wishes, language } = combination;
  for (const fault of faultsOfCombination(combination)) {
    faults += 1;
    stdout.write(`${language} ${dish.id} ${wishes.map(({ kind, id }) => `${kind}/${id}`).join(' ')}: ${fault}\n`);
  }
}
stdout.write(`${count} combinations, ${faults} faults\n`);
exit(faults === 0 ? 0 : 1);

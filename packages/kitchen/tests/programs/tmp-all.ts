import { locales } from '../../../../contract/shell/locales.ts';
import { checkEnglish, checkFoods } from '../../src/check/foods.ts';
import { checkNames } from '../../src/check/names.ts';
import { checkTexts } from '../../src/check/texts.ts';

/* `foods`, `names de` or `texts de`: faults of a table, a line each. */
const [, , table, said] = process.argv;
const language = locales.find((one) => one === said);

function faultsOf(): string[] {
  if (table === 'foods') return [...checkFoods(), ...checkEnglish()];
  if (language === undefined) return [`Say a language: ${locales.join(', ')}`];
  return table === 'names' ? checkNames(language) : checkTexts(language);
}

const faults = faultsOf();
process.stdout.write(`${faults.join('\n')}\n${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

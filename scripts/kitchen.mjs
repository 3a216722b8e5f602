// `npm run kitchen -- <program> [...]`: what the kitchen knows, checked and shown. See docs/kitchen-foods.md, kitchen-dishes.md, kitchen-reading.md.
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { onProductNode, runNode } from './runtime.mjs';
import { setup } from './setup.mjs';

const folder = 'packages/kitchen/tests/programs';

/** Name -> the program with its first arguments, and what it is for. */
const programs = {
  product: [['product.ts'], '[count|all] [seed] [language ...]: dishes x exclusions x phrasings x languages'],
  combinations: [
    ['combinations.ts'],
    '[count|all] [seed] [language ...]: dishes x equipment x diets x allergens x languages, and what is wrong in their sentences',
  ],
  golden: [['golden.ts'], '[ev|la|ex|no|language ...]: the golden set, judged'],
  foods: [['check-tables.ts', 'foods'], ': the tables of foods'],
  names: [['check-tables.ts', 'names'], '<language>: the names of foods in a language'],
  dishes: [['check-files.ts'], '<file.txt ...>: dishes under every removal and diet, as they will be read'],
  phrases: [['show-phrases.ts'], ': sentences and notes of all dishes, the most used first'],
  texts: [['check-tables.ts', 'texts'], '<language>: what the cook says in a language'],
  read: [['read-aloud.ts'], '<language> [dish ...]: recipes as they are read in a language'],
  ask: [['ask.ts'], '<language> "<request>" ...: what the kitchen makes of requests'],
};

const [, , name = 'product', ...rest] = argv;
const program = programs[name];
if (program === undefined) {
  stdout.write(
    `${Object.entries(programs)
      .map(([key, [, help]]) => `npm run kitchen -- ${key} ${String(help)}`)
      .join('\n')}\n`,
  );
  exit(1);
}
setup();
await onProductNode(import.meta);
const [[file, ...first]] = program;
exit(await runNode([join(folder, file), ...first, ...rest], { env: { NODE_ENV: 'test' } }));

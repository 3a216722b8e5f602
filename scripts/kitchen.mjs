// `npm run kitchen -- <program> [...]`: what the kitchen knows, checked and shown. See docs/kitchen-foods.md, kitchen-dishes.md, kitchen-reading.md.
import { argv, exit, stdout } from 'node:process';
import { onProductNode, runNode } from './runtime.mjs';
import { setup } from './setup.mjs';

const programs = {
  product: ['tests/kitchen/product.ts', '[count|all] [seed] [language ...]: dishes x exclusions x phrasings x languages'],
  golden: ['tests/kitchen/golden.ts', '[ev|la|ex|no|language ...]: the golden set, judged'],
  foods: ['tests/kitchen/check-foods.ts', ': the tables of foods'],
  names: ['tests/kitchen/check-names.ts', '<language>: the names of foods in a language'],
  dishes: ['tests/kitchen/check-files.ts', '<file.ts ...>: dishes under every removal and diet, as they will be read'],
  phrases: ['tests/kitchen/show-phrases.ts', ': sentences and notes of all dishes, the most used first'],
  texts: ['tests/kitchen/check-texts.ts', '<language>: what the cook says in a language'],
  read: ['tests/kitchen/read-aloud.ts', '<language> [dish ...]: recipes as they are read in a language'],
  ask: ['tests/kitchen/ask.ts', '<language> "<request>" ...: what the kitchen makes of requests'],
};

const [, , name = 'product', ...rest] = argv;
const program = programs[name];
if (program === undefined) {
  stdout.write(
    `${Object.entries(programs)
      .map(([key, [, help]]) => `npm run kitchen -- ${key} ${help}`)
      .join('\n')}\n`,
  );
  exit(1);
}
setup();
await onProductNode(import.meta);
exit(await runNode([program[0], ...rest], { env: { NODE_ENV: 'test' } }));

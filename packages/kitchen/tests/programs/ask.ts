import { locales } from '../../../../contract/shell/locales.ts';
import { cookOnce } from '../../src/check/cook-once.ts';

/* `npm run kitchen -- ask de "Kartoffelsuppe ohne Lauch"`: the recipe or the question that comes of a request. */

const [, , language, ...requests] = process.argv;
const locale = locales.find((one) => one === language);
if (locale === undefined) throw new Error('Which language?');
for (const description of requests) {
  const outcome = await cookOnce({ description, language: locale });
  process.stdout.write(`\n## ${description}\n`);
  if (outcome.type === 'recipe') {
    const { title, summary, ingredients, steps, labels, assumptions } = outcome.body;
    const list = ingredients.map(({ amount, unit, item }) => [amount, unit, item].filter((part) => part !== null).join(' '));
    process.stdout.write(`${title}\n${summary}\n${labels?.join(', ')}\n${assumptions.join(' ')}\n- ${list.join('\n- ')}\n${steps.map(({ text }) => text).join('\n')}\n`); // prettier-ignore
  } else process.stdout.write(`${JSON.stringify(outcome)}\n`);
}

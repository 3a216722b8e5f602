import { allDishes } from '../../src/dishes/all.ts';

/* `npm run kitchen -- phrases`: every sentence and note of the dishes with the number of its uses, the most used first. */

function show(title: string, keys: readonly string[]): void {
  const counts = [...Map.groupBy(keys, (key) => key)].toSorted(([, a], [, b]) => b.length - a.length);
  process.stdout.write(`## ${title}: ${counts.length}\n${counts.map(([key, uses]) => `${uses.length} ${key}`).join('\n')}\n\n`);
}

const dishes = allDishes();
show('notes', dishes.flatMap(({ ingredients }) => ingredients.flatMap(({ note }) => (note === null ? [] : [note.key])))); // prettier-ignore
show(
  'additions',
  dishes.flatMap(({ additions }) => additions.flatMap(({ clauses }) => clauses.map(({ template }) => template.key))),
);
show('sentences', dishes.flatMap(({ steps }) => steps.flatMap((clauses) => clauses.map(({ template }) => template.key)))); // prettier-ignore

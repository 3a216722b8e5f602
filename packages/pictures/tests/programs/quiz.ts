// Writes pages on which somebody who knows none of the pictures names dishes, and the answers: `npm run pictures -- quiz [how many]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { drawDish } from '../../src/draw.ts';
import { described, plans } from '../described.ts';

const asked = Number(argv.find((word) => /^\d+$/.test(word)) ?? 60);
const perPage = 12;
const names = 6;
const folder = join(import.meta.dirname, '../../../../.cache/pictures/quiz');

/** A number below `end`, the same in every run. */
function pick(seed: number, end: number): number {
  const mixed = Math.imul(seed + 1, 2_654_435_761);
  return Math.floor((mixed < 0 ? mixed + 2 ** 32 : mixed) / 256) % end;
}

/** Some of a list in another order; each run gives the same. */
function drawn<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, (_, at) => left.splice(pick(seed * 31 + at, left.length), 1)).flat();
}

// Pots of one kind may well be confused with each other: the other names are those of any dishes, as on a page of the cookbook.
const questions = drawn(plans, asked, 7).map((plan, at) => {
  const others = drawn(
    plans.filter(({ name }) => name !== plan.name),
    names - 1,
    at + 100,
  );
  return { plan, choices: drawn([plan, ...others], names, at + 500).map(({ name }) => name) };
});

const style = `body{margin:1rem;font:1rem system-ui;background:#fffcf6;color:#333;display:grid;gap:1rem;grid-template-columns:repeat(4,1fr)}figure{margin:0}svg{display:block;border-radius:.9rem;width:100%;height:auto}ol{margin:.3rem 0;padding-left:1.4rem;list-style:lower-alpha}`;
mkdirSync(folder, { recursive: true });
for (let from = 0; from < questions.length; from += perPage) {
  const figures = questions.slice(from, from + perPage).map(({ plan, choices }, at) => {
    const list = choices.map((name) => `<li>${name}</li>`).join('');
    return `<figure><b>${from + at + 1}</b>${drawDish(described(plan), 'light')}<ol>${list}</ol></figure>`;
  });
  const page = `<!doctype html><meta charset="utf-8"><title>Which dish is it?</title><style>${style}</style>${figures.join('')}`;
  writeFileSync(join(folder, `${from / perPage + 1}.html`), page);
}
const answers = questions.map(({ plan, choices }, at) => `${at + 1}${'abcdef'.charAt(choices.indexOf(plan.name))}\t${plan.name}`);
writeFileSync(join(folder, 'answers.tsv'), `${answers.join('\n')}\n`);
stdout.write(`${questions.length} questions in ${folder}\n`);

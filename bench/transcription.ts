import { exit, stdout } from 'node:process';
import { drawnPhotos, readDrawn } from '../tests/server/recipes/transcription/read-drawn.ts';
import { noScore, shareOf, sum } from '../tests/server/recipes/transcription/truth.ts';
import { effort, isQuick } from './effort.ts';
import { plain, progress, table } from './report.ts';
import { median } from './statistics.ts';

// `npm run bench -- --transcription`: how well and how fast every photo of the table is read. The texts are read by `npm test`, all without a fault.

let [words, fields] = [noScore, noScore];
const times: number[] = [];
for (const name of drawnPhotos().slice(0, effort.photos)) {
  const start = performance.now();
  const { score, wrong } = await readDrawn(name);
  times.push(performance.now() - start);
  words = sum(words, score.words);
  fields = sum(fields, score.fields);
  progress(
    `${name}: words ${shareOf(score.words).toFixed(2)}, fields ${shareOf(score.fields).toFixed(2)}${wrong.map((line) => `\n  ${line}`).join('')}`,
  );
}
const figures = [
  plain('Photos of recipes, words that are right', { least: 0.95 }, shareOf(words)),
  plain('Photos of recipes, fields that are right', { least: 0.88 }, shareOf(fields)),
  plain('Photos of recipes, milliseconds to read one', {}, median(times)),
];
stdout.write(`\n${table(figures)}\n`);
exit(isQuick || figures.every(({ isMet }) => isMet) ? 0 : 1);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, sourceLocale } from '../../../../contract/shell/locales.ts';
import { readPhoto } from '../../../../server/recipes/transcription/ocr.ts';
import { readText } from '../../../../server/recipes/transcription/read-text.ts';
import { scoreOf, shareOf, truthOf } from './truth.ts';

const folder = join(import.meta.dirname, 'photos');

/** The photos of the table, drawn by draw-photos.ts out of what stands beside them. */
export const drawnPhotos = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.replace('.txt', ''))
    .toSorted();

/** Reads a photo of the table as the server does, and says how well. */
export async function readDrawn(name: string) {
  const text = readFileSync(join(folder, `${name}.txt`), 'utf8');
  const language = /^language: (\S+)$/m.exec(text)?.[1];
  const lines = await readPhoto(
    readFileSync(join(folder, `${name}.jpg`)),
    isLocale(language) ? language : sourceLocale,
    new AbortController().signal,
    120_000,
  );
  const read = readText(lines);
  const truth = truthOf(text);
  const score = scoreOf(truth, read);
  return { truth, read, wrong: score.wrong, score, words: shareOf(score.words), fields: shareOf(score.fields) };
}

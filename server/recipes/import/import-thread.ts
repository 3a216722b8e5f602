import { parentPort, workerData } from 'node:worker_threads';
import { Failure } from '../../http/failure.ts';
import { Unusable, type Draft } from './draft.ts';
import { readRecipes, type Found } from './read-file.ts';
import type { ImportAnswer, ImportQuestion } from './read-in-thread.ts';

/* Reads one untrusted file, one recipe per message. */

// The main thread sends both: see read-in-thread.ts.
const file = workerData as { path: string; productName: string };
const recipes = readRecipes(file.path, file.productName);
let photos: Found['photos'] = [];

const plainDraft = (draft: Draft | Unusable) => (draft instanceof Unusable ? { reason: draft.reason, title: draft.title } : { draft });

async function next(): Promise<ImportAnswer> {
  const step = await recipes.next();
  if (step.done === true) return { type: 'end' };
  const { value } = step;
  if ('collections' in value) return { type: 'collections', collections: value.collections };
  const { photos: own, name, draft } = value;
  photos = own;
  return { type: 'found', name, photos: own.length, ...plainDraft(draft) };
}

async function photo(index: number): Promise<ImportAnswer> {
  try {
    const bytes = await photos[index]?.();
    return { type: 'photo', bytes: bytes ?? null };
  } catch {
    return { type: 'photo', bytes: null };
  }
}

async function answer(question: ImportQuestion): Promise<ImportAnswer> {
  try {
    return question.type === 'next' ? await next() : await photo(question.index);
  } catch (error) {
    if (error instanceof Failure) return { type: 'failed', code: error.code, sentence: error.sentence };
    return { type: 'broken', message: error instanceof Error ? error.message : String(error) };
  }
}

const say = (said: ImportAnswer) => parentPort?.postMessage(said);
parentPort?.on('message', (question: ImportQuestion) => void answer(question).then(say));
say({ type: 'ready' });

import { createBuiltInCook, type CookEvent, type CookOrder } from '@anydish/kitchen/cook';
import { suggestFoods } from '@anydish/kitchen/foods';
import { prepareReading, prepareVocabulary, readingOf, soughtOf } from '@anydish/kitchen/read';
import type { Locale } from '../../contract/shell/locales.ts';
import { readNames } from '../console/categories/read-names.ts';
import { judgeAnswer } from '../console/lab/judge-answer.ts';
import { checkAnswer } from '../kitchen/openai/check-answer.ts';
import { readPartial } from '../kitchen/openai/read-partial.ts';
import { storableBody } from '../recipes/import/to-body.ts';
import { meaningsOf, searched } from '../recipes/search/sought.ts';
import { readAllTyped } from '../recipes/shopping/typed-line.ts';
import { readCopy } from '../recipes/transcription/read-copy.ts';
import { readPage, readShown } from '../recipes/transcription/read-page.ts';
import { readText } from '../recipes/transcription/read-text.ts';
import { pastedLines } from '../recipes/transcription/chat-lines.ts';
import { editedBody } from '../recipes/versions/apply-edit.ts';
import { brokenBy, judged } from '../recipes/versions/judge.ts';

const builtIn = createBuiltInCook();
const never = new AbortController().signal;

/** All that the built-in cook says to an order. It never looks at photos. */
async function cook(order: Omit<CookOrder, 'photos'>): Promise<CookEvent[]> {
  const events: CookEvent[] = [];
  for await (const event of builtIn.cook({ ...order, photos: [] }, never)) events.push(event);
  return events;
}

async function sought(...[asked, profile, language]: Parameters<typeof soughtOf>) {
  await prepareReading(asked.description, language);
  return soughtOf(asked, profile, language);
}

/**
 * What is worked out of what users, web pages, files and models send, by the name of the task. It is done in threads; everything in and out
 * can be copied between threads.
 */
export const tasks = {
  prepare: (language: Locale) => prepareVocabulary(language),
  prepareSearch: (language: Locale) => prepareVocabulary(language),
  searched,
  meanings: meaningsOf,
  reading: readingOf,
  sought,
  cook,
  suggest: suggestFoods,
  typed: readAllTyped,
  judged,
  broken: brokenBy,
  edited: editedBody,
  body: storableBody,
  answer: checkAnswer,
  judge: judgeAnswer,
  partial: readPartial,
  copy: readCopy,
  names: readNames,
  text: (text: string) => readText(pastedLines(text)),
  lines: readText,
  page: readPage,
  shown: readShown,
};

export type Tasks = typeof tasks;

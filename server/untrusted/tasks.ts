import { readPage, readShown, type ReadPage, type Shown } from '../recipes/transcription/read-page.ts';
import type { Page } from '../recipes/transcription/fetch-page.ts';
import { readText } from '../recipes/transcription/read-text.ts';
import { linesOf, type SourceLine } from '../recipes/transcription/source-lines.ts';
import type { Transcription } from '../../contract/recipes/transcription-endpoints.ts';

/** What is read of untrusted texts, by the name of the task. Everything in and out can be copied between threads. */
export const tasks = {
  text: (text: string): Transcription => readText(linesOf(text)),
  lines: (lines: readonly SourceLine[]): Transcription => readText(lines),
  page: (page: Page): ReadPage => readPage(page),
  shown: (shown: Shown): Transcription => readShown(shown),
};

export type Tasks = typeof tasks;

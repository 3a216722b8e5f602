import { patternOf } from '@anydish/language/words';
import { headOf } from './heads.ts';
import { linesOf, type SourceLine } from './source-lines.ts';

/* A recipe told as a chat: who speaks and when is left out, what to take becomes a list, and what to do becomes steps. */

// A turn begins a line or a sentence: "[12:04] Mum: ", "12/03/2026, 18:22 - Anna: ", "... Me: ".
const stamp = String.raw`(?:\[?(?:\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s{0,2})?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)?\]?\s{0,2}[-–]?\s{0,2})?`;
const speaker = String.raw`([\p{L}\p{M}]{1,20}(?:\s[\p{L}\p{M}]{1,12})?)\s?[:：]\s?`;
const turn = new RegExp(String.raw`(?:^|(?<=[\n.!?…。！？؟।]\s{0,2}))${stamp}${speaker}`, 'giu');
const question = /[?？؟]\s*$/u;
const take = new RegExp(String.raw`^(?:${patternOf('chat.take')})(?![\p{L}\p{M}])\s*`, 'iu');

/** The messages of a text that is a chat; null for any other text. "Dough: ... Filling: ..." has no questions and names no speaker twice. */
function messagesIn(text: string): string[] | null {
  const turns = [...text.matchAll(turn)].filter(({ 1: name = '' }) => headOf(`${name}:`) === null);
  const names = turns.map(({ 1: name = '' }) => name.toLocaleLowerCase());
  const isRepeated = new Set(names).size < names.length;
  if (turns.length < 3 || new Set(names).size < 2 || !isRepeated) return null;
  const start = turns[0]?.index ?? 0;
  const messages = turns.map(({ 0: head, index }, at) => text.slice(index + head.length, turns[at + 1]?.index ?? text.length).trim());
  if (!messages.some((message) => question.test(message))) return null;
  return [text.slice(0, start).trim(), ...messages].filter((message) => message !== '');
}

const hasAmounts = (text: string) => /\p{Nd}/u.test(text) && take.test(text);

/** The messages as lines of a recipe: a list, then numbered steps. Questions stay above, where they belong to no part. */
function asRecipeLines(messages: readonly string[]): SourceLine[] {
  const sentences = messages.flatMap((message) =>
    message
      .split(/\n+|(?<=[.!?。！？؟।])\s+/u)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== ''),
  );
  const asked = sentences.filter((sentence) => question.test(sentence));
  const listed = sentences.filter((sentence) => hasAmounts(sentence) && !asked.includes(sentence));
  const told = sentences.filter((sentence) => !asked.includes(sentence) && !listed.includes(sentence));
  const items = listed.map((sentence) => `- ${sentence.replace(take, '').replace(/[.。।]$/u, '')}`);
  const texts = [...asked, '', ...items, '', ...told.map((step, at) => `${at + 1}. ${step}`)];
  return texts.flatMap((text) => (text === '' ? [{ text, doubts: [] }] : linesOf(text)));
}

/** The lines of a text that somebody pasted, also of a chat. */
export function pastedLines(text: string): SourceLine[] {
  const messages = messagesIn(text.replaceAll('\r\n', '\n'));
  return messages === null ? linesOf(text) : asRecipeLines(messages);
}

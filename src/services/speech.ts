import { fromCallback, type EventObject } from 'xstate';
import type { HandsFreeEvent } from '../../machines/recipes/hands-free.machine.ts';

/** The used part of the browser's speech recogniser; the DOM types lack it. */
interface Recogniser extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
}
type RecogniserClass = new () => Recogniser;

interface Heard {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

const hasResults = (event: Event): event is Event & Heard => 'results' in event;

/** The recogniser, under either of its names; null without support. */
function recogniserClass(): RecogniserClass | null {
  const found: unknown = Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
  return typeof found === 'function' ? (found as RecogniserClass) : null;
}

export const canListen = (): boolean => recogniserClass() !== null;

const refusals = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);
/** Not errors: silence, or a stop. */
const rests = new Set(['no-speech', 'aborted']);

/**
 * Listens until stopped, in the page's language at the start, and sends the last utterance. `prepare` loads the commands of that
 * language, and fails like a recogniser.
 */
export const listenToWords = (languageOfPage: () => string, prepare: (language: string) => Promise<void>) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const language = languageOfPage();
    const Class = recogniserClass();
    const tell = (event: HandsFreeEvent) => sendBack(event);
    if (Class === null) {
      tell({ type: 'recogniser.failed' });
      return;
    }
    const recogniser = new Class();
    recogniser.lang = language;
    recogniser.continuous = false;
    recogniser.interimResults = false;
    recogniser.addEventListener('result', (event) => {
      const words = hasResults(event) ? Array.from(event.results).at(-1)?.[0]?.transcript : undefined;
      if (words !== undefined && words.trim() !== '') tell({ type: 'words.heard', words: words.trim(), language });
    });
    recogniser.addEventListener('error', (event) => {
      const reason: unknown = Reflect.get(event, 'error');
      if (typeof reason === 'string' && rests.has(reason)) return;
      tell({ type: typeof reason === 'string' && refusals.has(reason) ? 'recogniser.refused' : 'recogniser.failed' });
    });
    recogniser.addEventListener('end', () => tell({ type: 'recogniser.ended' }));
    let isStopped = false;
    prepare(language)
      .then(() => {
        if (!isStopped) recogniser.start();
      })
      .catch(() => tell({ type: 'recogniser.failed' }));
    return () => {
      isStopped = true;
      recogniser.abort();
    };
  });

/** Milliseconds after which a voice without an end event counts as done. */
const longest = (text: string) => 4_000 + 150 * text.length;

/** Speaks a text in its language (BCP 47) and resolves at its end. Never rejects: the text is also on the page. */
export function sayAloud(text: string, language: string, signal: AbortSignal): Promise<void> {
  if (!('speechSynthesis' in globalThis) || text === '') return Promise.resolve();
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language;
    const timer = setTimeout(() => end(), longest(text));
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    utterance.addEventListener('end', end);
    utterance.addEventListener('error', end);
    signal.addEventListener('abort', () => {
      speechSynthesis.cancel();
      end();
    });
    // The current speech is outdated.
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
}

import { fromCallback, type EventObject } from 'xstate';
import type { HandsFreeEvent } from '../../machines/recipes/hands-free.machine.ts';

/** What is used of a browser's recogniser; the types of the DOM do not have it yet. */
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

/** The browser's recogniser, under either of its names; null where it has none. */
function recogniserClass(): RecogniserClass | null {
  const found: unknown = Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
  return typeof found === 'function' ? (found as RecogniserClass) : null;
}

export const canListen = (): boolean => recogniserClass() !== null;

const refusals = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);
/** Nothing is wrong: nobody spoke, or it was stopped. */
const rests = new Set(['no-speech', 'aborted']);

/**
 * Listens until it is stopped, in the language of the page as it begins. What it hears last is told. `prepare` fetches what that language is
 * understood by: it fails as a recogniser does.
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

/** Milliseconds after which a voice that does not say that it is done is taken to be. */
const longest = (text: string) => 4_000 + 150 * text.length;

/** Says a text aloud in its language (BCP 47), and is done when it is said. Never rejects: what cannot be said stands on the page. */
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
    // What is being said is out of date.
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
}

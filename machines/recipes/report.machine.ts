import { assign, setup, type PromiseActorLogic } from 'xstate';
import { wordsProblem } from '../../contract/account/tell-us.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { ReportKind } from '../../contract/recipes/feedback-endpoints.ts';
import type { ProblemId } from '../../contract/validation.ts';
import { keepError, kept } from '../parts/failure.ts';
import { saving } from '../parts/loader.ts';

interface ReportInput {
  newId: () => string;
}

/** Data sent to staff. */
export interface SentReport {
  kind: ReportKind;
  words: string;
  /** The viewed version; null for the current one. */
  version: number | null;
  requestKey: string;
}

interface ReportContext extends ReportInput {
  /** Null: not chosen yet. */
  kind: ReportKind | null;
  words: string;
  version: number | null;
  /** Both are checked together, so that the user sees all errors at once. */
  problems: { kind: ProblemId | null; words: ProblemId | null };
  error: ApiError | null;
  /** Idempotency key, the same for all tries of one report. */
  requestKey: string;
}

export type ReportEvent =
  | { type: 'kind.chosen'; kind: ReportKind }
  | { type: 'words.changed'; words: string }
  | { type: 'form.submitted'; version: number | null };

const noProblems = { kind: null, words: null };
const problemsOf = ({ kind, words }: Pick<ReportContext, 'kind' | 'words'>): ReportContext['problems'] => ({
  kind: kind === null ? 'kind.required' : null,
  words: wordsProblem(words),
});

const typing = {
  'kind.chosen': { target: 'writing', actions: { type: 'setKind', params: ({ event }: { event: { kind: ReportKind } }) => event } },
  'words.changed': { target: 'writing', actions: { type: 'setWords', params: ({ event }: { event: { words: string } }) => event } },
} as const;

/** Reports a problem with a recipe to staff: by its owner, or by visitors of a shared recipe. */
export const reportMachine = setup({
  types: {} as { context: ReportContext; input: ReportInput; events: ReportEvent; tags: 'busy' | 'form' },
  actors: {} as { sendReport: PromiseActorLogic<unknown, SentReport> },
  actions: {
    setKind: assign(({ context }, { kind }: { kind: ReportKind }) => ({
      kind,
      problems: { ...context.problems, kind: null },
      error: null,
    })),
    setWords: assign(({ context }, { words }: { words: string }) => ({
      words,
      problems: { ...context.problems, words: null },
      error: null,
    })),
    setVersion: assign((_, { version }: { version: number | null }) => ({ version })),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    keepError: assign(kept),
    beginAnew: assign(({ context }) => ({ kind: null, words: '', problems: noProblems, error: null, requestKey: context.newId() })),
  },
  guards: { isComplete: ({ context: { kind, words } }) => kind !== null && wordsProblem(words) === null },
}).createMachine({
  id: 'report',
  description: 'Tells staff what is wrong with a recipe.',
  context: ({ input: { newId } }) => ({
    newId,
    kind: null,
    words: '',
    version: null,
    problems: noProblems,
    error: null,
    requestKey: newId(),
  }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The report is being written.',
      tags: 'form',
      on: {
        ...typing,
        'form.submitted': [
          { guard: 'isComplete', target: 'sending', actions: { type: 'setVersion', params: ({ event }) => event } },
          { actions: 'showProblems' },
        ],
      },
    },
    sending: saving('The report is on its way.', {
      src: 'sendReport',
      input: ({ context: { kind, words, version, requestKey } }) => ({ kind: kind ?? 'other', words, version, requestKey }),
      onDone: { target: 'sent', actions: 'beginAnew' },
      onError: { target: 'writing', actions: keepError },
    }),
    sent: {
      description: 'The report arrived, and the page says so until the next one is begun.',
      tags: 'form',
      on: { ...typing, 'form.submitted': { target: 'writing', actions: 'showProblems' } },
    },
  },
});

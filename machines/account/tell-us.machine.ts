import { assign, setup, type PromiseActorLogic } from 'xstate';
import { wordsProblem } from '../../contract/account/tell-us.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { ProblemId } from '../../contract/validation.ts';
import { keepError, kept } from '../parts/failure.ts';
import { saving } from '../parts/loader.ts';

/** Details sent along if the user agrees. */
export type Enclosure = 'page' | 'language' | 'answer';

interface TellUsInput {
  /** The page the user came from; null when opened by its address. */
  page: string | null;
  /** Unsent text of this tab. */
  typed: string | null;
  newId: () => string;
}

interface Message {
  words: string;
  page: string | null;
  withLanguage: boolean;
  wantsAnswer: boolean;
  requestKey: string;
}

interface TellUsContext extends Omit<TellUsInput, 'typed'> {
  words: string;
  enclosed: readonly Enclosure[];
  problem: ProblemId | null;
  error: ApiError | null;
  /** Idempotency key, the same for all tries of one message. */
  requestKey: string;
}

export type TellUsEvent =
  | { type: 'words.changed'; words: string }
  | { type: 'enclosed.changed'; enclosed: readonly Enclosure[] }
  | { type: 'form.submitted' };

const messageOf = ({ words, page, enclosed, requestKey }: TellUsContext): Message => ({
  words,
  page: enclosed.includes('page') ? page : null,
  withLanguage: enclosed.includes('language'),
  wantsAnswer: enclosed.includes('answer'),
  requestKey,
});

/** /account/tell-us: send feedback to the team. */
export const tellUsMachine = setup({
  types: {} as { context: TellUsContext; events: TellUsEvent; input: TellUsInput; tags: 'busy' | 'form' },
  actors: {} as { sendMessage: PromiseActorLogic<unknown, Message> },
  actions: {
    setWords: assign({ words: (_, params: { words: string }) => params.words, problem: null, error: null }),
    setEnclosed: assign({ enclosed: (_, params: { enclosed: readonly Enclosure[] }) => params.enclosed }),
    showProblem: assign({ problem: ({ context }) => wordsProblem(context.words) }),
    keepError: assign(kept),
    beginAnew: assign({ words: '', problem: null, error: null, requestKey: ({ context }) => context.newId() }),
    /** Hole: keeps the text over a reload. */
    keepTyped: (_, _params: { words: string }) => undefined,
  },
  guards: { isWritten: ({ context }) => wordsProblem(context.words) === null },
}).createMachine({
  id: 'tellUs',
  description: 'Sends a message to the people behind the product.',
  context: ({ input: { typed, ...input } }) => ({
    ...input,
    words: typed ?? '',
    enclosed: ['page', 'language'],
    problem: null,
    error: null,
    requestKey: input.newId(),
  }),
  initial: 'writing',
  on: { 'enclosed.changed': { actions: { type: 'setEnclosed', params: ({ event }) => event } } },
  states: {
    writing: {
      description: 'The message is being written.',
      tags: 'form',
      on: {
        'words.changed': {
          actions: [
            { type: 'setWords', params: ({ event }) => event },
            { type: 'keepTyped', params: ({ event }) => event },
          ],
        },
        'form.submitted': [{ guard: 'isWritten', target: 'sending' }, { actions: 'showProblem' }],
      },
    },
    sending: saving('The message is on its way.', {
      src: 'sendMessage',
      input: ({ context }) => messageOf(context),
      onDone: { target: 'sent', actions: ['beginAnew', { type: 'keepTyped', params: { words: '' } }] },
      onError: { target: 'writing', actions: keepError },
    }),
    sent: {
      description: 'The message arrived, and the page says so until the next one is begun.',
      tags: 'form',
      on: {
        'words.changed': {
          target: 'writing',
          actions: [
            { type: 'setWords', params: ({ event }) => event },
            { type: 'keepTyped', params: ({ event }) => event },
          ],
        },
        'form.submitted': { target: 'writing', actions: 'showProblem' },
      },
    },
  },
});

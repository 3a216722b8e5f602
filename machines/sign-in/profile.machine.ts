import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import type { ApiError } from '../../contract/errors.ts';
import { fullNameProblem, type ProblemId } from '../../contract/validation.ts';
import { keepError, kept } from '../parts/failure.ts';

/** Profile data: the first word of the full name is the first name; the other words, joined by single spaces, are the last name. */
function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.split(/\s/).filter((part) => part !== '');
  return { firstName, lastName: rest.join(' ') };
}

interface ProfileInput {
  fullName: string;
}

interface ProfileContext extends ProfileInput {
  problem: ProblemId | null;
  error: ApiError | null;
  session: Session | null;
}

export type ProfileEvent = { type: 'name.changed'; fullName: string } | { type: 'profile.submitted' };

/** /sign-up/profile: one field, the full name. */
export const profileMachine = setup({
  types: {} as {
    context: ProfileContext;
    input: ProfileInput;
    events: ProfileEvent;
    output: { session: Session | null };
    tags: 'busy';
  },
  actors: {} as { saveProfile: PromiseActorLogic<Session, { firstName: string; lastName: string }> },
  actions: {
    setName: assign({ fullName: (_, params: { fullName: string }) => params.fullName, problem: null, error: null }),
    showProblem: assign({ problem: ({ context }) => fullNameProblem(context.fullName) }),
    keepError: assign(kept),
    keepSession: assign({ session: (_, params: { session: Session }) => params.session }),
    /** Hole: stores unsaved input in the tab; null for none. */
    keepTyped: (_, _params: { fullName: string | null }) => undefined,
  },
  guards: {
    isValid: ({ context }) => fullNameProblem(context.fullName) === null,
  },
}).createMachine({
  id: 'profile',
  description: 'Asks for the full name and saves it as first and last name.',
  context: ({ input }) => ({ ...input, problem: null, error: null, session: null }),
  output: ({ context }) => ({ session: context.session }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The name is being typed.',
      on: {
        'name.changed': {
          actions: [
            { type: 'setName', params: ({ event }) => ({ fullName: event.fullName }) },
            { type: 'keepTyped', params: ({ event }) => ({ fullName: event.fullName }) },
          ],
        },
        'profile.submitted': [{ guard: 'isValid', target: 'submitting' }, { actions: 'showProblem' }],
      },
    },
    submitting: {
      description: 'The name is being saved.',
      tags: 'busy',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => splitFullName(context.fullName),
        onDone: {
          target: 'saved',
          actions: [
            { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
            { type: 'keepTyped', params: { fullName: null } },
          ],
        },
        onError: { target: 'editing', actions: keepError },
      },
    },
    saved: { type: 'final', description: 'The profile is complete.' },
  },
});

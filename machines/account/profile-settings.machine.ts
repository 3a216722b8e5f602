import { assign, setup } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import { profileMachine } from '../sign-in/profile.machine.ts';

interface ProfileSettingsInput {
  /** The saved name, or the name typed before a reload. */
  fullName: string;
}

/** The embedded form handles user input; these are its results. */
export interface ProfileSettingsEvent {
  type: 'xstate.done.actor.profile';
  output: { session: Session | null };
}

/** /account: edit the profile. Reuses the form of the last sign-up step. */
export const profileSettingsMachine = setup({
  types: {} as {
    context: ProfileSettingsInput;
    input: ProfileSettingsInput;
    events: ProfileSettingsEvent;
    children: { profile: 'profile' };
  },
  actors: { profile: profileMachine } as { profile: typeof profileMachine },
  actions: {
    keepName: assign({ fullName: ({ context }, { session }: { session: Session | null }) => session?.fullName ?? context.fullName }),
    /** Hole: the session actor. */
    saveSession: (_, _params: { session: Session | null }) => undefined,
  },
}).createMachine({
  id: 'profileSettings',
  description: 'Changes the name of an account.',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      description: 'The form is there; each saving begins it anew with what the server has kept.',
      invoke: {
        id: 'profile',
        src: 'profile',
        input: ({ context }) => ({ fullName: context.fullName }),
        onDone: {
          target: '.saved',
          reenter: true,
          actions: [
            { type: 'keepName', params: ({ event }) => event.output },
            { type: 'saveSession', params: ({ event }) => event.output },
          ],
        },
      },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was saved since the page was opened.' },
        saved: { description: 'The last change was saved, and the page says so.' },
      },
    },
  },
});

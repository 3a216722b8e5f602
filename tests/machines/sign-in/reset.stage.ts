import type { ResetState } from '../../../contract/entities.ts';
import { resetMachine } from '../../../machines/sign-in/reset.machine.ts';
import { onStage } from '../../support/stage.ts';

/** A reset machine with previous input and stored data. */
export const start = (typed = '', stored: ResetState | null = null) => onStage(resetMachine, ({ now }) => ({ email: typed, stored, now }));
export type Running = ReturnType<typeof start>;

export const submit = ({ actor }: Running) => actor.send({ type: 'form.submitted' });
export const typeCode = ({ actor }: Running, ...codes: string[]) => {
  for (const code of codes) actor.send({ type: 'code.changed', code });
};
export const typePassword = ({ actor }: Running, password: string) => actor.send({ type: 'password.changed', password });
export const stateOf = ({ actor }: Running) => actor.getSnapshot();
export const callsOf = ({ calls }: Running, wanted: string) => calls.filter(({ src }) => src === wanted).map(({ input }) => input);

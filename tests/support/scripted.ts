import { fromPromise, StateMachine, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { declaredStates } from './transitions.ts';

/** One call to a hole of a machine, which the test answers when it likes. */
export interface Call {
  src: string;
  ref: AnyActorRef;
  input: unknown;
  signal: AbortSignal;
  isSettled: boolean;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** A real promise actor that waits for the test. It stands for callback actors too: what those send, the test sends. */
const scriptedPromise = (src: string, calls: Call[]) =>
  fromPromise<unknown, unknown>(
    ({ self, input, signal }) =>
      new Promise((resolve, reject) => {
        const call: Call = {
          src,
          ref: self,
          input,
          signal,
          isSettled: false,
          resolve: (output) => {
            call.isSettled = true;
            resolve(output);
          },
          reject: (error) => {
            call.isSettled = true;
            reject(error);
          },
        };
        calls.push(call);
      }),
  );

/** The machine with every hole scripted, and those of the machines inside it; what is asked of them goes to `calls`. */
export function scripted(machine: AnyStateMachine, calls: Call[] = []): AnyStateMachine {
  const { actors } = machine.implementations;
  const invoked = [machine.root, ...declaredStates(machine)].flatMap((node) => node.invoke.map(({ src }) => src));
  const names = new Set([...invoked.filter((src) => typeof src === 'string'), ...Object.keys(actors)]);
  const logics = [...names].map((name) => {
    const logic: unknown = actors[name];
    return [name, logic instanceof StateMachine ? scripted(logic, calls) : scriptedPromise(name, calls)] as const;
  });
  return machine.provide({ actors: Object.fromEntries(logics) });
}

import { inject } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { mutantOf, rebuilt } from './mutants.ts';

/** Which fault the running tests are to notice. */
export interface Target {
  /** Of the file in machines/. */
  name: string;
  machineId: string;
  /** -1: none; the machine is built anew without a fault. */
  index: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    mutation: Target;
  }
}

const originals = new Map<string, AnyStateMachine>();

/** What a machine's module exports while mutants are tested: the mutant in place of the machine that is meant. */
export function exchange<M extends AnyStateMachine>(machine: M): M {
  originals.set(machine.id, machine);
  const { machineId, index } = inject('mutation');
  const mutant = machine.id !== machineId ? machine : index < 0 ? rebuilt(machine) : mutantOf(machine, index).machine;
  // Only what it does is another: its type is that of the machine.
  return mutant as M;
}

/** The machine without its fault. */
export function originalOf(id: string): AnyStateMachine {
  const machine = originals.get(id);
  if (machine === undefined) throw new Error(`No machine "${id}" has been loaded.`);
  return machine;
}

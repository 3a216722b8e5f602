import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import type { AnyStateMachine } from 'xstate';
import { declaredStates, declaredTransitions, transitionName } from './transitions.ts';

/** On the actor itself; through the rendered view; in a browser against the server. */
export type Level = 'actor' | 'view' | 'browser';

type Reason = readonly [name: string, reason: string];

/** A line of what tests have reached, for the table at the end of `npm test`. */
export type FlowRecord =
  | { kind: 'machine'; machine: string; levels: readonly Level[]; states: string[]; transitions: string[] }
  | { kind: 'reached'; level: Level; machine: string; names: string[] }
  /** Why a state or transition is not reached at this level. */
  | { kind: 'reasons'; level: Level; machine: string; reasons: readonly Reason[] };

/** The folder that the records go to; without it nothing is recorded. */
const recordFolder = 'FLOW_RECORDS';

function record(line: FlowRecord): void {
  const folder = env[recordFolder];
  if (folder !== undefined) appendFileSync(join(folder, 'flows.jsonl'), `${JSON.stringify(line)}\n`);
}

/** Writes down what there is to be reached, and at which levels. */
export function recordMachine(machine: AnyStateMachine, levels: readonly Level[]): void {
  const states = declaredStates(machine).map(({ id }) => id);
  record({ kind: 'machine', machine: machine.id, levels, states, transitions: declaredTransitions(machine).map(transitionName) });
}

/** Writes down what a passed test reached: the states (by their ids) it was in, the transitions it took, and so the states it left. */
export function recordReached(level: Level, machine: AnyStateMachine, states: Iterable<string>, transitions: Iterable<string>): void {
  const taken = new Set(transitions);
  const left = declaredTransitions(machine).flatMap((one) => (taken.has(transitionName(one)) ? [one.source.id] : []));
  record({ kind: 'reached', level, machine: machine.id, names: [...new Set([...taken, ...left, ...states])] });
}

/** Writes down why states or transitions are not reached at a level. */
export function recordReasons(level: Level, machine: AnyStateMachine, reasons: readonly Reason[]): void {
  if (reasons.length > 0) record({ kind: 'reasons', level, machine: machine.id, reasons });
}

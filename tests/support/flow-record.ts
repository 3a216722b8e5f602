import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { declaredStates, declaredTransitions, transitionName } from './transitions.ts';

/** On the actor itself; through the rendered view; in a browser against the server. */
export type Level = 'actor' | 'view' | 'browser';

/** A line of what tests have reached, for the table at the end of `npm test`. */
export type FlowRecord =
  | { kind: 'machine'; machine: string; states: string[]; transitions: string[] }
  | { kind: 'reached'; level: Level; machine: string; names: string[] }
  /** Why a state or transition is not reached at this level. */
  | { kind: 'reasons'; level: Level; machine: string; reasons: [name: string, reason: string][] };

/** The folder that the records go to; without it nothing is recorded. */
const recordFolder = 'FLOW_RECORDS';

function record(line: FlowRecord): void {
  const folder = env[recordFolder];
  if (folder !== undefined) appendFileSync(join(folder, 'flows.jsonl'), `${JSON.stringify(line)}\n`);
}

/** Writes down what there is to be reached. */
export function recordMachine(machine: AnyStateMachine): void {
  const states = declaredStates(machine).map(({ id }) => id);
  record({ kind: 'machine', machine: machine.id, states, transitions: declaredTransitions(machine).map(transitionName) });
}

/** Writes down that a passed test ended in `snapshot` and took `transitions` on its way; the states it left were reached as well. */
export function recordReached(level: Level, { machine, _nodes }: AnyMachineSnapshot, transitions: Iterable<string>): void {
  const taken = new Set(transitions);
  const left = declaredTransitions(machine).flatMap((one) => (taken.has(transitionName(one)) ? [one.source.id] : []));
  record({ kind: 'reached', level, machine: machine.id, names: [...new Set([...taken, ...left, ..._nodes.map(({ id }) => id)])] });
}

export function recordReasons(
  level: Level,
  machine: AnyStateMachine,
  reasons: [name: string, reason: string][] | (readonly [string, string])[],
): void {
  if (reasons.length > 0) record({ kind: 'reasons', level, machine: machine.id, reasons: reasons.map(([name, reason]) => [name, reason]) });
}

import type { FlowTarget } from '../../machines/developer/flow-viewer.model.ts';
import { flowGraph, statesOf } from '../recording/flow-graph.ts';
import { machineList } from './machine-list.ts';

/** Every address of the viewer -> what it shows: "#signUp" a machine, "#signUp.verifying" a state. */
const targets = new Map<string, FlowTarget>(
  Object.values(machineList).flatMap((machine) => [
    [`#${machine.id}`, { machineId: machine.id, stateId: null }],
    ...statesOf(flowGraph(machine).root).map(({ id }): [string, FlowTarget] => [`#${id}`, { machineId: machine.id, stateId: id }]),
  ]),
);

/** What the viewer shows when the address asks for nothing. */
export const firstTarget: FlowTarget = { machineId: 'app', stateId: null };

/** What the part of the address after `#` asks to see; null: nothing that is there. */
export const targetOf = (hash: string): FlowTarget | null => targets.get(hash) ?? null;

export const hashOf = ({ machineId, stateId }: FlowTarget): string => `#${stateId ?? machineId}`;

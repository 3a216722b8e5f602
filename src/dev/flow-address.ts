import type { FlowTarget } from '../../machines/developer/flow-viewer.model.ts';
import { flowGraph, statesOf } from '../recording/flow-graph.ts';
import { machineList } from './machine-list.ts';

/** All addresses of the viewer with their targets: "#signUp" a machine, "#signUp.verifying" a state. */
const targets = new Map<string, FlowTarget>(
  Object.values(machineList).flatMap((machine) => [
    [`#${machine.id}`, { machineId: machine.id, stateId: null }],
    ...statesOf(flowGraph(machine).root).map(({ id }): [string, FlowTarget] => [`#${id}`, { machineId: machine.id, stateId: id }]),
  ]),
);

/** The default selection. */
export const firstTarget: FlowTarget = { machineId: 'app', stateId: null };

/** The selection after `#` in the address; null for an unknown one. */
export const targetOf = (hash: string): FlowTarget | null => targets.get(hash) ?? null;

export const hashOf = ({ machineId, stateId }: FlowTarget): string => `#${stateId ?? machineId}`;

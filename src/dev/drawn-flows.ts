import { flowGraph } from '../recording/flow-graph.ts';
import { layOut, type FlowLayout } from './flow-layout.ts';
import { machineList } from './machine-list.ts';

// Drawings are pictures of code, not state: they stay out of the machine and are looked up by the id of theirs.
const drawn = new Map<string, FlowLayout>();

/** Draws every machine once. */
export async function drawAllFlows(): Promise<void> {
  for (const machine of Object.values(machineList)) if (!drawn.has(machine.id)) drawn.set(machine.id, await layOut(flowGraph(machine)));
}

export const drawnFlow = (machineId: string): FlowLayout | null => drawn.get(machineId) ?? null;

/** The drawings in the order of the list. */
export const drawnFlows = (): FlowLayout[] => [...drawn.values()];

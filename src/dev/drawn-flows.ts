import { flowGraph, type FlowGraph } from '../recording/flow-graph.ts';
import { layOut, type FlowLayout } from './flow-layout.ts';
import { machineList } from './machine-list.ts';

/** Every machine, in the order of the list. */
export const flowGraphs: readonly FlowGraph[] = Object.values(machineList).map(flowGraph);

// Drawings are pictures of code, not state: they stay out of the machine and are looked up by the id of theirs.
const drawn = new Map<string, FlowLayout | Promise<FlowLayout>>();

/** The drawing of a machine: a promise while it is laid out for the first time, which takes up to a second. Null: there is no such machine. */
export function drawnFlow(machineId: string): FlowLayout | Promise<FlowLayout> | null {
  const known = drawn.get(machineId);
  if (known !== undefined) return known;
  const graph = flowGraphs.find(({ id }) => id === machineId);
  if (graph === undefined) return null;
  const drawing = layOut(graph).then((layout) => {
    drawn.set(machineId, layout);
    return layout;
  });
  drawn.set(machineId, drawing);
  return drawing;
}

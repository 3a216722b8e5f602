import { flowGraph, type FlowGraph } from '../recording/flow-graph.ts';
import { layOut, type FlowLayout } from './flow-layout.ts';
import { machineList } from './machine-list.ts';

/** Every machine, in the order of the list. */
export const flowGraphs: readonly FlowGraph[] = Object.values(machineList).map(flowGraph);

// Drawings are derived from code, not state: kept outside the machine, by machine id.
const drawn = new Map<string, FlowLayout | Promise<FlowLayout>>();

/** The drawing of a machine: a promise during the first layout, which takes up to a second. Null for unknown machines. */
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

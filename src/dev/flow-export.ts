import type { FlowExport, FlowViewerContext } from '../../machines/developer/flow-viewer.model.ts';
import { shownActor } from '../../machines/developer/flow-viewer.model.ts';
import { drawnFlow } from './drawn-flows.ts';
import { drawFlow } from './flow-drawing.ts';
import { machineList } from './machine-list.ts';
import { mermaidText } from './mermaid.ts';
import { recordingOf } from '../recording/recording.ts';
import { svgText } from './svg.ts';

/** The exported text and its file name. Null without anything to export. */
export async function exportOf(what: FlowExport, context: FlowViewerContext): Promise<{ name: string; type: string; text: string } | null> {
  const { machineId } = context.target;
  const drawing = await drawnFlow(machineId);
  const machine = Object.values(machineList).find(({ id }) => id === machineId);
  const actor = shownActor(context);
  if (what === 'recording')
    return actor === null || machine === undefined || actor.steps.length === 0
      ? null
      : { name: `${machineId}.flow.json`, type: 'application/json', text: `${JSON.stringify(recordingOf(actor, machine), null, 2)}\n` };
  if (drawing === null) return null;
  return what === 'svg'
    ? { name: `${machineId}.svg`, type: 'image/svg+xml', text: svgText(drawFlow(drawing)) }
    : { name: `${machineId}.mmd`, type: 'text/plain', text: mermaidText(drawing.graph) };
}

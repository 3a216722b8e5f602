import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFlow } from '../../src/dev/flow-drawing.ts';
import { flowGraph } from '../../src/recording/flow-graph.ts';
import { layOut } from '../../src/dev/flow-layout.ts';
import { machineList } from '../../src/dev/machine-list.ts';
import { svgText } from '../../src/dev/svg.ts';
import { flowIndex, flowPage, type DocumentedFlow } from './flow-page.ts';
import { readFacts } from './machine-facts.ts';

/** Every file of docs/flows as the machines under `root` want it: name -> text. */
export async function flowFiles(root: string): Promise<Map<string, string>> {
  const flows = Object.entries(machineList).map(([name, machine]): DocumentedFlow => ({
    name,
    graph: flowGraph(machine),
    facts: readFacts(root, name, machine),
  }));
  const files = new Map([['README.md', flowIndex(flows)]]);
  for (const flow of flows) {
    files.set(`${flow.name}.md`, flowPage(flow, flows));
    files.set(`${flow.name}.svg`, svgText(drawFlow(await layOut(flow.graph))));
  }
  return files;
}

/** The files of `folder` that are not what the machines under `root` want: missing, changed, or left over. */
export async function staleFlowFiles(root: string, folder: string): Promise<string[]> {
  const wanted = await flowFiles(root);
  const found = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  return [...new Set([...wanted.keys(), ...found.keys()])].filter((file) => wanted.get(file) !== found.get(file)).toSorted();
}

// Writes the page about one machine, and the page that lists them.
import { statesOf, type FlowGraph, type FlowState } from '../../src/recording/flow-graph.ts';
import type { MachineFacts } from './machine-facts.ts';

export interface DocumentedFlow {
  /** Of the machine's file, and of its page. */
  name: string;
  graph: FlowGraph;
  facts: MachineFacts;
}

const toRoot = '../..';
const code = (text: string) => `\`${text.replaceAll('|', String.raw`\|`)}\``;
const cell = (text: string) => text.replaceAll('|', String.raw`\|`);
const link = (file: string) => `[${file}](${toRoot}/${file})`;
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[][]) => [row(...head), `|${'---|'.repeat(head.length)}`, ...rows.map((cells) => row(...cells))];
const section = (title: string, lines: string[]) => (lines.length === 0 ? [] : [`## ${title}`, '', ...lines, '']);

/** "open.idle": the path of a state in its machine. */
const pathIn = (graph: FlowGraph, { id }: FlowState) => id.slice(graph.id.length + 1);

function uses({ facts, graph }: DocumentedFlow, all: readonly DocumentedFlow[]): string[] {
  const flowOf = (file: string) => all.find((flow) => flow.facts.file === file);
  const outer = facts.machines.map(flowOf).filter((flow) => flow?.facts.runs.includes(graph.id));
  const inner = facts.runs.map((id) => all.find((flow) => flow.graph.id === id));
  const linked = (flows: (DocumentedFlow | undefined)[]) =>
    flows.flatMap((flow) => (flow === undefined ? [] : [`[${flow.graph.id}](${flow.name}.md)`])).join(', ');
  return [
    ...(facts.pages.length > 0 ? [`- It is the flow of the page ${facts.pages.map(code).join(', ')}.`] : []),
    ...(outer.length > 0 ? [`- It runs inside ${linked(outer)}.`] : []),
    ...(inner.length > 0 ? [`- It runs ${linked(inner)}.`] : []),
    ...(facts.sources.length > 0 ? [`- Read or filled by ${facts.sources.map(link).join(', ')}.`] : []),
  ];
}

function eventRows(graph: FlowGraph): string[][] {
  const states = new Map([graph.root, ...statesOf(graph.root)].map((state) => [state.id, state]));
  const sent = graph.transitions.filter(({ cause }) => cause === 'event');
  const types = [...new Set(sent.map(({ label }) => label))];
  return types.map((type) => {
    const ofType = sent.filter(({ label }) => label === type);
    const sources = [...new Set(ofType.map(({ source }) => source))];
    const where = sources.map((id) => (id === graph.id ? 'everywhere' : code(pathIn(graph, states.get(id) ?? graph.root))));
    return [code(type), [...new Set(ofType.flatMap(({ fields }) => fields))].map(code).join(', '), where.join(', ')];
  });
}

/** The page of one machine: what it is for, its picture, its states, its events, where it is used, what it needs. */
export function flowPage(flow: DocumentedFlow, all: readonly DocumentedFlow[]): string {
  const { name, graph, facts } = flow;
  const states = statesOf(graph.root).map((state) => [
    code(pathIn(graph, state)),
    cell(state.description),
    state.tags.map(code).join(', '),
  ]);
  const lines = [
    '<!-- Written by `npm run flows` from the machine; changes here are lost. -->',
    '',
    `# ${graph.id}`,
    '',
    graph.description,
    '',
    `Source: ${link(facts.file)}. In development it can be watched at work: \`/dev/flows#${graph.id}\`.`,
    '',
    `![Statechart of ${graph.id}](${name}.svg)`,
    '',
    ...section('States', table(['state', 'what it means', 'tags'], states)),
    ...section('Events', table(['event', 'fields', 'accepted in'], eventRows(graph))),
    ...section('Where it is used', uses(flow, all)),
    ...section(
      'What it needs',
      facts.needs.length === 0
        ? []
        : table(
            ['name', 'kind', 'type'],
            facts.needs.map((need) => [code(need.name), need.kind, code(need.type)]),
          ),
    ),
  ];
  return lines.join('\n');
}

/** The list of all machines. */
export function flowIndex(all: readonly DocumentedFlow[]): string {
  return [
    '<!-- Written by `npm run flows` from the machines; changes here are lost. -->',
    '',
    '# Flows',
    '',
    'Every flow of the product is a statechart in `machines/`. These pages are made from the machines, and a test fails when they are stale.',
    'Green words are answers, red ones failures, grey ones time; what stands under a line inside a box happens without leaving the state.',
    '',
    ...table(
      ['flow', 'what it is for', 'states', 'transitions'],
      all.map(({ name, graph }) => [
        `[${graph.id}](${name}.md)`,
        cell(graph.description),
        String(statesOf(graph.root).length),
        String(graph.transitions.length),
      ]),
    ),
    '',
  ].join('\n');
}

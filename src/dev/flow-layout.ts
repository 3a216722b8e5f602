import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { boxOf, labelLines, sizes, type Box } from './flow-boxes.ts';
import { statesOf, type FlowGraph, type FlowState, type FlowTransition } from '../recording/flow-graph.ts';
import { textWidth } from './text-size.ts';

interface Point {
  x: number;
  y: number;
}

interface Frame extends Point {
  width: number;
  height: number;
}

/** A positioned state. */
export interface PlacedState extends Frame {
  state: FlowState;
  box: Box;
  /** Nesting depth; the root is 0. */
  depth: number;
}

/** Transitions between the same two states share one line. `transitions` is empty for the arrow to an initial state. */
export interface PlacedEdge {
  id: string;
  transitions: readonly FlowTransition[];
  points: readonly Point[];
  label: (Frame & { blocks: readonly (readonly string[])[] }) | null;
}

/** A diagram with positions, without colours. */
export interface FlowLayout {
  graph: FlowGraph;
  width: number;
  height: number;
  states: readonly PlacedState[];
  edges: readonly PlacedEdge[];
  /** The start dots of initial arrows. */
  starts: readonly Point[];
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
};

const startSize = 10;
const startOf = (state: FlowState) => `${state.id}#start`;

/** Gap between two labels on one line. */
export const blockGap = 5;

function labelOf(transitions: readonly FlowTransition[]): Pick<Frame, 'width' | 'height'> & { blocks: string[][] } {
  const blocks = transitions.map(labelLines);
  const lines = blocks.flat();
  const width = Math.max(...lines.map((line) => textWidth(line, sizes.label))) + 10;
  return { blocks, width, height: lines.length * sizes.labelLine + (blocks.length - 1) * blockGap + 4 };
}

/** External transitions, grouped by source and target. */
function linesOf({ transitions }: FlowGraph): { id: string; source: string; target: string; transitions: FlowTransition[] }[] {
  const lines = new Map<string, { id: string; source: string; target: string; transitions: FlowTransition[] }>();
  for (const transition of transitions)
    for (const target of transition.targets) {
      const id = `${transition.source} -> ${target}`;
      const line = lines.get(id) ?? { id, source: transition.source, target, transitions: [] };
      line.transitions.push(transition);
      lines.set(id, line);
    }
  return [...lines.values()];
}

function nodeOf(state: FlowState, boxes: ReadonlyMap<string, Box>): ElkNode {
  const box = boxes.get(state.id);
  if (box === undefined) throw new Error(`The state "${state.id}" has no box.`);
  if (state.states.length === 0) return { id: state.id, width: box.width, height: box.height };
  const initial = state.states.some((inner) => inner.isInitial);
  return {
    id: state.id,
    children: [
      ...(initial ? [{ id: startOf(state), width: startSize, height: startSize }] : []),
      ...state.states.map((inner) => nodeOf(inner, boxes)),
    ],
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${box.height + 14},left=24,bottom=22,right=24]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${box.width}, ${box.height})`,
    },
  };
}

const edgesOf = (graph: FlowGraph): ElkExtendedEdge[] => [
  ...[graph.root, ...statesOf(graph.root)].flatMap((state) =>
    state.states
      .filter((inner) => inner.isInitial)
      .map((inner) => ({ id: `${startOf(state)} -> ${inner.id}`, sources: [startOf(state)], targets: [inner.id] })),
  ),
  ...linesOf(graph).map(({ id, source, target, transitions }) => {
    const { width, height } = labelOf(transitions);
    return { id, sources: [source], targets: [target], labels: [{ id: `${id}#label`, text: id, width, height }] };
  }),
];

const frameOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Frame>): Frame => ({ x, y, width, height });
const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]).map(({ x, y }) => ({ x, y }));

const nodesOf = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

/** Lays out a graph. Deterministic on every machine. */
export async function layOut(graph: FlowGraph): Promise<FlowLayout> {
  const states = [graph.root, ...statesOf(graph.root)];
  const boxes = new Map(states.map((state) => [state.id, boxOf(state, graph)]));
  const page: ElkNode = {
    id: '#page',
    layoutOptions: { ...options, 'elk.padding': '[top=12,left=12,bottom=12,right=12]' },
    children: [nodeOf(graph.root, boxes)],
    edges: edgesOf(graph),
  };
  const placed: ElkNode = await new ELK().layout(page);
  const nodes = new Map(nodesOf(placed).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  const depthOf = (id: string) => id.split('.').length - graph.id.split('.').length;
  const lines = new Map(linesOf(graph).map(({ id, transitions }) => [id, transitions]));
  return {
    graph,
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: states.map((state) => ({
      ...frameOf(nodes.get(state.id) ?? {}),
      state,
      box: boxes.get(state.id) ?? boxOf(state, graph),
      depth: depthOf(state.id),
    })),
    edges: [...edges.values()].map((edge) => {
      const transitions = lines.get(edge.id) ?? [];
      const label = edge.labels?.[0];
      return {
        id: edge.id,
        transitions,
        points: pointsOf(edge),
        label: label === undefined ? null : { ...frameOf(label), blocks: labelOf(transitions).blocks },
      };
    }),
    starts: [...nodes.values()]
      .filter(({ id }) => id.endsWith('#start'))
      .map(({ x = 0, y = 0 }) => ({ x: x + startSize / 2, y: y + startSize / 2 })),
  };
}

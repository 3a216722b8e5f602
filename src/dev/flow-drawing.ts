import { colours } from './drawing-colours.ts';
import { sizes } from './flow-boxes.ts';
import { blockGap, type FlowLayout, type PlacedEdge, type PlacedState } from './flow-layout.ts';
import { svg, type SvgNode } from './svg.ts';

/** Highlights of a diagram, by id. */
export interface Highlight {
  /** Active states. */
  active: ReadonlySet<string>;
  /** Transitions taken by the last event. */
  taken: ReadonlySet<string>;
  /** The selected state. */
  selected: string | null;
  /** Makes each state a link; null for no links. */
  hrefOf: ((id: string) => string) | null;
}

const plainDrawing: Highlight = { active: new Set(), taken: new Set(), selected: null, hrefOf: null };

const font = 'Helvetica, Arial, sans-serif';
const round = (value: number) => Math.round(value * 10) / 10;

const textAt = (x: number, y: number, text: string, look: SvgNode['attributes']): SvgNode =>
  svg('text', { x: round(x), y: round(y), 'dominant-baseline': 'central', 'xml:space': 'preserve', ...look }, text);

const looks = {
  title: { 'font-size': sizes.title, 'font-weight': 600, fill: colours.primary },
  description: { 'font-size': sizes.text, fill: colours.secondary },
  detail: { 'font-size': sizes.text, fill: colours.primary },
} as const;

/** Boxes are white, nested boxes have a tint, active ones are green. */
function groundOf({ depth, state }: PlacedState, isActive: boolean): string {
  if (isActive) return state.states.length > 0 ? colours['accent2-light'] : colours['accent1-light'];
  if (depth === 0) return colours.page;
  return state.states.length > 0 ? colours.sunken : colours.surface;
}

/** The text of a box. For states with children it is drawn above passing lines, with a halo for legibility. */
function wordsOf({ box, x, y, width, state }: PlacedState, ground: string, taken: Highlight['taken']): SvgNode[] {
  const halo = state.states.length > 0 ? { stroke: ground, 'stroke-width': 5, 'stroke-linejoin': 'round', 'paint-order': 'stroke' } : {};
  const plate = { x: round(x + 5), width: round(width - 10), height: sizes.line, rx: 4, fill: colours.accent2 };
  return [
    ...box.lines.flatMap((line) => {
      const isTaken = line.transition !== null && taken.has(line.transition);
      const text = textAt(x + sizes.padding, y + line.y, line.text, { ...looks[line.role], ...(isTaken ? {} : halo) });
      return isTaken ? [svg('rect', { ...plate, y: round(y + line.y - sizes.line / 2), 'data-taken': 'true' }), text] : [text];
    }),
    ...box.tags.flatMap((tag) => [
      svg('rect', {
        x: round(x + tag.x),
        y: round(y + sizes.padding + 1),
        width: tag.width,
        height: sizes.chip,
        rx: 8,
        fill: colours.accent2,
      }),
      textAt(x + tag.x + 6, y + sizes.padding + 9, tag.text, { 'font-size': sizes.label, fill: colours['accent2-strong'] }),
    ]),
  ];
}

function stateNode(placed: PlacedState, highlight: Highlight): SvgNode {
  const { state, box, x, y, width, height } = placed;
  const isActive = highlight.active.has(state.id);
  const isSelected = highlight.selected === state.id;
  const ground = groundOf(placed, isActive);
  const edge = isSelected ? colours.focus : isActive ? colours.accent1 : colours['control-line'];
  const frame = { x: round(x), y: round(y), width: round(width), height: round(height), rx: 10 };
  const inner = { x: round(x + 4), y: round(y + 4), width: round(width - 8), height: round(height - 8), rx: 7 };
  const shapes = [
    svg('title', {}, state.description === '' ? state.key : `${state.key}: ${state.description}`),
    svg('rect', { ...frame, fill: ground, stroke: edge, 'stroke-width': isSelected ? 3 : isActive ? 2.5 : 1.25 }),
    // A final state has a double border, as in UML.
    ...(state.kind === 'final' ? [svg('rect', { ...inner, fill: 'none', stroke: edge, 'stroke-width': 1 })] : []),
    ...(box.dividerY === null
      ? []
      : [
          svg('path', {
            d: `M${round(x)} ${round(y + box.dividerY)}h${round(width)}`,
            stroke: isActive ? colours.accent1 : colours.line,
            'stroke-width': 1,
          }),
        ]),
    ...(state.states.length > 0 ? [] : wordsOf(placed, ground, highlight.taken)),
  ];
  const attributes = { 'data-state': state.id, ...(isActive && { 'data-active': 'true' }) };
  return highlight.hrefOf === null || placed.depth === 0
    ? svg('g', attributes, ...shapes)
    : svg('a', { ...attributes, href: highlight.hrefOf(state.id), ...(isSelected && { 'aria-current': 'true' }) }, ...shapes);
}

/** A line with rounded corners through `points`. */
function pathOf(points: PlacedEdge['points']): string {
  const parts = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined) return `M${round(point.x)} ${round(point.y)}`;
    if (after === undefined) return `L${round(point.x)} ${round(point.y)}`;
    const near = (other: { x: number; y: number }) => {
      const length = Math.hypot(other.x - point.x, other.y - point.y);
      const share = Math.min(8, length / 2) / (length || 1);
      return `${round(point.x + (other.x - point.x) * share)} ${round(point.y + (other.y - point.y) * share)}`;
    };
    return `L${near(before)}Q${round(point.x)} ${round(point.y)} ${near(after)}`;
  });
  return parts.join('');
}

/** An arrow head; drawn, because SVG markers need ids, which would clash between diagrams on a page. */
function arrowHead(points: PlacedEdge['points'], fill: string): SvgNode[] {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (end === undefined || before === undefined) return [];
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (turn: number) => `${round(end.x - 9 * Math.cos(angle + turn))} ${round(end.y - 9 * Math.sin(angle + turn))}`;
  return [svg('path', { d: `M${round(end.x)} ${round(end.y)}L${corner(0.42)}L${corner(-0.42)}Z`, fill })];
}

/** The colour of a label shows the cause of its transition. */
const causeColours = {
  event: colours.primary,
  done: colours['accent1-strong'],
  error: colours.danger,
  delay: colours.secondary,
  always: colours.secondary,
};

function labelNodes({ label, transitions }: PlacedEdge, taken: Highlight['taken']): SvgNode[] {
  if (label === null) return [];
  let y = label.y + 2;
  return label.blocks.flatMap((lines, index) => {
    const transition = transitions[index];
    const fill = causeColours[transition?.cause ?? 'event'];
    const isTaken = transition !== undefined && taken.has(transition.id);
    const top = y;
    const nodes = lines.map((line, number) => {
      y += sizes.labelLine;
      const look = number === 0 ? { fill, 'font-weight': isTaken ? 700 : 500 } : { fill: colours.secondary };
      return textAt(label.x + 5, y - sizes.labelLine / 2, line, { 'font-size': sizes.label, ...look });
    });
    const plate = { x: round(label.x), y: round(top - 1), width: round(label.width), height: round(y - top + 2), rx: 4 };
    y += blockGap;
    return isTaken ? [svg('rect', { ...plate, fill: colours.accent2 }), ...nodes] : nodes;
  });
}

function lineNode(edge: PlacedEdge, taken: Highlight['taken']): SvgNode {
  const isTaken = edge.transitions.some(({ id }) => taken.has(id));
  const stroke = isTaken ? colours.accent1 : colours.secondary;
  return svg(
    'g',
    { 'data-edge': edge.id, ...(isTaken && { 'data-taken': 'true' }) },
    svg('path', { d: pathOf(edge.points), fill: 'none', stroke, 'stroke-width': isTaken ? 3 : 1.25 }),
    ...arrowHead(edge.points, stroke),
  );
}

/** The drawing of a layout with highlights. */
export function drawFlow(layout: FlowLayout, highlight: Highlight = plainDrawing): SvgNode {
  const { graph, width, height, states, edges, starts } = layout;
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${round(width)} ${round(height)}`,
      width: round(width),
      height: round(height),
      // A drawing with links must not have the image role.
      role: highlight.hrefOf === null ? 'img' : 'group',
      'aria-label': `Statechart ${graph.id}`,
      'font-family': font,
    },
    svg('title', {}, `Statechart ${graph.id}`),
    svg(
      'desc',
      {},
      `${graph.description} States: ${states
        .slice(1)
        .map(({ state }) => state.key)
        .join(', ')}.`,
    ),
    svg('rect', { width: '100%', height: '100%', fill: colours.page }),
    ...states.map((placed) => stateNode(placed, highlight)),
    ...starts.map(({ x, y }) => svg('circle', { cx: round(x), cy: round(y), r: 5, fill: colours.secondary })),
    ...edges.map((edge) => lineNode(edge, highlight.taken)),
    ...states
      .filter(({ state }) => state.states.length > 0)
      .map((placed) => {
        const ground = groundOf(placed, highlight.active.has(placed.state.id));
        return svg('g', { 'pointer-events': 'none' }, ...wordsOf(placed, ground, highlight.taken));
      }),
    ...edges.flatMap((edge) => labelNodes(edge, highlight.taken)),
  );
}

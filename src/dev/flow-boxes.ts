import type { FlowGraph, FlowState, FlowTransition } from '../recording/flow-graph.ts';
import { textWidth, wrapText } from './text-size.ts';

/** Sizes of a diagram, in pixels at its natural size. */
export const sizes = {
  title: 15,
  text: 12,
  line: 17,
  padding: 12,
  chip: 16,
  widest: 230,
  widestOuter: 400,
  label: 11.5,
  labelLine: 15,
} as const;

/** One line of a state's box. */
interface BoxLine {
  role: 'title' | 'description' | 'detail';
  text: string;
  /** Vertical centre of the line, from the top of the box. */
  y: number;
  /** The id of its transition. */
  transition: string | null;
}

/** The content of a state's box, and its size. */
export interface Box {
  lines: readonly BoxLine[];
  tags: readonly { text: string; x: number; width: number }[];
  /** The divider between description and details; null without details. */
  dividerY: number | null;
  width: number;
  height: number;
}

/** "code.changed [isComplete]" */
export const headOf = ({ label, guard }: FlowTransition): string => (guard === null ? label : `${label} [${guard}]`);

/** A transition's label, with its actions on separate lines. */
export const labelLines = (transition: FlowTransition): string[] => [
  headOf(transition),
  ...transition.actions.map((action) => `/ ${action}`),
];

interface Detail {
  text: string;
  transition: string | null;
}

/** Details of a state: entry and exit actions, invoked actors, internal transitions. */
export function detailsOf(state: FlowState, transitions: readonly FlowTransition[]): Detail[] {
  const stays = transitions.filter(({ source, targets }) => source === state.id && targets.length === 0);
  const always = [
    ...state.entry.map((action) => `entry / ${action}`),
    ...state.exit.map((action) => `exit / ${action}`),
    ...state.invokes.map((actor) => `runs ${actor}`),
  ];
  return [
    ...always.map((text) => ({ text, transition: null })),
    ...stays.map((transition) => ({
      text: transition.actions.length > 0 ? `${headOf(transition)} / ${transition.actions.join(', ')}` : `${headOf(transition)} ignored`,
      transition: transition.id,
    })),
  ];
}

function tagsBeside(title: number, tags: readonly string[]): { text: string; x: number; width: number }[] {
  let x = sizes.padding + title + 8;
  return tags.map((text) => {
    const width = textWidth(text, sizes.label) + 12;
    const tag = { text, x, width };
    x += width + 5;
    return tag;
  });
}

/** The box of one state: title and tags, description, details. */
export function boxOf(state: FlowState, { transitions }: FlowGraph): Box {
  const title = textWidth(state.key, sizes.title, true);
  const tags = tagsBeside(title, state.tags);
  const head = Math.max(...tags.map(({ x, width }) => x + width), sizes.padding + title) + sizes.padding;
  const room = Math.max(state.states.length > 0 ? sizes.widestOuter : sizes.widest, head - 2 * sizes.padding);
  const lines: BoxLine[] = [{ role: 'title', text: state.key, y: sizes.padding + 9, transition: null }];
  let y = sizes.padding + 18;
  const add = (role: BoxLine['role'], text: string, transition: string | null = null) => {
    lines.push({ role, text, y: y + sizes.line / 2, transition });
    y += sizes.line;
  };
  if (state.description !== '') y += 4;
  for (const text of wrapText(state.description, sizes.text, room).filter(Boolean)) add('description', text);
  const details = detailsOf(state, transitions).flatMap(({ text, transition }) =>
    wrapText(text, sizes.text, room).map((line, index) => ({ text: index === 0 ? line : `   ${line}`, transition })),
  );
  const dividerY = details.length > 0 ? y + 5 : null;
  if (dividerY !== null) y += 10;
  for (const { text, transition } of details) add('detail', text, transition);
  const widest = Math.max(...lines.slice(1).map(({ text }) => textWidth(text, sizes.text)), 0) + 2 * sizes.padding;
  return { lines, tags, dividerY, width: Math.max(head, widest, 90), height: y + sizes.padding - 2 };
}

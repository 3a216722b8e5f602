import { headOf } from './flow-boxes.ts';
import type { FlowGraph, FlowState, FlowTransition } from '../recording/flow-graph.ts';

/** Mermaid allows only word characters in ids. */
const nameOf = (id: string): string => id.replace(/\W/g, '_');

// A colon, a semicolon or a hash would end a label.
const quiet = (text: string): string =>
  text
    .replace(/[:;#"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const isInside = (id: string, outer: string): boolean => id === outer || id.startsWith(`${outer}.`);

/** External transitions. */
const arrowsOf = ({ transitions }: FlowGraph): { transition: FlowTransition; target: string }[] =>
  transitions.flatMap((transition) => transition.targets.map((target) => ({ transition, target })));

/** Mermaid cannot draw a self-transition of a composite state: it starts from "any state" inside. */
const leavesInward = ({ transition, target }: { transition: FlowTransition; target: string }): boolean =>
  isInside(target, transition.source);

function bodyOf(state: FlowState, graph: FlowGraph, indent: string): string[] {
  const needsAny = state.states.length > 0 && arrowsOf(graph).some((arrow) => arrow.transition.source === state.id && leavesInward(arrow));
  return [
    ...(needsAny ? [`${indent}state "any state" as ${nameOf(state.id)}_any`] : []),
    ...state.states.flatMap((inner) => {
      const name = nameOf(inner.id);
      return [
        ...(inner.isInitial ? [`${indent}[*] --> ${name}`] : []),
        ...(inner.states.length > 0
          ? [`${indent}state "${inner.key}" as ${name} {`, ...bodyOf(inner, graph, `${indent}  `), `${indent}}`]
          : [`${indent}state "${inner.key}" as ${name}`]),
        ...(inner.states.length === 0 && inner.description !== '' ? [`${indent}${name} : ${quiet(inner.description)}`] : []),
        ...(inner.kind === 'final' ? [`${indent}${name} --> [*]`] : []),
      ];
    }),
  ];
}

/** The graph as Mermaid state diagram source. */
export function mermaidText(graph: FlowGraph): string {
  const arrows = arrowsOf(graph).map((arrow) => {
    const { transition, target } = arrow;
    const from = leavesInward(arrow) && transition.source !== target ? `${nameOf(transition.source)}_any` : nameOf(transition.source);
    const label = [headOf(transition), ...transition.actions.map((action) => `/ ${action}`)].join(' ');
    return `  ${from} --> ${nameOf(target)} : ${quiet(label)}`;
  });
  return ['stateDiagram-v2', ...bodyOf(graph.root, graph, '  '), ...arrows, ''].join('\n');
}

// What the sources say about a machine and its definition does not: where it is used, and the types of what it needs.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';

/** Something that a machine asks of the product by name. */
interface Need {
  name: string;
  kind: 'actor' | 'action';
  /** As TypeScript says it. */
  type: string;
}

export interface MachineFacts {
  /** From the folder of the repository. */
  file: string;
  needs: readonly Need[];
  /** Ids of the machines that it runs. */
  runs: readonly string[];
  /** Paths of pages whose flow it is. */
  pages: readonly string[];
  /** Files that import it, by what they are. */
  machines: readonly string[];
  sources: readonly string[];
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The type that begins at `start`: up to the comma, semicolon or bracket that ends it. */
function typeAt(source: string, start: number): string {
  let depth = 0;
  for (let end = start; end < source.length; end += 1) {
    const character = source.charAt(end);
    const isArrow = character === '>' && source.charAt(end - 1) === '=';
    if ('<({['.includes(character)) depth += 1;
    if ('>)}]'.includes(character) && !isArrow) depth -= 1;
    if (depth < 0 || (depth === 0 && ',;'.includes(character))) return source.slice(start, end).replace(/\s+/g, ' ').trim();
  }
  return '';
}

/** The type that stands after `pattern`; null: the pattern is nowhere. */
function typeAfter(source: string, pattern: RegExp): string | null {
  const match = pattern.exec(source);
  return match === null ? null : typeAt(source, match.index + match[0].length);
}

function needsOf(machine: AnyStateMachine, source: string): Need[] {
  const { actors, actions } = machine.implementations;
  const invoked = nodesOf(machine.root).flatMap(({ invoke }) => invoke.flatMap(({ src }) => (typeof src === 'string' ? [src] : [])));
  const open = [...new Set(invoked)].filter((src) => actors[src] === undefined);
  // The house's holes for actions are functions that do nothing; what XState makes itself can be resolved.
  const empty = Object.entries(actions).filter(([, action]) => typeof action === 'function' && !('resolve' in action));
  return [
    ...open.map((name): Need => {
      const type = typeAfter(source, new RegExp(`\\b${name}: (?=\\w+ActorLogic<|typeof \\w+Machine\\b)`));
      if (type === null) throw new Error(`${machine.id}: the actor "${name}" has no type that can be read.`);
      return { name, kind: 'actor', type };
    }),
    ...empty.map(([name]): Need => ({
      name,
      kind: 'action',
      type: typeAfter(source, new RegExp(`\\b${name}: \\(_, _\\w*: `)) ?? 'nothing',
    })),
  ];
}

/** Paths of the pages in the page table whose flow is `id`. The table itself needs a browser. */
function pagesOf(table: string, id: string): string[] {
  const entries = table.split(/(?=\bpath: )/);
  return entries.filter((entry) => entry.includes(`flow: '${id}'`)).flatMap((entry) => /^path: '([^']+)'/.exec(entry)?.[1] ?? []);
}

/** Reads what the sources under `root` say of the machine in `name`.machine.ts. */
export function readFacts(root: string, name: string, machine: AnyStateMachine): MachineFacts {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const [file] = globSync(`machines/**/${name}.machine.ts`, { cwd: root });
  if (file === undefined) throw new Error(`There is no machine "${name}".`);
  // A long machine has what it is made of in a file of its own.
  const parts = [file, file.replace('.machine.', '.setup.')].filter((path) => existsSync(join(root, path)));
  const importing = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .filter((path) => !path.startsWith('src/dev/') && read(path).includes(`/${name}.machine.ts'`))
      .toSorted();
  const source = parts.map(read).join('\n');
  const known = Object.values(machine.implementations.actors).flatMap((logic) => (logic instanceof StateMachine ? [logic.id] : []));
  // A flow that is filled from outside stands in the types of the actors alone.
  const filled = [...source.matchAll(/: typeof (\w+)Machine;/g)].flatMap(([, id]) => id ?? []);
  return {
    file,
    needs: needsOf(machine, source),
    runs: [...new Set([...known, ...filled])],
    pages: pagesOf(read('src/pages/pages.ts'), machine.id),
    machines: importing('machines/**/*.{machine,setup}.ts').map((path) => path.replace('.setup.', '.machine.')),
    sources: importing('src/**/*.{ts,tsx}'),
  };
}

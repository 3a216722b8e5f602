import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { codeIn, partsThatRun } from './source-rules.ts';

/** Functions that answer pieces of patterns out of the tables of words, which are files of the repository. */
const tables: ReadonlySet<string> = new Set(['patternOf', 'numberSource', 'digitSource', 'foldText']);

const reasons = {
  words: 'words of the tables, once as the module loads',
  rows: 'rows of the tables of words, once for each language',
  paths: 'the paths of our own pages, once as the server starts',
} as const;

/** Files with patterns that are made of parameters: how many there are, and why they hold no text of others. */
const exceptions: Readonly<Record<string, readonly [number, keyof typeof reasons]>> = {
  'server/recipes/import/read-amount.ts': [1, 'words'],
  'server/recipes/transcription/heads.ts': [2, 'words'],
  'server/recipes/transcription/said-words.ts': [1, 'words'],
  'server/shell/pages.ts': [1, 'paths'],
  'packages/kitchen/src/reading/amounts.ts': [2, 'words'],
  'packages/kitchen/src/writing/romance.ts': [1, 'rows'],
  'packages/language/src/commands.ts': [3, 'rows'],
  'packages/language/src/durations.ts': [4, 'rows'],
  'packages/language/src/inflection.ts': [1, 'rows'],
  'packages/language/src/numbers.ts': [4, 'rows'],
  'packages/language/src/ovens.ts': [1, 'words'],
  'packages/language/src/script.ts': [1, 'rows'],
  'packages/language/src/spelling.ts': [2, 'rows'],
};

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []);
const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn);
const nameOf = (node: unknown): string => (isNode(node) && node['type'] === 'Identifier' ? String(node['name']) : '');
const identifiersIn = (node: Node): string[] => [nameOf(node), ...childrenOf(node).flatMap(identifiersIn)].filter((name) => name !== '');

const functions = new Set<unknown>(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const isFunction = ({ type }: Node) => functions.has(type);

/** What a regular expression is made of; null for any other node. */
function sourceOf({ type, callee, arguments: given }: Node): Node | null {
  const isMade = (type === 'NewExpression' || type === 'CallExpression') && nameOf(callee) === 'RegExp';
  return isMade ? (nodesIn(given)[0] ?? null) : null;
}

/** The names of a file: what the constants within functions are made of, and which names may hold anything. */
class Names {
  readonly #made = new Map<string, Node[]>();
  readonly #unknown = new Set<string>();

  constructor(program: Node) {
    this.#take(program, false);
  }

  #take(node: Node, isWithin: boolean): void {
    if (isFunction(node)) for (const name of nodesIn(node['params']).flatMap(identifiersIn)) this.#unknown.add(name);
    const { type, kind } = node;
    if (type === 'VariableDeclaration')
      for (const { id, init } of nodesIn(node['declarations'])) {
        const name = nameOf(id);
        if (kind !== 'const' || (isWithin && (name === '' || !isNode(init))))
          for (const one of nodesIn(id).flatMap(identifiersIn)) this.#unknown.add(one);
        // Constants outside of functions are made before anybody sends anything.
        else if (isWithin && isNode(init)) this.#made.set(name, [...(this.#made.get(name) ?? []), init]);
      }
    for (const child of childrenOf(node)) this.#take(child, isWithin || isFunction(node));
  }

  /** True where nothing that this is made of can come from outside. */
  isOurs = (node: Node): boolean => {
    const { type } = node;
    const all = (...parts: unknown[]) => parts.flatMap(nodesIn).every(this.isOurs);
    if (type === 'Literal' || type === 'TemplateElement') return true;
    if (type === 'TemplateLiteral') return all(node['expressions']);
    if (type === 'TaggedTemplateExpression') return all(node['quasi']);
    if (type === 'BinaryExpression' || type === 'LogicalExpression') return all(node['left'], node['right']);
    if (type === 'ConditionalExpression') return all(node['consequent'], node['alternate']);
    if (type === 'ArrayExpression') return all(node['elements']);
    if (type === 'Identifier') {
      const name = nameOf(node);
      return !this.#unknown.has(name) && (this.#made.get(name) ?? []).every(this.isOurs);
    }
    if (type !== 'CallExpression') return false;
    const { callee, arguments: given } = node;
    if (tables.has(nameOf(callee))) return all(given);
    if (!isNode(callee) || callee['type'] !== 'MemberExpression') return false;
    const [object, method] = [callee['object'], nameOf(callee['property'])];
    if (nameOf(object) === 'RegExp' && method === 'escape') return true;
    return method === 'join' && all(object, given);
  };
}

/** Regular expressions that are built within functions, with what they are made of. */
function* builtIn(node: Node, isWithin = false): Generator<Node> {
  const source = isWithin ? sourceOf(node) : null;
  if (source !== null) yield source;
  for (const child of childrenOf(node)) yield* builtIn(child, isWithin || isFunction(node));
}

/** What regular expressions of a file are made of, where it may be anybody's text. */
function openIn(code: string, isTsx: boolean): string[] {
  const program: unknown = code.includes('RegExp(') ? parseAst(code, { lang: isTsx ? 'tsx' : 'ts' }) : null;
  if (!isNode(program)) return [];
  const names = new Names(program);
  const open = [...builtIn(program)].filter((source) => !names.isOurs(source));
  return open.map(({ start, end }) => code.slice(Number(start), Number(end)));
}

/** Regular expressions that are made of a text that may be anybody's: escape it, write the pattern down, or say why it is ours. */
export function ownPatterns(root: string): string[] {
  const problems: string[] = [];
  const known = new Set<string>();
  for (const file of partsThatRun.flatMap((part) => codeIn(root, part))) {
    const open = openIn(readFileSync(join(root, file), 'utf8'), file.endsWith('x'));
    const [count] = exceptions[file] ?? [0];
    if (open.length === count) known.add(file);
    else problems.push(...open.map((source) => `${file}: a pattern of ${source}, which may be anybody's text`));
  }
  const unneeded = Object.keys(exceptions).filter((file) => !known.has(file));
  return [...problems, ...unneeded.map((file) => `${file}: it has another number of such patterns than its exception`)];
}

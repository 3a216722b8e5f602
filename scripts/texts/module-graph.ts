import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { forDevelopers, isIn, ofDevTools } from './sources.ts';

/** An `import()` of a source of ours, by its place in the code. */
interface LazyImport {
  target: string;
  start: number;
  end: number;
}

interface SourceModule {
  /** With each macro of Lingui replaced by the id of its message. */
  code: string;
  /** Ids of its messages. */
  messages: readonly string[];
  /** Those of developers, with their texts: they have no translation. */
  inEnglish: ReadonlyMap<string, string>;
  /** Modules that run before this one. */
  needs: readonly string[];
  lazy: readonly LazyImport[];
}

/** The sources of the pages, by their paths from the root. They import each other by relative paths with extensions. */
export type ModuleGraph = ReadonlyMap<string, SourceModule>;

const macro = /from '@lingui\/(?:core|react)\/macro'/;
const descriptor = /\/\*\* i18n \*\/\s*\{\s*id: "([^"]+)"(?:,\s*message: ("(?:[^"\\]|\\.)*"))?/g;

async function withoutMacros(root: string, path: string): Promise<string> {
  const text = readFileSync(join(root, path), 'utf8');
  if (!macro.test(text)) return text;
  const transformed = await transformAsync(text, {
    babelrc: false,
    configFile: false,
    cwd: root,
    filename: path,
    parserOpts: { plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [[linguiMacro, { descriptorFields: isIn(forDevelopers, path) ? 'message' : 'id-only' }]],
  });
  return transformed?.code ?? '';
}

async function readModule(root: string, path: string): Promise<SourceModule> {
  const code = await withoutMacros(root, path);
  const { module } = parseSync(path, code);
  const messages = [...code.matchAll(descriptor)];
  const targetOf = (specifier: string): string[] => {
    const target = posix.join(posix.dirname(path), specifier);
    return /^\.{1,2}\/.*\.tsx?$/.test(specifier) && target.startsWith('src/') && existsSync(join(root, target)) ? [target] : [];
  };
  const imports = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const exports = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType));
  return {
    code,
    messages: messages.map(([, id = '']) => id),
    inEnglish: new Map(messages.flatMap(([, id = '', text]) => (text === undefined ? [] : [[id, String(JSON.parse(text))]]))),
    needs: [...imports, ...exports].flatMap(({ moduleRequest }) => targetOf(moduleRequest?.value ?? '')),
    lazy: module.dynamicImports.flatMap(({ start, end, moduleRequest }) =>
      targetOf(code.slice(moduleRequest.start + 1, moduleRequest.end - 1)).map((target) => ({ target, start, end })),
    ),
  };
}

/** Every module that can run in a page that begins with `entry`; without `devTools`, none of theirs. */
export async function readGraph(root: string, entry: string, { devTools }: { devTools: boolean }): Promise<ModuleGraph> {
  const graph = new Map<string, SourceModule>();
  let next = [entry];
  while (next.length > 0) {
    const found = await Promise.all(next.map(async (path) => [path, await readModule(root, path)] as const));
    for (const [path, module] of found) graph.set(path, module);
    const reached = found.flatMap(([, { needs, lazy }]) => [...needs, ...lazy.map(({ target }) => target)]);
    next = [...new Set(reached)].filter((path) => !graph.has(path) && (devTools || !isIn(ofDevTools, path)));
  }
  return graph;
}

/** A module and those that it imports: all that runs before a lazily loaded view shows. */
function closureOf(graph: ModuleGraph, path: string): ReadonlySet<string> {
  const found = new Set([path]);
  for (const each of found) for (const needed of graph.get(each)?.needs ?? []) found.add(needed);
  return found;
}

interface Parts {
  /** Ids of the messages in each part, by its name. */
  messages: ReadonlyMap<string, readonly string[]>;
  /** The part of each lazily loaded module that has any, by its path. */
  partOf: ReadonlyMap<string, string>;
}

/** What most readers open first: its texts come with those of the shell. */
const openedFirst = 'src/pages/first/';

/**
 * The texts that are fetched together: those of the shell (`entry`, the pages opened first, and all that these import) and, for each
 * folder with lazily loaded modules, what these and their imports can show, less the shell's. One file for each module would double the
 * addresses in the shell.
 */
export function partsOf(graph: ModuleGraph, entry: string): Parts {
  const messagesOf = (path: string) => [...closureOf(graph, path)].flatMap((each) => graph.get(each)?.messages ?? []);
  const targets = new Set([...graph.values()].flatMap(({ lazy }) => lazy.map(({ target }) => target)));
  const first = [...targets].filter((target) => target.startsWith(openedFirst));
  const shell = new Set([entry, ...first].flatMap(messagesOf));
  const messages = new Map([[entry, new Set(shell)]]);
  const partOf = new Map<string, string>();
  for (const target of [...targets].toSorted()) {
    const own = messagesOf(target).filter((id) => !shell.has(id));
    if (own.length === 0) continue;
    // A file of several views is a part of its own.
    const part = target.startsWith('src/pages/') ? target : posix.dirname(target);
    messages.set(part, new Set([...(messages.get(part) ?? []), ...own]));
    partOf.set(target, part);
  }
  return { messages: new Map([...messages].map(([part, ids]) => [part, [...ids].toSorted()])), partOf };
}

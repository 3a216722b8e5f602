import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { forDevelopers } from './sources.ts';

/** An `import()` of a source of ours, by its place in the code. */
interface LazyImport {
  target: string;
  start: number;
  end: number;
}

interface SourceModule {
  /** With each macro of Lingui replaced by the id of its message. Developers' pages keep theirs. */
  code: string;
  messages: readonly string[];
  /** Modules that run before this one. */
  needs: readonly string[];
  lazy: readonly LazyImport[];
}

/** The sources of the pages, by their paths from the root. They import each other by relative paths with extensions. */
export type ModuleGraph = ReadonlyMap<string, SourceModule>;

const macro = /from '@lingui\/(?:core|react)\/macro'/;
const descriptor = /\/\*\* i18n \*\/\s*\{\s*id: "([^"]+)"/g;

const isForDevelopers = (path: string) => forDevelopers.some((start) => path === start || path.startsWith(`${start}/`));

async function withoutMacros(root: string, path: string): Promise<string> {
  const text = readFileSync(join(root, path), 'utf8');
  if (!macro.test(text) || isForDevelopers(path)) return text;
  const transformed = await transformAsync(text, {
    babelrc: false,
    configFile: false,
    cwd: root,
    filename: path,
    parserOpts: { plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [[linguiMacro, { descriptorFields: 'id-only' }]],
  });
  return transformed?.code ?? '';
}

async function readModule(root: string, path: string): Promise<SourceModule> {
  const code = await withoutMacros(root, path);
  const { module } = parseSync(path, code);
  const targetOf = (specifier: string): string[] => {
    const target = posix.join(posix.dirname(path), specifier);
    return /^\.{1,2}\/.*\.tsx?$/.test(specifier) && target.startsWith('src/') && existsSync(join(root, target)) ? [target] : [];
  };
  const imports = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const exports = module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType));
  return {
    code,
    messages: isForDevelopers(path) ? [] : [...code.matchAll(descriptor)].map(([, id = '']) => id),
    needs: [...imports, ...exports].flatMap(({ moduleRequest }) => targetOf(moduleRequest?.value ?? '')),
    lazy: module.dynamicImports.flatMap(({ start, end, moduleRequest }) =>
      targetOf(code.slice(moduleRequest.start + 1, moduleRequest.end - 1)).map((target) => ({ target, start, end })),
    ),
  };
}

/** Every module that can run in a page that begins with `entry`. */
export async function readGraph(root: string, entry: string): Promise<ModuleGraph> {
  const graph = new Map<string, SourceModule>();
  let next = [entry];
  while (next.length > 0) {
    const found = await Promise.all(next.map(async (path) => [path, await readModule(root, path)] as const));
    for (const [path, module] of found) graph.set(path, module);
    const reached = found.flatMap(([, { needs, lazy }]) => [...needs, ...lazy.map(({ target }) => target)]);
    next = [...new Set(reached)].filter((path) => !graph.has(path));
  }
  return graph;
}

/** A module and those that it imports: all that runs before a lazily loaded view shows. */
function closureOf(graph: ModuleGraph, path: string): ReadonlySet<string> {
  const found = new Set([path]);
  for (const each of found) for (const needed of graph.get(each)?.needs ?? []) found.add(needed);
  return found;
}

/**
 * The ids of the messages that come with each lazily loaded module, by its path, without those of the shell; modules without any are left
 * out. The shell's own are those of `entry`.
 */
export function partsOf(graph: ModuleGraph, entry: string): ReadonlyMap<string, readonly string[]> {
  const messagesOf = (path: string) => new Set([...closureOf(graph, path)].flatMap((each) => graph.get(each)?.messages ?? []));
  const shell = messagesOf(entry);
  const targets = new Set([...graph.values()].flatMap(({ lazy }) => lazy.map(({ target }) => target)));
  const parts = [...targets].toSorted().map((path) => [path, [...messagesOf(path)].filter((id) => !shell.has(id)).toSorted()] as const);
  return new Map([[entry, [...shell].toSorted()], ...parts.filter(([, messages]) => messages.length > 0)]);
}

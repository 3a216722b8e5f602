import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createServer } from 'vite';

interface BuiltFile {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What is read here of src/pages/page-table.ts. */
interface Page {
  load?: () => unknown;
  flow?: () => unknown;
}
interface Route {
  pattern: string;
  pages: readonly Page[];
}

const root = join(import.meta.dirname, '..');
const gzipSize = (file: string): number => gzipSync(readFileSync(join(root, 'dist', file))).length;

/** Every address of the page table with its pages, outermost first. The table speaks by macros, so Vite reads it. */
async function readRoutes(): Promise<readonly Route[]> {
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true },
    // As in a build for production: without the developers' pages.
    define: { 'import.meta.env.DEV_TOOLS': 'false' },
  });
  try {
    const { listRoutes } = (await vite.ssrLoadModule('/src/pages/page-table.ts')) as { listRoutes: (pages: unknown) => readonly Route[] };
    const { pages } = await vite.ssrLoadModule('/src/pages/pages.ts');
    return listRoutes(pages);
  } finally {
    await vite.close();
  }
}

/** The source that `load` imports. */
const sourceOf = (load: (() => unknown) | undefined): string[] => /\(["'`]\/(src\/[^"'`]+)["'`]\)/.exec(String(load))?.slice(1) ?? [];

const sourcesOf = ({ load, flow }: Page): string[] => [...sourceOf(load), ...sourceOf(flow)];

/** The texts of the shell and of these sources: those of a file of several views, or of the source's folder (scripts/texts). */
const textsOf = (sources: readonly string[]): string[] =>
  ['src/main.tsx', ...sources.flatMap((source) => [source, dirname(source)])].map((part) => `src/language/locales/en.po?part=${part}`);

/**
 * For each route of the page table the bytes of gzipped JavaScript and CSS that its pages and their flows are made of, in English, with
 * what every page begins with: what somebody fetches who opens it first and may see all of it. From dist/.
 */
export async function bytesOfRoutes(): Promise<Map<string, number>> {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;
  const collect = (source: string, files: Set<string>): Set<string> => {
    const built = manifest[source];
    // A folder without texts has none of its own.
    if (built === undefined && source.includes('?part=')) return files;
    if (built === undefined) throw new Error(`${source} is in no built file.`);
    if (files.has(built.file)) return files;
    for (const file of [built.file, ...(built.css ?? [])]) files.add(file);
    for (const imported of built.imports ?? []) collect(imported, files);
    return files;
  };
  const sizeOf = ({ pages }: Route) => {
    const files = new Set<string>();
    const sources = pages.flatMap(sourcesOf);
    for (const source of ['index.html', ...sources, ...textsOf(sources)]) collect(source, files);
    return [...files].reduce((sum, file) => sum + gzipSize(file), 0);
  };
  const routes = await readRoutes();
  return new Map(routes.map((route) => [route.pattern, sizeOf(route)]));
}

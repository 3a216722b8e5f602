import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, optional, record, string, type } from 'superstruct';

const manifestSchema = record(
  string(),
  type({ file: string(), css: optional(array(string())), assets: optional(array(string())), imports: optional(array(string())) }),
);

/** Reads a file of the build; null when missing. */
export function builtFile(...path: string[]): string | null {
  try {
    return readFileSync(join(...path), 'utf8');
  } catch {
    return null;
  }
}

/** The files of a build, by Vite's source names. */
export interface BuiltFiles {
  fileOf: (source: string) => string | null;
  /** The files of these sources and of all that they import: code, styles and assets. */
  filesOf: (sources: readonly string[]) => string[];
  /** The styles among them. */
  stylesOf: (source: string) => string[];
}

/** Reads Vite's manifest. Without one there are no files. */
export function readManifest(dist: string): BuiltFiles {
  const manifest: unknown = JSON.parse(builtFile(dist, '.vite', 'manifest.json') ?? '{}');
  assert(manifest, manifestSchema);
  const chunksOf = (sources: readonly string[]) => {
    const seen = new Set<string>();
    const add = (source: string) => {
      if (manifest[source] === undefined || seen.has(source)) return;
      seen.add(source);
      manifest[source].imports?.forEach(add);
    };
    sources.forEach(add);
    return [...seen].flatMap((source) => manifest[source] ?? []);
  };
  return {
    fileOf: (source) => manifest[source]?.file ?? null,
    filesOf: (sources) => [...new Set(chunksOf(sources).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))],
    stylesOf: (source) => [...new Set(chunksOf([source]).flatMap(({ css = [] }) => css))],
  };
}

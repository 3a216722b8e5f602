import type { ChunkFailure } from '../../machines/shell/page.machine.ts';
import { FileError } from './chunks.ts';

/**
 * A failed dynamic import, as the specification describes it (8, ChunkLoadError). `address` is where the import was to come from. A file
 * that came, and failed while it was read or run, is an `error` there.
 */
export function asChunkFailure(thrown: unknown, { chunkId, address }: { chunkId: string; address: string }): ChunkFailure {
  if (thrown instanceof FileError) return { chunkId, kind: thrown.isMissing ? 'missing' : 'error', address: thrown.address };
  const named = /https?:\/\/\S+/.exec(thrown instanceof Error ? thrown.message : '')?.[0];
  return { chunkId, kind: 'error', address: named ?? address };
}

/**
 * The address that `load` imports from, '' when it imports nothing itself. A browser tells it after a failure at best, but a function
 * can be read: `() => import('./webapp.a1b2.js')`.
 */
export function addressIn(load: () => unknown): string {
  const specifier = /\bimport\(\s*["'`]([^"'`]+)/.exec(String(load))?.[1];
  return specifier === undefined ? '' : new URL(specifier, import.meta.url).href;
}

import type { ChunkFailure } from '../../machines/shell/page.machine.ts';
import { FileError } from './chunks.ts';

/** A failed dynamic import (ChunkLoadError). `address` is the import's address. A file that loaded but failed to parse or run is an `error`. */
export function asChunkFailure(thrown: unknown, { chunkId, address }: { chunkId: string; address: string }): ChunkFailure {
  if (thrown instanceof FileError) return { chunkId, kind: thrown.isMissing ? 'missing' : 'error', address: thrown.address };
  const named = /https?:\/\/\S+/.exec(thrown instanceof Error ? thrown.message : '')?.[0];
  return { chunkId, kind: 'error', address: named ?? address };
}

/**
 * The address that `load` imports, '' without an import. Browsers rarely report it after a failure, but the function's source
 * contains it: `() => import('./webapp.a1b2.js')`.
 */
export function addressIn(load: () => unknown): string {
  const specifier = /\bimport\(\s*["'`]([^"'`]+)/.exec(String(load))?.[1];
  return specifier === undefined ? '' : new URL(specifier, import.meta.url).href;
}

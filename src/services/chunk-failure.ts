import type { ChunkFailure } from '../../machines/page.machine.ts';

/**
 * A failed dynamic import, as the specification describes it (8, ChunkLoadError). Browsers say only by their message
 * which address they could not fetch; one that names none failed while running.
 */
export function asChunkFailure(thrown: unknown, chunkId: string): ChunkFailure {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const address = /https?:\/\/\S+/.exec(message)?.[0] ?? '';
  return { chunkId, kind: address === '' ? 'error' : 'missing', address };
}

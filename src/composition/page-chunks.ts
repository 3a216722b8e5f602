import { fromPromise } from 'xstate';
import type { Chunk, ChunkFailure, ChunkInspection, PageAddress } from '../../machines/shell/page.machine.ts';
import { keepView, standIns } from '../pages/loaded-views.ts';
import type { Page, PagePart } from '../pages/page-table.ts';
import { takeNewBuild } from '../services/builds.ts';
import { addressIn, asChunkFailure } from '../services/chunk-failure.ts';
import { withoutFlow, type FlowScope } from './flow-scope.ts';

/** Page chunks: loaded on demand and ahead of it, and diagnosed when they fail. */
export function composePages(pages: ReadonlyMap<string, Page>, scope: FlowScope) {
  /** Addresses of the chunks being loaded, by page. */
  const underWay = new Map<string, Set<string>>();

  const fetchPart = async <T>(chunkId: string, load: () => Promise<T>): Promise<T> => {
    const address = addressIn(load);
    const addresses = underWay.get(chunkId) ?? new Set();
    underWay.set(chunkId, addresses.add(address));
    try {
      return await load();
    } catch (error) {
      throw asChunkFailure(error, { chunkId, address });
    } finally {
      addresses.delete(address);
    }
  };

  const openFlow = async (key: string, flow: PagePart['flow'], address: PageAddress): Promise<Chunk> => {
    if (flow === undefined) return withoutFlow;
    const open = await fetchPart(key, flow);
    return open(scope, address);
  };

  const isStaff = async (): Promise<boolean> => (await scope.session()).extra.su?.hasConsoleAccess === true;

  /** The gate shown in place of a forbidden page; null where the page itself is shown. */
  const placeholderOf = async ({
    isForMembers,
    isForOwner,
    isForStaff,
    withoutServer = standIns.needsNetwork,
  }: Page): Promise<PagePart | null> => {
    if (isForMembers !== true) return null;
    const { extra } = await scope.session();
    if (!scope.isViewerKnown()) return withoutServer === 'itself' ? null : withoutServer;
    if (isForStaff === true && !(await isStaff())) return standIns.staffOnly;
    return isForOwner === true && extra.suLogin !== undefined ? standIns.ownerOnly : null;
  };

  /** Whether a page's flow may start. The enclosing page shows the reason if not. */
  const mayBegin = async ({ isForMembers }: Page): Promise<boolean> =>
    isForMembers !== true || (await scope.session()).isVerified || !scope.isViewerKnown();

  const loadChunk = fromPromise<Chunk, { chunkId: string; address: PageAddress }>(async ({ input: { chunkId, address } }) => {
    const page = pages.get(chunkId);
    if (page?.load === undefined) return withoutFlow;
    await page.waitFor?.();
    const open = async ({ load, flow }: PagePart, isOpen: Promise<boolean>) => {
      const [view, chunk] = await Promise.all([
        fetchPart(chunkId, load),
        isOpen.then((is) => openFlow(chunkId, is ? flow : undefined, address)),
      ]);
      return { view, chunk };
    };
    const { load } = page;
    const begin = () => {
      const own = open({ ...page, load }, mayBegin(page));
      own.catch(() => undefined);
      return own;
    };
    // Loaded while the session is being looked up, because it is nearly always needed. Staff pages wait for the session.
    const own = page.isForStaff === true ? null : begin();
    const placeholder = await placeholderOf(page);
    const { view, chunk } = await (placeholder === null ? (own ?? begin()) : open(placeholder, Promise.resolve(true)));
    keepView(chunkId, view);
    return placeholder === null ? chunk : { ...chunk, isStandIn: true };
  });

  const inspectFailure = fromPromise<ChunkInspection, { failure: ChunkFailure }>(async ({ input: { failure }, signal }) => {
    if (failure.kind !== 'timeout') return { failure, newBuild: await takeNewBuild(signal) };
    const [address = ''] = underWay.get(failure.chunkId) ?? [];
    return { failure: { ...failure, address }, newBuild: null };
  });

  /** Keys of pages whose code is loaded or prefetching. */
  const ahead = new Set<string>();

  /** Prefetches the code of a page that the user may open, without its data. Failures are ignored. */
  const fetchAhead = async ({ key, load, flow, isForMembers, isForStaff }: Page, isMember: boolean): Promise<void> => {
    if (load === undefined || ahead.has(key) || (isForStaff === true && !(await isStaff()))) return;
    ahead.add(key);
    const parts: Promise<unknown>[] = [load()];
    if (flow !== undefined && (isForMembers !== true || isMember)) parts.push(flow());
    // Opening the page retries and reports the failure.
    await Promise.all(parts).catch(() => ahead.delete(key));
  };

  return { actors: { loadChunk, inspectFailure }, fetchAhead };
}

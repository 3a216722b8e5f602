import { useSelector } from '@xstate/react';
import { useApp } from '../../../app/app-context.tsx';

/** How far a marked recipe is on this device; `unknown` until that is looked up. */
type OfflineCopy = 'kept' | 'fetching' | 'failed' | 'full' | 'unknown';

/** What keeps the marked recipes on this device; undefined until what goes on beside the pages is there. */
export const useOfflineCopies = () => useSelector(useApp().app, (snapshot) => snapshot.context.companions)?.offlineCopies;

export function useOfflineCopy(guid: string): OfflineCopy {
  const copies = useOfflineCopies();
  return useSelector(copies, (snapshot) => {
    if (snapshot === undefined || snapshot.matches('idle') || snapshot.matches('unknown')) return 'unknown';
    const { copied, failed, wanted } = snapshot.context;
    if (copied.includes(guid)) return 'kept';
    if (failed.includes(guid)) return 'failed';
    if (snapshot.matches('full')) return 'full';
    return wanted.some((one) => one.guid === guid) ? 'fetching' : 'unknown';
  });
}

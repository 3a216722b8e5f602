import { useSelector } from '@xstate/react';
import { useApp } from '../../../app/app-context.tsx';

/** Offline state of a marked recipe on this device; `unknown` before it is looked up. */
type OfflineCopy = 'kept' | 'fetching' | 'failed' | 'full' | 'unknown';

/** The offline copies; undefined before the companions load. */
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

import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { savedRecipesPath } from '../../../pages/member-paths.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './OfflineState.module.css';
import { useOfflineCopies, useOfflineCopy } from './use-offline-copy.ts';

/** Offline state of a marked recipe, short, for a list. */
export function OfflineMark({ guid }: { guid: string }) {
  const state = useOfflineCopy(guid);
  if (state === 'kept') return <Trans>Kept offline</Trans>;
  if (state === 'failed' || state === 'full') return <Trans>Not offline yet</Trans>;
  return <Trans>Getting it offline…</Trans>;
}

/** The same on the recipe page, with actions. */
export function OfflineState({ guid }: { guid: string }) {
  const state = useOfflineCopy(guid);
  const copies = useOfflineCopies();
  return (
    <p className={styles.state} role="status">
      <span>
        {state === 'kept' && <Trans>Kept offline on this device.</Trans>}
        {(state === 'fetching' || state === 'unknown') && <Trans>Getting it offline on this device…</Trans>}
        {state === 'failed' && <Trans>This recipe could not be saved on this device.</Trans>}
        {state === 'full' && <Trans>This device has no room for more recipes. Free some space, or keep fewer recipes offline.</Trans>}
      </span>
      {(state === 'failed' || state === 'full') && (
        <Button variant="Outlined" size="Flat" onClick={() => copies?.send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {state === 'kept' && (
        <Link href={savedRecipesPath}>
          <Trans>All saved recipes</Trans>
        </Link>
      )}
    </p>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/Button.tsx';
import { useOfflineCopies } from '../offline/use-offline-copy.ts';
import styles from './SavedRecipesPage.module.css';

/** Progress of offline storage on this device. */
export function OfflineProgress() {
  const copies = useOfflineCopies();
  const left = useSelector(copies, (snapshot) =>
    snapshot?.matches('copying') === true || snapshot?.matches('deciding') === true
      ? snapshot.context.wanted.length - snapshot.context.copied.length - snapshot.context.failed.length
      : 0,
  );
  const failed = useSelector(copies, (snapshot) => (snapshot?.matches('incomplete') === true ? snapshot.context.failed.length : 0));
  const isFull = useSelector(copies, (snapshot) => snapshot?.matches('full') === true);
  if (left === 0 && failed === 0 && !isFull) return null;
  return (
    <div className={styles.progress} role="status">
      <p>
        {left > 0 ? (
          <Plural value={left} one="# recipe is being saved for offline…" other="# recipes are being saved for offline…" />
        ) : isFull ? (
          <Trans>This device has no room for more recipes. Free some space, or keep fewer recipes offline.</Trans>
        ) : (
          <Plural value={failed} one="# recipe could not be saved on this device." other="# recipes could not be saved on this device." />
        )}
      </p>
      {left === 0 && (
        <Button variant="Outlined" size="Flat" onClick={() => copies?.send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

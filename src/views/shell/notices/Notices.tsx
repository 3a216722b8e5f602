import { useSelector } from '@xstate/react';
import { useApp } from '../../../app/app-context.tsx';
import styles from './Notices.module.css';
import { OfflineNotice } from './OfflineNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** Notices at the bottom of the window. They take no focus and no clicks from the page. */
export function Notices() {
  const { app } = useApp();
  const companions = useSelector(app, (snapshot) => snapshot.context.companions);
  return (
    // Rendered while empty: screen readers announce only changes in an existing live region.
    <div className={styles.notices} role="status">
      {companions !== null && (
        <>
          <OfflineNotice flow={companions.reachability} />
          <UpdateNotice flow={companions.update} />
        </>
      )}
    </div>
  );
}

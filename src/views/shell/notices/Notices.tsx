import { useSelector } from '@xstate/react';
import { useApp } from '../../../app/app-context.tsx';
import styles from './Notices.module.css';
import { OfflineNotice } from './OfflineNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** What is to be said beside the pages, at the foot of the window. It takes nothing away from them: no focus, no click. */
export function Notices() {
  const { app } = useApp();
  const companions = useSelector(app, (snapshot) => snapshot.context.companions);
  return (
    // Here before there is anything to say: only what is put into a region that is known is read aloud.
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

import { useSelector } from '@xstate/react';
import type { resetMachine } from '../../../../machines/sign-in/reset.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetEmailForm } from './ResetEmailForm.tsx';
import styles from './ResetPage.module.css';

/** /reset-password: two steps at one address. */
export function ResetPage({ flow }: PageProps<typeof resetMachine>) {
  const isOver = useSelector(flow, (snapshot) => snapshot.matches('done'));
  const isVerification = useSelector(flow, (snapshot) => snapshot.matches('verification'));
  if (isOver) return null;
  return (
    <div key={isVerification ? 'verification' : 'email'} className={styles.step}>
      {isVerification ? <NewPasswordForm flow={flow} /> : <ResetEmailForm flow={flow} />}
    </div>
  );
}

import { useSelector } from '@xstate/react';
import type { Session } from '../../../../contract/entities.ts';
import { useApp, useSession, useSessionActor } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { Page } from '../../../ui/Page.tsx';
import { DeletionNotice } from './DeletionNotice.tsx';
import { MemberNav } from './MemberNav.tsx';
import styles from './MemberPage.module.css';
import { PleaseSignIn, UnfinishedProfile } from './Gates.tsx';

/** The frame of all pages for signed-in users. */
export function MemberPage({ children }: PageProps) {
  const { config } = useApp();
  const session = useSession();
  const isKnown = useSelector(useSessionActor(), (snapshot) => snapshot.context.isKnown);
  return (
    <Page productName={config.productName} nav={<MemberNav />} hasHeadMenus className={styles.main}>
      <DeletionNotice />
      {/* While the session is unknown the viewer may be a member: each page decides what to show. */}
      {isKnown ? contentFor(session, children) : children}
    </Page>
  );
}

function contentFor(session: Session, children: PageProps['children']) {
  if (!session.isVerified) return <PleaseSignIn />;
  // The kitchen exists once there is a name: before that, these pages have nothing to show.
  return session.fullName === '' ? <UnfinishedProfile /> : children;
}

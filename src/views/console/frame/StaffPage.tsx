import { useSession } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { MemberPage } from '../../shell/member/MemberPage.tsx';

/** The frame of the console, which has its own navigation. People without access get the frame of the other pages. */
export function StaffPage({ flow, children }: PageProps) {
  const { isVerified, fullName, extra } = useSession();
  if (!isVerified || fullName === '' || extra.su?.hasConsoleAccess !== true) return <MemberPage flow={flow}>{children}</MemberPage>;
  return (
    <>
      <SkipLink />
      {children}
    </>
  );
}

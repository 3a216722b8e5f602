import { useSession } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { MemberPage } from '../../shell/member/MemberPage.tsx';

/** Around the console: it has a navigation of its own. Whoever may not see it stays in the frame of the other pages. */
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

import { fillPath } from '../../contract/endpoint.ts';
import { switchBackPath } from '../../contract/console/console-paths.ts';
import { ImpersonationBanner } from '../ui/ImpersonationBanner.tsx';
import { useSession } from './app-context.tsx';

/** Spec 4: the banner, as long as the session says that an administrator is in somebody's place, or has the way back from it. */
export function ImpersonationNotice() {
  const { email, extra } = useSession();
  if (extra.suLogin === undefined) return null;
  const href = fillPath(switchBackPath, { guid: extra.suLogin.guid });
  return <ImpersonationBanner email={email} adminEmail={extra.suLogin.email} switchBackHref={href} />;
}

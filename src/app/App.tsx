import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { parse } from 'regexparam';
import { PageChain } from '../pages/PageChain.tsx';
import { titleOf, type Route } from '../pages/page-table.ts';
import { resolvePath } from '../services/location.ts';
import { useApp, useSession } from './app-context.tsx';
import { ModalLayer } from './ModalLayer.tsx';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';
import { fillPath } from '../../contract/endpoint.ts';
import { switchBackPath } from '../../contract/console/console-paths.ts';
import { ImpersonationBanner } from '../ui/ImpersonationBanner.tsx';

/** The shell. Blank until the bootstrap completes. */
export function App({ routes }: { routes: readonly Route[] }) {
  const { app } = useApp();
  const isBlank = useSelector(app, (snapshot) => snapshot.hasTag('blank'));
  const path = useSelector(app, (snapshot) => snapshot.context.currentPath);
  if (isBlank || path === null) return null;
  return (
    <>
      <RootErrorBoundary path={path}>
        <TabTitle routes={routes} path={path} />
        <ModalLayer>
          <PageChain />
        </ModalLayer>
      </RootErrorBoundary>
      {/* Outside the pages: also shown when a page fails, before one is loaded, and while a box covers it. */}
      <ImpersonationNotice />
    </>
  );
}

function TabTitle({ routes, path }: { routes: readonly Route[]; path: string }) {
  const { _ } = useLingui();
  const { productName } = useApp().config;
  const title = titleOf(resolvePath(routes, parse, path).chain);
  if (title === null) return null;
  const text = _(title);
  // The landing page's title contains the name already.
  return <title>{text.includes(productName) ? text : `${text} · ${productName}`}</title>;
}

/** The impersonation banner: while a staff member acts as a user, or can still switch back. */
function ImpersonationNotice() {
  const { email, extra } = useSession();
  if (extra.suLogin === undefined) return null;
  const href = fillPath(switchBackPath, { guid: extra.suLogin.guid });
  return <ImpersonationBanner email={email} adminEmail={extra.suLogin.email} switchBackHref={href} />;
}

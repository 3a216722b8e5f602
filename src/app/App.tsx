import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { parse } from 'regexparam';
import { PageChain } from '../pages/PageChain.tsx';
import { titleOf, type Route } from '../pages/page-table.ts';
import { resolvePath } from '../services/location.ts';
import { useApp } from './app-context.tsx';
import { ImpersonationNotice } from './ImpersonationNotice.tsx';
import { ModalLayer } from './ModalLayer.tsx';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';

/** The shell. Spec 4: blank until the bootstrap completes. */
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
      {/* Outside: also where a page has failed, while there is none, and while a box covers it. */}
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
  // The landing page's title has the name already.
  return <title>{text.includes(productName) ? text : `${text} · ${productName}`}</title>;
}

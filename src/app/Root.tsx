import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import type { Route } from '../pages/page-table.ts';
import { App } from './App.tsx';
import { AppContext, type AppHandle } from './app-context.tsx';

interface RootProps {
  handle: AppHandle;
  routes: readonly Route[];
  /** The path of a page that is rendered on the server; a browser knows its own. */
  path?: string;
}

/** The whole tree, the same on the server and in a browser: otherwise a served page could not be taken over. */
export const Root = ({ handle, routes, path }: RootProps) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <Router {...(path !== undefined && { ssrPath: path })}>
        <AppContext value={handle}>
          <App routes={routes} />
        </AppContext>
      </Router>
    </I18nProvider>
  </StrictMode>
);

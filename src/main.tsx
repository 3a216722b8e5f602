import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { parse } from 'regexparam';
import { createRoot } from 'react-dom/client';
import { timings } from '../machines/parts/timings.ts';
import './theme/global.css';
import { App } from './app/App.tsx';
import { AppContext } from './app/app-context.tsx';
import { fetchLater } from './composition/language/arrival.ts';
import { composeApp } from './composition/root.ts';
import { shell } from './language/catalogs.ts';
import { beginIn, loadTexts } from './language/i18n.ts';
import { chosenScheme, paintScheme } from './services/colour-scheme.ts';
import { dropLateNotice } from './services/first-paint.ts';
import { whenHopeful } from './services/hope.ts';
import { listRoutes } from './pages/page-table.ts';
import { pages } from './pages/pages.ts';
import { patternOf, resolvePath } from './services/location.ts';
import { startingLanguage } from './language/starting-language.ts';
import { readPublicConfig } from './services/public-config.ts';
import { startRouting } from './services/routing.ts';

const config = readPublicConfig(document);
// A production server shows no developer pages, even when the build contains them.
const routes = listRoutes(config.isProduction ? pages.filter((page) => page.isForDevelopers !== true) : pages);
const language = startingLanguage(config, { search: location.search, cookie: document.cookie });
beginIn(language.locale);
// The server has done so too, but not for a page from the browser's own cache.
paintScheme(chosenScheme(document.cookie));
const { app, scope } = composeApp({
  config,
  language,
  pages: new Map(routes.flatMap((route) => route.pages.map((page) => [page.key, page]))),
  origin: location.origin,
  patternOf: (path) => patternOf(routes, parse, path),
  pagesAt: (path) => resolvePath(routes, parse, path).chain,
});

if (import.meta.env.DEV_TOOLS && !config.isProduction) (await import('./dev/tools.ts')).startDevTools(app);
// The session loads in parallel with the catalog and the page.
app.start();
startRouting(app, routes);
await loadTexts(shell);

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root.');
// React sets the title from now on; a second <title> would be ignored.
document.querySelector('title')?.remove();
dropLateNotice(root);
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <AppContext value={{ app, config }}>
        <App routes={routes} />
      </AppContext>
    </I18nProvider>
  </StrictMode>,
);
// Optional: the pages work without these.
fetchLater({
  app,
  pause: timings.companionPause,
  fetchPart: async () => {
    const [{ startCompanions }, { showNotices }] = await Promise.all([import('./composition/companions.ts'), import('./app/notices.tsx')]);
    await startCompanions({ app, config }, scope, showNotices);
  },
  onHope: whenHopeful,
});

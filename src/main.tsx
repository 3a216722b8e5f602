import { parse } from 'regexparam';
import { createRoot } from 'react-dom/client';
import { timings } from '../machines/parts/timings.ts';
import './theme/global.css';
import { digestOf, whenWhole } from './app/page-state.ts';
import { Root } from './app/Root.tsx';
import { takeOver } from './app/take-over.ts';
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
import { servedDigest, whenTakenOver } from './services/served-page.ts';
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

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The page has no #root.');
const page = <Root handle={{ app, config }} routes={routes} />;
const digest = servedDigest(root);
// A served page stays until the code can show the same, or what it has become.
if (digest !== null) await whenWhole(app);
// React sets the title from now on; a second <title> would be ignored.
document.querySelector('title')?.remove();
dropLateNotice(root);
if (digest === null) createRoot(root).render(page);
else takeOver(root, page, digest === digestOf(app) && config.language === language.locale);
// Optional: the pages work without these.
fetchLater({
  app,
  pause: timings.companionPause,
  fetchPart: async () => {
    await whenTakenOver();
    const [{ startCompanions }, { showNotices }] = await Promise.all([import('./composition/companions.ts'), import('./app/notices.tsx')]);
    await startCompanions({ app, config }, scope, showNotices);
  },
  onHope: whenHopeful,
});

import { i18n } from '@lingui/core';
import { parse } from 'regexparam';
import { renderToString } from 'react-dom/server';
import type { PageOrder, PageRenderer, ServedPage } from '../../contract/shell/served-page.ts';
import { digestOf, whenWhole } from '../app/page-state.ts';
import { Root } from '../app/Root.tsx';
import { composeServedApp } from '../composition/served-app.ts';
import { shell } from '../language/catalogs.ts';
import { loadTexts } from '../language/i18n.ts';
import { listRoutes } from '../pages/page-table.ts';
import { pages } from '../pages/pages.ts';
import { resolvePath } from '../services/location.ts';

/* The module that the server renders pages with: `dist/.served/served.mjs`. The texts are a global of Lingui, so pages take turns. */

const routes = listRoutes(pages);
const pagesByKey = new Map(routes.flatMap((route) => route.pages.map((page) => [page.key, page])));

/** What React puts before the page, for the head of the document: the server writes its own. */
const forHead = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/;
/** Where React has left out a part whose code was not loaded yet. */
const gap = '<!--$!-->';

async function render({ path, ...order }: PageOrder): Promise<ServedPage> {
  i18n.load(order.language, {});
  i18n.activate(order.language);
  await loadTexts(shell);
  const { pages: requests } = resolvePath(routes, parse, path);
  const failed = Promise.withResolvers<never>();
  const app = composeServedApp({ ...order, pages: pagesByKey, onFailure: failed.reject });
  app.start();
  try {
    app.send({ type: 'location.changed', path, pages: requests, place: 'public' });
    await Promise.race([whenWhole(app), failed.promise]);
    const page = <Root handle={{ app, config: order.config }} routes={routes} path={path} />;
    let html = renderToString(page);
    // Lazy parts begin to load when they are first rendered.
    for (let tries = 0; html.includes(gap) && tries < 50; tries += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
      html = renderToString(page);
    }
    return { html: html.replace(forHead, ''), digest: digestOf(app) };
  } finally {
    app.stop();
  }
}

let turn: Promise<unknown> = Promise.resolve();

export const renderPage: PageRenderer['renderPage'] = (order) => {
  const rendered = turn.then(() => render(order));
  turn = rendered.catch(() => undefined);
  return rendered;
};

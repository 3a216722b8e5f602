import { installMachine } from '../../machines/shell/install.machine.ts';
import { reachabilityMachine } from '../../machines/shell/reachability.machine.ts';
import { updateMachine } from '../../machines/shell/update.machine.ts';
import type { AppHandle } from '../app/app-context.tsx';
import { fetchView } from '../pages/loaded-views.ts';
import { followHints, reachServer } from '../services/reachability.ts';
import { createInstallPrompt } from '../services/install-prompt.ts';
import { followPictures } from '../services/page-motion.ts';
import { whenFree } from '../services/first-paint.ts';
import { buildOf } from '../services/builds.ts';
import { chosenScheme } from '../services/colour-scheme.ts';
import { keepForOffline, takeOver, undoWorker, watchBuilds } from '../services/versions.ts';
import { composeKitchenNews, kitchenNewsInput } from './kitchen/kitchen-news.ts';
import { composeKeptCopies } from './recipes/kept-copies.ts';
import { composeOfflineCopies } from './recipes/offline-copies.ts';
import type { FlowScope } from './flow-scope.ts';
import { showKitchen } from './kitchen/show-kitchen.ts';
import { composeScheme } from './shell/scheme.ts';
import { watchWork } from './shell/work.ts';

/** Starts the background actors and mounts their notices. Loaded after the first page is shown. */
export async function startCompanions(handle: AppHandle, scope: FlowScope, showNotices: (handle: AppHandle) => void): Promise<void> {
  const { app, config } = handle;
  const build = buildOf(document);
  const reachability = reachabilityMachine.provide({
    actors: { followHints, reachServer },
    actions: {
      goOn: () => {
        const { children, context } = app.getSnapshot();
        children.session?.send({ type: 'session.refresh.requested' });
        for (const { actor } of context.pages) actor.send({ type: 'network.returned' });
        context.companions?.kitchenNews.send({ type: 'network.returned' });
        context.companions?.offlineCopies.send({ type: 'network.returned' });
      },
    },
  });
  const update = updateMachine.provide({
    actors: { watchBuilds: watchBuilds(build), watchWork: watchWork(app), takeOver },
    actions: { reload: () => location.reload() },
  });
  // Without its choice the page keeps its scheme; the notice of a missing network must come all the same.
  await Promise.all([whenFree(), fetchView('scheme').catch(() => undefined)]);
  const kitchenNews = composeKitchenNews(app, scope);
  app.send({
    type: 'companions.arrived',
    logic: {
      reachability,
      update,
      keptCopies: composeKeptCopies(app),
      kitchenNews,
      kitchenNewsInput: kitchenNewsInput(scope),
      offlineCopies: composeOfflineCopies(app, scope),
      scheme: composeScheme(),
      schemeInput: { scheme: chosenScheme(document.cookie) },
      install: installMachine.provide({ actors: createInstallPrompt() }),
    },
    build,
  });
  await whenFree();
  showNotices(handle);
  showKitchen(app);
  followPictures();
  // The next load retries.
  await (config.hasServiceWorker ? keepForOffline() : undoWorker()).catch(() => undefined);
}

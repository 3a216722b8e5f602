import { waitFor } from 'xstate';
import type { AppActor } from '../../app/app-context.tsx';
import { fetchView } from '../../pages/loaded-views.ts';
import { whenHopeful } from '../../services/hope.ts';
import { fetchLater } from '../language/arrival.ts';

/** Shows the viewer's kitchen on every page. Visitors load none of it. */
export function showKitchen(app: AppActor): void {
  fetchLater({
    app,
    pause: 0,
    fetchPart: async () => {
      const { companions } = app.getSnapshot().context;
      if (companions === null) return;
      await waitFor(companions.kitchenNews, (news) => news.matches('open'));
      await Promise.all([fetchView('headMenus'), fetchView('ringingTimers')]);
    },
    onHope: whenHopeful,
  });
}

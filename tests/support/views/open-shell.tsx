import { act } from '@testing-library/react';
import { parse } from 'regexparam';
import { appMachine } from '../../../machines/shell/app.machine.ts';
import type { Chunk } from '../../../machines/shell/page.machine.ts';
import { App } from '../../../src/app/App.tsx';
import { AppContext } from '../../../src/app/app-context.tsx';
import { withoutFlow } from '../../../src/composition/flow-scope.ts';
import { keepView } from '../../../src/pages/loaded-views.ts';
import { listRoutes, type PageView } from '../../../src/pages/page-table.ts';
import { pages } from '../../../src/pages/pages.ts';
import { resolvePath } from '../../../src/services/location.ts';
import { onStage, settled, type Stage } from '../stage.ts';
import { testConfig } from './render-flow.tsx';
import { renderView } from './render-view.tsx';

const routes = listRoutes(pages);

/** What a page's chunk brings: its view, and its flow when it has one. */
export interface LoadedPage {
  view: PageView;
  chunk?: Chunk;
}

/** Renders the shell around a root actor whose calls the test answers. Nothing has been asked and no address been opened yet. */
export function openShell() {
  const stage = onStage(appMachine, ({ newId }) => ({ newGuid: newId }));
  const rendered = renderView(
    <AppContext value={{ app: stage.actor, config: testConfig }}>
      <App routes={routes} />
    </AppContext>,
  );
  return { ...rendered, stage };
}

/** Opens an address of the site, as the address bar does. */
export async function openAddress({ actor }: Stage<typeof appMachine>, path: string): Promise<void> {
  const { chain, pages: wanted } = resolvePath(routes, parse, path);
  await act(async () => {
    const isForMembers = chain.some((page) => page.isForMembers === true);
    const isWayIn = chain.some(({ key }) => key === 'auth');
    const step = isForMembers ? 'lastStep' : 'wayIn';
    const place = chain.some(({ key }) => key === 'login') ? 'entrance' : step;
    const elsewhere = isForMembers ? 'members' : 'public';
    actor.send({ type: 'location.changed', path, pages: wanted, place: isWayIn ? place : elsewhere });
    await settled();
  });
}

/** Lets the chunks that pages wait for arrive. */
export async function loadPages(stage: Stage<typeof appMachine>, loaded: Readonly<Record<string, LoadedPage>>): Promise<void> {
  await act(async () => {
    for (const call of stage.calls) {
      if (call.src !== 'loadChunk' || call.isSettled) continue;
      const { chunkId } = call.input as { chunkId: string };
      const page = loaded[chunkId];
      if (page === undefined) throw new Error(`No view is known for the page "${chunkId}".`);
      keepView(chunkId, page.view);
      call.resolve(page.chunk ?? withoutFlow);
    }
    await settled();
  });
}

import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate';
import type { PublicConfig } from '../../../contract/shell/public-config.ts';
import type { Session } from '../../../contract/entities.ts';
import { appMachine } from '../../../machines/shell/app.machine.ts';
import { anonymousSession } from '../../../machines/shell/session.machine.ts';
import { AppContext } from '../../../src/app/app-context.tsx';
import { onStage, type Stage } from '../stage.ts';
import { renderView } from './render-view.tsx';

interface Surroundings {
  /** Who is signed in. Default: nobody. */
  session?: Session;
  config?: Partial<PublicConfig>;
  path?: string;
  /** The page that was open before this one. */
  previousPath?: string;
}

export const testConfig: PublicConfig = {
  productName: 'AnyDish',
  language: 'en',
  kitchen: 'built-in',
  providers: [],
  supportEmail: null,
  appStoreUrl: null,
  playStoreUrl: null,
  analyticsUrl: null,
  natsUrl: null,
  isProduction: false,
  hasServiceWorker: false,
};

/** Renders a view inside the running app: its session, its configuration, its addresses. */
export async function renderInApp(view: ReactNode, surroundings: Surroundings = {}) {
  const { session = anonymousSession('guid'), config, path = '/', previousPath } = surroundings;
  const app = onStage(appMachine, ({ newId }) => ({ newGuid: newId }));
  for (const visited of previousPath === undefined ? [path] : [previousPath, path]) {
    app.actor.send({ type: 'location.changed', path: visited, pages: [], place: 'public' });
  }
  await app.answer('loadSession', session);
  const rendered = renderView(<AppContext value={{ app: app.actor, config: { ...testConfig, ...config } }}>{view}</AppContext>, path);
  return { ...rendered, app };
}

/** Renders the view of a flow that stands on a stage: a real actor whose calls the test answers. */
export async function renderFlow<M extends AnyStateMachine>(
  stage: Stage<M>,
  view: (flow: Actor<M>) => ReactNode,
  surroundings?: Surroundings,
) {
  const rendered = await renderInApp(view(stage.actor), surroundings);
  return {
    ...rendered,
    stage,
    /** Answers the newest call of a hole; the view has been painted when it is over. */
    answer: (src: string, output?: unknown) => act(() => stage.answer(src, output)),
    refuse: (src: string, error: unknown) => act(() => stage.refuse(src, error)),
    send: (event: EventFromLogic<M>) => act(() => stage.actor.send(event)),
  };
}

import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PublicConfig } from '../../contract/shell/public-config.ts';
import type { Session } from '../../contract/entities.ts';
import type { appMachine } from '../../machines/shell/app.machine.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;

/** What the composition root provides to every view. */
export interface AppHandle {
  app: AppActor;
  config: PublicConfig;
}

export const AppContext = createContext<AppHandle | null>(null);

/** The root actor and the page's configuration. */
export function useApp(): AppHandle {
  const handle = use(AppContext);
  if (handle === null) throw new Error('A view was rendered outside the app.');
  return handle;
}

/** The session actor: select from it or send to it. */
export function useSessionActor() {
  const { app } = useApp();
  const session = useSelector(app, (snapshot) => snapshot.children.session);
  if (session === undefined) throw new Error('The session actor is missing.');
  return session;
}

/** The current user. */
export function useSession(): Session {
  return useSelector(useSessionActor(), (snapshot) => snapshot.context.session);
}

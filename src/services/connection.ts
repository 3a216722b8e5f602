import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { askForBuild } from './versions.ts';

/** What makes one doubt or hope: the browser's own opinion of the network, and a tab that is looked at again. */
export const followHints = fromCallback<EventObject>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'connection.changed' });
  const look = () => {
    if (document.visibilityState === 'visible') tell();
  };
  addEventListener('online', tell);
  addEventListener('offline', tell);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
    document.removeEventListener('visibilitychange', look);
  };
});

export const reachServer = fromPromise<unknown>(({ signal }) => askForBuild(signal));

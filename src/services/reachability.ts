import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { hearNews } from './server-news.ts';
import { askForBuild } from './versions.ts';

/** Hints about reachability: the browser's online state, and the results of calls. */
export const followHints = fromCallback<EventObject>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'reachability.hinted' });
  const stopHearing = hearNews(({ type }) => sendBack({ type: type === 'answered' ? 'server.answered' : 'reachability.hinted' }));
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
    stopHearing();
  };
});

export const reachServer = fromPromise<unknown>(({ signal }) => askForBuild(signal));

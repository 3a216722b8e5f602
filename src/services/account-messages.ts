import type { News } from '../../machines/kitchen/message-channel.model.ts';

/** What pages hear of the messages of the account. */
type PageNews = Extract<News, { kind: 'live' | 'message' }>;
type Listener = (news: PageNews) => void;

const listeners = new Set<Listener>();
let isLive = false;

/** Changes arrive as messages: pages need no event stream of their own. */
export const hasMessages = (): boolean => isLive;

/** What is for no page is left out. */
export function passMessages(all: readonly News[]): void {
  for (const news of all) {
    if (news.kind !== 'live' && news.kind !== 'message') continue;
    if (news.kind === 'live') ({ isLive } = news);
    // One that begins to listen meanwhile does not hear this.
    for (const listener of Array.from(listeners)) listener(news);
  }
}

/** Returns a function to unsubscribe. */
export function hearMessages(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

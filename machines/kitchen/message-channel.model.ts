import type { AccountMessage } from '../../contract/kitchen/account-messages.ts';
import type { ListedJob } from '../../contract/kitchen/kitchen-news.ts';
import type { KitchenTimer } from '../../contract/kitchen/kitchen-timers.ts';

/** What a tab learns of the account, and tells the other tabs of its browser. */
export type News =
  | { kind: 'jobs'; jobs: readonly ListedJob[] }
  /** `difference`: of the server's clock to this device's, when it arrived. */
  | { kind: 'timers'; timers: readonly KitchenTimer[]; difference: number }
  /** The count of ended sessions and changed permissions; -1: this session has ended. */
  | { kind: 'sessions'; count: number }
  /** Whether changes arrive as messages. True again: pages ask for what they may have missed. */
  | { kind: 'live'; isLive: boolean }
  | { kind: 'message'; message: AccountMessage };

/** The newest of each kind, for a tab that opens later. */
export function newestOf(known: readonly News[], news: readonly News[]): readonly News[] {
  const kept = [...known, ...news].filter(({ kind }) => kind !== 'message');
  return kept.filter(({ kind }, index) => kept.findLastIndex((other) => other.kind === kind) === index);
}

/** What the kitchen news are told. */
export type NewsEvent =
  | { type: 'jobs.told'; jobs: readonly ListedJob[] }
  | { type: 'timers.told'; timers: readonly KitchenTimer[]; difference: number }
  | { type: 'sessions.counted'; count: number };

/** Null for what is for pages alone. */
export function kitchenEventOf(news: News): NewsEvent | null {
  switch (news.kind) {
    case 'jobs':
      return { type: 'jobs.told', jobs: news.jobs };
    case 'timers':
      return { type: 'timers.told', timers: news.timers, difference: news.difference };
    case 'sessions':
      return { type: 'sessions.counted', count: news.count };
    case 'live':
    case 'message':
      return null;
  }
}

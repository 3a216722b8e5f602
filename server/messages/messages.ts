import type { Deps } from '../deps.ts';
import { createWatcher } from '../http/watcher.ts';
import { createTokens } from './nats-keys.ts';
import { newestOf } from './newest.ts';
import { createNews } from './news.ts';
import { validPermits } from './permits.ts';

// With a single process, all events come from this process.
const pollEvery = { alone: 2_000, shared: 500 } as const;

/** What a process tells and hears: one bus, tokens for browsers that listen too, one watcher for all streams, and the news of accounts. */
export function messagesOf({
  db,
  clock,
  config,
  bus,
  log,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'bus' | 'log'>): Pick<Deps, 'bus' | 'news' | 'watcher' | 'tokenFor'> {
  const warn = (text: string) => (error: unknown) => log.warn({ reason: error instanceof Error ? error.message : '' }, text);
  const tokens = config.nats?.wsUrl && config.nats.accountSeed ? createTokens(config.nats.accountSeed, () => clock.now()) : null;
  const news = createNews({ db, bus, hasBrowsers: tokens !== null, onError: warn('news of an account could not be told') });
  return {
    bus,
    tokenFor: tokens && (async (userGuid) => tokens(userGuid, (await news.countsOf(userGuid)).session)),
    news,
    watcher: createWatcher({
      bus,
      latest: (subjects) => newestOf(db, subjects),
      allowed: (permits) => validPermits({ db, clock }, permits),
      pollEvery: config.isEmbedded ? pollEvery.alone : pollEvery.shared,
      onError: warn('streams could not look for news'),
    }),
  };
}

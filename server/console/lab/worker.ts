import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { charge } from '../../limits/budgets.ts';
import { createLane, type Lane } from '../../work/lane.ts';
import type { Workers } from '../../work/workers.ts';
import { tryCase } from './try-case.ts';
import { leaseTime, type HeldTry, type TryStore } from './try-store.ts';

/** Concurrent tries: the endpoint also serves the kitchen. */
const atOnce = 2;

interface LabOptions {
  deps: Deps;
  workers: Pick<Workers, 'letGo'>;
  store: TryStore;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Runs tries in this process. Idle without an AI endpoint. */
export function createLabLane({ deps, workers, store, log }: LabOptions): Lane {
  const { db, clock, config } = deps;

  async function work(held: HeldTry, stopping: AbortSignal): Promise<void> {
    if (config.ai === null) return;
    const cancelled = new AbortController();
    const renewal = setInterval(() => {
      store.renew(held).then(
        (isOurs) => (isOurs ? undefined : cancelled.abort()),
        (error: unknown) => log.error({ fault: String(error) }, 'a lease of the lab was not renewed'),
      );
    }, leaseTime / 3);
    let spent = 0;
    // Nothing happens to a try that has ended.
    let end = () => store.release(held);
    try {
      const signal = AbortSignal.any([stopping, cancelled.signal]);
      const tried = await tryCase(config.ai, held.prompt, held.one, { signal, spend: (tokens) => void (spent += tokens) });
      if (tried !== null) end = () => store.finish(held, tried);
    } catch (error) {
      log.error({ fault: error instanceof Error ? error.stack : String(error) }, 'a try of a prompt failed');
      end = () => store.abandon(held);
    } finally {
      clearInterval(renewal);
      await workers.letGo(end);
      const spender = { userGuid: held.startedBy ?? '', network: null };
      if (spent > 0) await charge({ db, clock, budgets: config.budgets }, 'tokens', spent, spender);
    }
  }

  return createLane({
    most: atOnce,
    take: async () => {
      if (config.ai === null) return null;
      const held = await store.claim(config.ai.model);
      if (held === null) await store.giveUp();
      return held;
    },
    releaseOthers: store.releaseOthers,
    workers,
    work,
    onError: (error) => log.error({ fault: String(error) }, 'the lab stopped'),
  });
}

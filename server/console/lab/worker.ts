import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { newGuid } from '../../db/guid.ts';
import { charge } from '../../limits/budgets.ts';
import { tryCase } from './try-case.ts';
import { createTryStore, leaseTime, type HeldTry } from './try-store.ts';

/** Concurrent tries: the endpoint also serves the kitchen. */
const atOnce = 2;

export interface LabWorker {
  /** Takes up tries without a live worker. */
  wake: () => void;
  /** Releases the tries in progress. */
  stop: () => Promise<void>;
}

/** Runs tries in this process, under leases that other processes respect. Idle without an AI endpoint. */
export function createLabWorker(deps: Deps, log: Pick<FastifyBaseLogger, 'error'>): LabWorker {
  const { db, clock, config } = deps;
  const store = createTryStore(deps, { worker: newGuid(), isAlone: config.isEmbedded });
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  async function work(held: HeldTry, endpoint: NonNullable<typeof config.ai>): Promise<void> {
    const cancelled = new AbortController();
    const renewal = setInterval(() => {
      store.renew(held).then(
        (isOurs) => (isOurs ? undefined : cancelled.abort()),
        (error: unknown) => log.error({ fault: String(error) }, 'a lease of the lab was not renewed'),
      );
    }, leaseTime / 3);
    let spent = 0;
    try {
      const signal = AbortSignal.any([stopping.signal, cancelled.signal]);
      const tried = await tryCase(endpoint, held.prompt, held.one, { signal, spend: (tokens) => void (spent += tokens) });
      await (tried === null ? store.release(held) : store.finish(held, tried));
    } catch (error) {
      log.error({ fault: error instanceof Error ? error.stack : String(error) }, 'a try of a prompt failed');
      await store.abandon(held);
    } finally {
      clearInterval(renewal);
      const spender = { userGuid: held.startedBy ?? '', network: null };
      if (spent > 0) await charge({ db, clock, budgets: config.budgets }, 'tokens', spent, spender);
    }
  }

  /** Runs tries one after the other until none is left. */
  async function loop(endpoint: NonNullable<typeof config.ai>): Promise<void> {
    await store.giveUp();
    while (!stopping.signal.aborted) {
      const held = await store.claim(endpoint.model);
      if (held === null) return;
      await work(held, endpoint);
    }
  }

  return {
    wake: () => {
      if (config.ai === null) return;
      while (running.size < atOnce && !stopping.signal.aborted) {
        const done = loop(config.ai)
          .catch((error: unknown) => log.error({ fault: String(error) }, 'the lab stopped'))
          .finally(() => running.delete(done));
        running.add(done);
      }
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

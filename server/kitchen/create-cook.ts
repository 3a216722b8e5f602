import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import type { Cook } from '@anydish/kitchen/cook';
import { readUntrusted } from '../untrusted/read-untrusted.ts';
import { createOpenAiCook } from './openai/cook.ts';
import { currentPrompt } from './openai/prompt.ts';

/** The built-in cook in a worker thread: orders go in, events come out. */
const createThreadCook = (): Cook => ({
  kind: 'built-in',
  async *cook({ photos: _, ...order }, signal) {
    yield { type: 'stage', stage: 'reading' };
    const [, ...events] = await readUntrusted('cook', [order], { owner: order.requestKey, field: 'description', signal });
    for (const event of events) {
      if (signal.aborted) return;
      yield event;
    }
  },
});

/** The cook that the configuration names. There is no silent fallback: users must know which cook wrote a recipe. */
export function createCook(config: Pick<Config, 'ai'>, db: Kysely<Database>, clock: Clock): Cook {
  if (config.ai === null) return createThreadCook();
  return createOpenAiCook({ endpoint: config.ai, prompt: () => currentPrompt(db, clock) });
}

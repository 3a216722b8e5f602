import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { createBuiltInCook, type Cook } from '@anydish/kitchen/cook';
import { createOpenAiCook } from './openai/cook.ts';
import { currentPrompt } from './openai/prompt.ts';

/** The cook that the configuration names. Design 7: never a silent fall-back from one to the other. */
export function createCook(config: Pick<Config, 'ai'>, db: Kysely<Database>, clock: Clock): Cook {
  if (config.ai === null) return createBuiltInCook();
  return createOpenAiCook({ endpoint: config.ai, prompt: () => currentPrompt(db, clock) });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookEvent } from '@anydish/kitchen/cook';
import { servingsFor } from '@anydish/kitchen/read';
import { isExclusion, type Wish } from '../../contract/kitchen/wishes.ts';
import type { Trial, TrialRequest } from '../../contract/kitchen/trials.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { inNetworks } from '../limits/networks.ts';
import { giveBack, takeTokens, type KeyedLimit } from '../limits/rate-limit.ts';
import { pictureOf } from '../recipes/picture.ts';
import { readUntrusted } from '../untrusted/read-untrusted.ts';
import { tellEvent } from './jobs/stored-event.ts';

const hour = 60 * 60;

/** Limits of a network. Questions and failures are free, so requests have a limit of their own. */
export const trialLimits = {
  requests: (network: string): KeyedLimit => ({ key: `trial requests ${network}`, limit: 200, windowSeconds: hour }),
  recipes:
    (most: number) =>
    (network: string): KeyedLimit => ({ key: `trials ${network}`, limit: most, windowSeconds: 24 * hour }),
  site: (most: number): KeyedLimit => ({ key: 'trials of all', limit: most, windowSeconds: 24 * hour }),
} as const;

const usedUp = i18n._('That was all for today without an account. With a free account you can go on at once.');
const tooFast = i18n._('Too many requests. Please wait a moment and try again.');

/** Takes the tokens, and says in the visitor's words when there are none. */
async function take({ db, clock }: Pick<Deps, 'db' | 'clock'>, limits: readonly KeyedLimit[], sentence: Sentence): Promise<void> {
  try {
    await takeTokens(db, clock, limits);
  } catch (error) {
    if (error instanceof Failure && error.code === 'tooManyRequests') throw new Failure('tooManyRequests', sentence, error.payload);
    throw error;
  }
}

/** How a trial ends, with the exclusions of its words. */
export interface TrialOutcome {
  end: Exclude<CookEvent, { type: 'stage' | 'partial' }>;
  excluded: Wish[];
}

const servings = 2;

/**
 * Cooks it by the built-in cook, in a thread with a deadline. Equal requests have equal outcomes: no profile and no earlier dishes are read.
 * @throws Failure invalidInput when it takes too long, kitchenUnavailable when many wait
 */
export async function cookTrial(asked: TrialRequest, by: { owner: string; signal: AbortSignal }): Promise<TrialOutcome> {
  const { seed, language, ...rest } = asked;
  const request = { ...rest, requestKey: seed, photoGuid: null, servings, diets: [] };
  const where = { ...by, field: 'description' };
  const sought = await readUntrusted('sought', [request, [], language], where);
  const order = { ...request, servings: servingsFor(sought, servings), language, sought };
  const end = (await readUntrusted('cook', [order], where)).at(-1);
  if (end === undefined || end.type === 'stage' || end.type === 'partial') throw new Error('The cook stopped without saying how it ended.');
  return { end, excluded: sought.wishes.filter(isExclusion).map(({ kind, id }) => ({ kind, id })) };
}

/** The outcome for the visitor, in the language of the request. `now` in milliseconds since 1970. */
export function tellTrial({ end }: TrialOutcome, { seed, language, unitSystem }: TrialRequest, now: number): Trial {
  if (end.type === 'done') {
    const { body, cookedBy, plan } = end;
    const stored = { guid: seed, companyUri: '', createdAt: now, unitSystem, photoGuid: null, cookedBy };
    return { type: 'done', recipe: { ...body, picture: pictureOf({ body, plan }), ...stored } };
  }
  const told = tellEvent(end, language);
  if (told.type === 'needs_input') return told;
  return { type: 'failed', message: told.type === 'failed' ? told.message : '' };
}

/** Ends when the visitor has left. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Cooks within the limits of the visitor's network. Only a recipe counts. @throws Failure as `cookTrial`, and tooManyRequests */
export async function cookForVisitor(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  asked: TrialRequest,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<TrialOutcome> {
  const { network, site } = deps.config.trials;
  await take(deps, inNetworks(trialLimits.requests, request.ip), tooFast);
  const limits = [...inNetworks(trialLimits.recipes(network), request.ip), trialLimits.site(site)];
  await take(deps, limits, usedUp);
  let isMade = false;
  try {
    const outcome = await cookTrial(asked, { owner: request.ip, signal: untilGone(reply) });
    isMade = outcome.end.type === 'done';
    return outcome;
  } finally {
    if (!isMade) await giveBack(deps.db, limits);
  }
}

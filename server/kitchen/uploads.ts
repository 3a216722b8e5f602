import type { FastifyReply } from 'fastify';
import { Failure } from '../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import type { KeyedLimit } from '../limits/rate-limit.ts';
import { Permits } from './permits.ts';

/** What may be uploaded, and how often. Every kind of upload gets a row here. */
export const uploadLimits = {
  photo: (userGuid: string): KeyedLimit => ({ key: `photos ${userGuid}`, limit: 60, windowSeconds: 60 * 60 }),
  /** Pictures of console records. */
  picture: (userGuid: string): KeyedLimit => ({ key: `pictures ${userGuid}`, limit: 60, windowSeconds: 60 * 60 }),
  recipes: (userGuid: string): KeyedLimit => ({ key: `recipe imports ${userGuid}`, limit: 20, windowSeconds: 60 * 60 }),
  /** Written recipes: transcribed and stored. */
  transcription: (userGuid: string): KeyedLimit => ({ key: `transcriptions ${userGuid}`, limit: 60, windowSeconds: 60 * 60 }),
  transcribed: (userGuid: string): KeyedLimit => ({ key: `transcribed recipes ${userGuid}`, limit: 60, windowSeconds: 60 * 60 }),
} as const;

/** Concurrent uploads per user. */
const mostOfOne = 2;
/** Photos that this process holds at once, arriving or waiting to be decoded: at most 20 MB each. */
const mostAtOnce = 8;
const mostWaiting = 100;

const bodies = new Permits(mostAtOnce, mostWaiting);
const ofUser = new Map<string, number>();

const tooManyAtOnce = () =>
  new Failure('tooManyRequests', i18n._('You are already sending two photos. Please wait until one of them has arrived.'), {
    retryAfter: 5,
  });

/**
 * Runs `work` as one of this process's limited uploads; the body is not read before. A slow sender occupies an upload slot, never the decoding slot.
 * @throws Failure tooManyRequests, kitchenUnavailable
 */
export async function asUpload<Result>(userGuid: string, reply: FastifyReply, work: () => Promise<Result>): Promise<Result> {
  const count = ofUser.get(userGuid) ?? 0;
  if (count >= mostOfOne) throw tooManyAtOnce();
  ofUser.set(userGuid, count + 1);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  try {
    return await bodies.during(work, gone.signal);
  } finally {
    const left = (ofUser.get(userGuid) ?? 1) - 1;
    if (left === 0) ofUser.delete(userGuid);
    else ofUser.set(userGuid, left);
  }
}

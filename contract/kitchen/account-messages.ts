import { literal, nullable, number, string, type, union, type Infer } from 'superstruct';
import { jobEventSchema } from './kitchen.ts';
import { changesSchema } from './partial-changes.ts';

/*
 * Messages of an account, which its browsers hear by NATS. Their subjects have the account's count of ended sessions and changed permissions: a token of
 * an earlier count hears none of them.
 */

/** What has changed: jobs and timers, the account's shopping list, a job that the account has ordered. */
export type MessageKind = 'kitchen' | 'shopping' | 'job';

export const accountSubject = (userGuid: string, sessions: number, kind: MessageKind): string => `u.${userGuid}.${sessions}.${kind}`;

/** Says that the count has changed, to tokens of an earlier count too. */
const sessionSubject = (userGuid: string) => `u.${userGuid}.session`;

/** All that a browser of an account may hear. */
export const heardSubjects = (userGuid: string, sessions: number): string[] => [sessionSubject(userGuid), `u.${userGuid}.${sessions}.*`];

/** The messages that pages get; of all others the server is asked what has changed. In snake_case on the wire. */
export const accountMessageSchema = union([
  type({ kind: literal('shopping') }),
  type({
    kind: literal('job'),
    job: string(),
    /** An event that says the same in all languages; null: the server has it. */
    stored: nullable(type({ sequence: number(), event: jobEventSchema })),
    /** A partial recipe as its difference from the stored one, whose sequence is `base`. */
    partial: nullable(type({ base: number(), changes: changesSchema })),
  }),
]);
export type AccountMessage = Infer<typeof accountMessageSchema>;

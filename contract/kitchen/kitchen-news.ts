import { array, boolean, enums, integer, nullable, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { guid, text } from '../text.ts';
import { failureFields, jobStatuses, stages } from './kitchen.ts';
import { toldTimersSchema } from './kitchen-timers.ts';

/** A stream of server-sent events about an account's kitchen. One stream for all jobs. */
export const kitchenNewsPath = '/api/kitchen/news';

/** Maximum number of jobs listed. */
export const mostJobsListed = 30;

/** A job as the list of jobs shows it. */
const listedJobSchema = type({
  guid: string(),
  companyUri: string(),
  status: enums(jobStatuses),
  stage: nullable(enums(stages)),
  /** The title of the recipe, as far as it is written; for a change, that of the changed recipe. */
  title: nullable(string()),
  /** The order. */
  description: string(),
  hasPhoto: boolean(),
  /** The changed recipe; null for a new one. */
  refines: nullable(string()),
  recipeGuid: nullable(string()),
  /** Milliseconds since 1970. */
  createdAt: number(),
  endedAt: nullable(number()),
  /** Why there is no recipe. */
  failure: nullable(type(failureFields)),
  /** The account holder has seen the result. */
  isSeen: boolean(),
});
export type ListedJob = Infer<typeof listedJobSchema>;

/** Running jobs, and those finished within a day; newest first. The data of the events named `jobs`. */
export const listedJobsSchema = type({ jobs: array(listedJobSchema) });

/** Counts ended sessions and changed permissions of the account. The data of the events named `session`: a page asks who it is when it changes. */
export const sessionCountSchema = type({ count: number() });

export const kitchenNewsEndpoints = {
  /** What the stream tells, for a page that hears by messages that something has changed. `after`: the version that it knows. */
  readNews: endpoint({
    method: 'GET',
    path: `${kitchenNewsPath}/now`,
    body: null,
    query: object({ after: optional(text()) }),
    payload: type({
      version: string(),
      /** Ended sessions and changed permissions of the account. */
      sessions: number(),
      /** For the next connection; null while this server cannot send messages. */
      natsUserToken: nullable(string()),
      /** Null: nothing has changed since that version. */
      state: nullable(type({ jobs: listedJobsSchema, timers: toldTimersSchema })),
    }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed'],
  }),
  /** Marks these jobs' results as seen. */
  seeJobs: endpoint({
    method: 'POST',
    path: '/api/kitchen/jobs/seen',
    body: object({ jobs: size(array(guid()), 1, mostJobsListed) }),
    query: null,
    payload: type({ count: integer() }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'tooManyRequests'],
  }),
} as const;

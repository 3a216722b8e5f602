import { array, boolean, enums, integer, nullable, number, object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { guid } from '../text.ts';
import { failureFields, jobStatuses, stages } from './kitchen.ts';

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

import { array, boolean, enums, integer, nullable, number, object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { guid } from '../text.ts';
import { failureFields, jobStatuses, stages } from './kitchen.ts';

/** A stream of server-sent events: what goes on in an account's kitchen. One for all jobs of the account. */
export const kitchenNewsPath = '/api/kitchen/news';

/** So many jobs are listed at most. */
export const mostJobsListed = 30;

/** A job as the list of jobs shows it. */
const listedJobSchema = type({
  guid: string(),
  companyUri: string(),
  status: enums(jobStatuses),
  stage: nullable(enums(stages)),
  /** Of the recipe, as far as it is written; of a change, that of the recipe that is changed. */
  title: nullable(string()),
  /** What was asked for. */
  description: string(),
  hasPhoto: boolean(),
  /** The recipe that is changed; null for a new one. */
  refines: nullable(string()),
  recipeGuid: nullable(string()),
  /** Milliseconds since 1970. */
  createdAt: number(),
  endedAt: nullable(number()),
  /** Why there is no recipe. */
  failure: nullable(type(failureFields)),
  /** The account holder knows how it ended. */
  isSeen: boolean(),
});
export type ListedJob = Infer<typeof listedJobSchema>;

/** What cooks, and what ended within a day; newest first. The data of the events named `jobs`. */
export const listedJobsSchema = type({ jobs: array(listedJobSchema) });

export const kitchenNewsEndpoints = {
  /** The account holder has seen how these jobs ended. */
  seeJobs: endpoint({
    method: 'POST',
    path: '/api/kitchen/jobs/seen',
    body: object({ jobs: size(array(guid()), 1, mostJobsListed) }),
    query: null,
    payload: type({ count: integer() }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'tooManyRequests'],
  }),
} as const;

import type { ListedJob } from '../../contract/kitchen/kitchen-news.ts';

export interface KnownJobs {
  /** Newest first; null before the first message. */
  jobs: readonly ListedJob[] | null;
  /** Jobs whose end this tab has shown: no news here, whatever the server has heard. */
  watched: readonly string[];
}

/** Still running. */
export const isCooking = ({ status }: ListedJob) => status === 'cooking';
/** It has ended and is not marked as seen. */
export const isNews = (job: ListedJob): boolean => !isCooking(job) && !job.isSeen;

/** Ended jobs whose end was not seen here or elsewhere. */
export const newsOf = ({ jobs, watched }: KnownJobs): ListedJob[] =>
  (jobs ?? []).filter((job) => isNews(job) && !watched.includes(job.guid));

/** Jobs that were running in the last message and have ended since. */
export function endedSince(before: readonly ListedJob[] | null, jobs: readonly ListedJob[]): ListedJob[] {
  const cooked = new Set((before ?? []).filter(isCooking).map(({ guid }) => guid));
  return jobs.filter((job) => cooked.has(job.guid) && isNews(job));
}

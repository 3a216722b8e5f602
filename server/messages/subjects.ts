/**
 * What servers tell each other about one account: jobs and timers have changed (`kitchen`), a session has ended or a permission has changed (`session`).
 * The account's browsers hear the latter too; for all else they have subjects of their own: contract/kitchen/account-messages.ts.
 */
export type UserNews = 'kitchen' | 'session';
export const userSubject = (userGuid: string, news: UserNews): string => `u.${userGuid}.${news}`;

/** What a stream watches: a recipe job, a shopping list, or all news of an account. Each is a subject of the bus. */
export const watched = {
  job: (guid: string): string => `job.${guid}`,
  list: (guid: string): string => `list.${guid}`,
  user: (guid: string): string => `u.${guid}.*`,
};

/** The guids of subjects, by what they are. */
export function guidsOf(subjects: readonly string[]): Record<'job' | 'list' | 'u', string[]> {
  const guids = { job: [] as string[], list: [] as string[], u: [] as string[] };
  for (const subject of subjects) {
    const [kind, guid] = subject.split('.');
    if (guid !== undefined && (kind === 'job' || kind === 'list' || kind === 'u')) guids[kind].push(guid);
  }
  return guids;
}

/**
 * What is told on the subjects of one account: jobs and timers (`kitchen`), an ended session or a changed permission (`session`), a change of its list
 * (`shopping`). Browsers may listen to those of their own account only.
 */
export type UserNews = 'kitchen' | 'session' | 'shopping';
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

import { fillPath } from '../../contract/endpoint.ts';
import type { ListedJob } from '../../contract/kitchen/kitchen-news.ts';

/** Where a job is watched, answered or tried again, whatever device it was begun on. */
export const jobPagePath = '/ai/:companyUri/jobs/:guid';

/** The page that a line of the list of jobs leads to: the recipe that came of it, or the job itself. */
export function jobPath({ guid, companyUri, status, refines, recipeGuid }: ListedJob): string {
  const recipe = (of: string) => `/ai/${encodeURIComponent(companyUri)}/recipes/${of}`;
  if (refines !== null) return status === 'done' ? recipe(refines) : `${recipe(refines)}?job=${guid}`;
  return status === 'done' && recipeGuid !== null ? recipe(recipeGuid) : fillPath(jobPagePath, { companyUri, guid });
}

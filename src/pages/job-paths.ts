import { fillPath } from '../../contract/endpoint.ts';
import type { ListedJob } from '../../contract/kitchen/kitchen-news.ts';

/** The path to watch, answer or retry a job, started on any device. */
export const jobPagePath = '/ai/:companyUri/jobs/:guid';

/** The page behind a line of the job list: the resulting recipe, or the job. */
export function jobPath({ guid, companyUri, status, refines, recipeGuid }: ListedJob): string {
  const recipe = (of: string) => `/ai/${encodeURIComponent(companyUri)}/recipes/${of}`;
  if (refines !== null) return status === 'done' ? recipe(refines) : `${recipe(refines)}?job=${guid}`;
  return status === 'done' && recipeGuid !== null ? recipe(recipeGuid) : fillPath(jobPagePath, { companyUri, guid });
}

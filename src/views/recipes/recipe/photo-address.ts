import { fillPath } from '../../../../contract/endpoint.ts';
import { rawPaths } from '../../../../contract/kitchen/kitchen-endpoints.ts';

/** Where the picture of a recipe is; null when it has none. */
export const photoAddress = ({ companyUri, photoGuid }: { companyUri: string; photoGuid: string | null }): string | null =>
  photoGuid === null ? null : fillPath(rawPaths.photo, { companyUri, guid: photoGuid });

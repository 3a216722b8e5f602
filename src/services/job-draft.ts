import { fillPath } from '../../contract/endpoint.ts';
import { kitchenEndpoints, rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { photosOf } from '../../contract/kitchen/kitchen.ts';
import type { PhotoDraft } from '../../machines/kitchen/draft.ts';
import type { StoredKitchen } from '../../machines/kitchen/kitchen.model.ts';
import type { Api } from './api.ts';

/** Marks a photo that is on the server but was never in this browser. */
const sent = 'sent:';

export const sentPhotoGuid = (id: string): string | null => (id.startsWith(sent) ? id.slice(sent.length) : null);

const sentPhoto = (companyUri: string, guid: string): PhotoDraft => ({
  id: `${sent}${guid}`,
  name: '',
  hasArrived: true,
  previewUrl: fillPath(rawPaths.photo, { companyUri, guid }),
});

/** The order of a job sent from any device, to watch, answer or resend. Rejects with an `ApiError`. */
export async function orderOfJob(
  { api }: { api: Api },
  { companyUri, jobGuid }: { companyUri: string; jobGuid: string },
): Promise<StoredKitchen> {
  const { request } = await api(kitchenEndpoints.getJob, { params: { companyUri, guid: jobGuid } });
  const { description, diets, wishes = [], dismissed = [], withoutProfile = [], servings, unitSystem } = request;
  // The form's wishes return with the description. Without them nothing is opened: an order must not lose its exclusions.
  const body = { description, diets, wishes, dismissed, withoutProfile };
  const reading = await api(kitchenEndpoints.readOrder, { params: { companyUri }, body });
  return {
    draft: {
      id: request.requestKey,
      description,
      photos: photosOf(request).map((guid) => sentPhoto(companyUri, guid)),
      servings,
      unitSystem,
      wishes: reading.wishes.filter(({ source }) => source === 'form'),
      dismissed: [...dismissed],
      withoutProfile: [...withoutProfile],
      leaveOut: '',
    },
    jobGuid,
    requestKey: request.requestKey,
    choice: request.choice,
    improvise: request.improvise,
    isOnItsWay: false,
    question: null,
  };
}

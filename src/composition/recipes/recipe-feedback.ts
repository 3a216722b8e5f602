import { t } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { feedbackEndpoints } from '../../../contract/recipes/feedback-endpoints.ts';
import { cookingsMachine } from '../../../machines/recipes/cookings.machine.ts';
import { recipeFeedbackMachine, type KeptFeedback } from '../../../machines/recipes/recipe-feedback.machine.ts';
import { reportMachine } from '../../../machines/recipes/report.machine.ts';
import { sendPhoto } from '../../services/photo-store.ts';
import { cookingForm } from '../../services/recipe-drafts.ts';
import type { FlowScope } from '../flow-scope.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The reader's local date, in ISO form. */
export function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** Feedback on a recipe, on its page and at the end of cook mode. */
export const composeRecipeFeedback = ({ api, call, confirm }: FlowScope, recipe: { companyUri: string; guid: string }) =>
  recipeFeedbackMachine.provide({
    actors: {
      report: reportMachine.provide({
        actors: {
          sendReport: call(feedbackEndpoints.reportRecipe, {
            send: ({ version, ...told }) => ({ ...recipe, ...told, version: version ?? 1 }),
          }),
        },
      }),
      cookings: cookingsMachine.provide({
        actors: {
          uploadPhoto: sendPhoto(api),
          addCooking: call(feedbackEndpoints.addCooking),
          loadMore: call(feedbackEndpoints.getFeedback, { read: ({ cookings }) => cookings }),
          removeCooking: call(feedbackEndpoints.removeCooking),
          confirmRemoval: fromPromise<boolean>(({ signal }) =>
            confirm(
              {
                title: () => t`Remove this day?`,
                text: () => t`Its note and photo are deleted with it. This cannot be undone.`,
                yes: () => t`Remove`,
                no: () => t`Cancel`,
                isDangerous: true,
              },
              signal,
            ),
          ),
        },
        actions: { rememberForm: (_, { guid, form }) => cookingForm(guid).write(form) },
      }),
      loadFeedback: fromPromise<KeptFeedback, typeof recipe>(async ({ input, signal }) => ({
        ...(await api(feedbackEndpoints.getFeedback, { params: { ...input }, signal })),
        form: cookingForm(input.guid).read(),
      })),
      giveThumb: call(feedbackEndpoints.giveThumb),
    },
  });

import { i18n } from '@lingui/core';
import type { ApiError } from '../../contract/errors.ts';
import { errorText, isUnanswered } from '../texts/error-texts.ts';
import { showError } from './toaster.ts';
import { askForBuild } from './versions.ts';

const isReachable = () =>
  askForBuild().then(
    () => true,
    () => false,
  );

/** Shows the failure of an action. While the server is unreachable the notice of all pages says so: no second message. */
export async function showFailure(error: ApiError): Promise<void> {
  if (isUnanswered(error) && !(await isReachable())) return;
  showError(errorText(error, i18n));
}

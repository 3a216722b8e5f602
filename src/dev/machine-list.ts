// Written by `npm run flows`.
import type { AnyStateMachine } from 'xstate';
import { appMachine } from '../../machines/app.machine.ts';
import { arrivalMachine } from '../../machines/arrival.machine.ts';
import { authenticatorMachine } from '../../machines/authenticator.machine.ts';
import { clipboardMachine } from '../../machines/clipboard.machine.ts';
import { connectionMachine } from '../../machines/connection.machine.ts';
import { connectionsMachine } from '../../machines/connections.machine.ts';
import { dataExportMachine } from '../../machines/data-export.machine.ts';
import { debugMachine } from '../../machines/debug.machine.ts';
import { deletionMachine } from '../../machines/deletion.machine.ts';
import { deliveryMachine } from '../../machines/delivery.machine.ts';
import { denialMachine } from '../../machines/denial.machine.ts';
import { dietProfileMachine } from '../../machines/diet-profile.machine.ts';
import { emailChangeMachine } from '../../machines/email-change.machine.ts';
import { flowViewerMachine } from '../../machines/flow-viewer.machine.ts';
import { foodSearchMachine } from '../../machines/food-search.machine.ts';
import { impersonationMachine } from '../../machines/impersonation.machine.ts';
import { kitchenMachine } from '../../machines/kitchen.machine.ts';
import { languageMachine } from '../../machines/language.machine.ts';
import { modalMachine } from '../../machines/modal.machine.ts';
import { modalHistoryMachine } from '../../machines/modal-history.machine.ts';
import { modalsMachine } from '../../machines/modals.machine.ts';
import { pageMachine } from '../../machines/page.machine.ts';
import { passkeysMachine } from '../../machines/passkeys.machine.ts';
import { passwordChangeMachine } from '../../machines/password-change.machine.ts';
import { popUpMachine } from '../../machines/pop-up.machine.ts';
import { profileMachine } from '../../machines/profile.machine.ts';
import { profileSettingsMachine } from '../../machines/profile-settings.machine.ts';
import { readingMachine } from '../../machines/reading.machine.ts';
import { recipeMachine } from '../../machines/recipe.machine.ts';
import { recipesMachine } from '../../machines/recipes.machine.ts';
import { recordingsMachine } from '../../machines/recordings.machine.ts';
import { recoveryMachine } from '../../machines/recovery.machine.ts';
import { resendMachine } from '../../machines/resend.machine.ts';
import { resetMachine } from '../../machines/reset.machine.ts';
import { sampleMachine } from '../../machines/sample.machine.ts';
import { savedRecipesMachine } from '../../machines/saved-recipes.machine.ts';
import { sessionMachine } from '../../machines/session.machine.ts';
import { sessionListMachine } from '../../machines/session-list.machine.ts';
import { signInMachine } from '../../machines/sign-in.machine.ts';
import { signUpMachine } from '../../machines/sign-up.machine.ts';
import { stepUpMachine } from '../../machines/step-up.machine.ts';
import { updateMachine } from '../../machines/update.machine.ts';
import { verificationMachine } from '../../machines/verification.machine.ts';

/** Every machine of the product by the name of its file. */
export const machineList: Readonly<Record<string, AnyStateMachine>> = {
  app: appMachine,
  arrival: arrivalMachine,
  authenticator: authenticatorMachine,
  clipboard: clipboardMachine,
  connection: connectionMachine,
  connections: connectionsMachine,
  'data-export': dataExportMachine,
  debug: debugMachine,
  deletion: deletionMachine,
  delivery: deliveryMachine,
  denial: denialMachine,
  'diet-profile': dietProfileMachine,
  'email-change': emailChangeMachine,
  'flow-viewer': flowViewerMachine,
  'food-search': foodSearchMachine,
  impersonation: impersonationMachine,
  kitchen: kitchenMachine,
  language: languageMachine,
  modal: modalMachine,
  'modal-history': modalHistoryMachine,
  modals: modalsMachine,
  page: pageMachine,
  passkeys: passkeysMachine,
  'password-change': passwordChangeMachine,
  'pop-up': popUpMachine,
  profile: profileMachine,
  'profile-settings': profileSettingsMachine,
  reading: readingMachine,
  recipe: recipeMachine,
  recipes: recipesMachine,
  recordings: recordingsMachine,
  recovery: recoveryMachine,
  resend: resendMachine,
  reset: resetMachine,
  sample: sampleMachine,
  'saved-recipes': savedRecipesMachine,
  session: sessionMachine,
  'session-list': sessionListMachine,
  'sign-in': signInMachine,
  'sign-up': signUpMachine,
  'step-up': stepUpMachine,
  update: updateMachine,
  verification: verificationMachine,
};

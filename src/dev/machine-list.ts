import type { AnyStateMachine } from 'xstate';
import { appMachine } from '../../machines/app.machine.ts';
import { authenticatorMachine } from '../../machines/authenticator.machine.ts';
import { clipboardMachine } from '../../machines/clipboard.machine.ts';
import { connectionMachine } from '../../machines/connection.machine.ts';
import { connectionsMachine } from '../../machines/connections.machine.ts';
import { dataExportMachine } from '../../machines/data-export.machine.ts';
import { deletionMachine } from '../../machines/deletion.machine.ts';
import { debugMachine } from '../../machines/debug.machine.ts';
import { deliveryMachine } from '../../machines/delivery.machine.ts';
import { dietProfileMachine } from '../../machines/diet-profile.machine.ts';
import { emailChangeMachine } from '../../machines/email-change.machine.ts';
import { flowViewerMachine } from '../../machines/flow-viewer.machine.ts';
import { foodSearchMachine } from '../../machines/food-search.machine.ts';
import { impersonationMachine } from '../../machines/impersonation.machine.ts';
import { kitchenMachine } from '../../machines/kitchen.machine.ts';
import { languageMachine } from '../../machines/language.machine.ts';
import { modalMachine } from '../../machines/modal.machine.ts';
import { modalsMachine } from '../../machines/modals.machine.ts';
import { passkeysMachine } from '../../machines/passkeys.machine.ts';
import { pageMachine } from '../../machines/page.machine.ts';
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
import { sessionListMachine } from '../../machines/session-list.machine.ts';
import { sessionMachine } from '../../machines/session.machine.ts';
import { signInMachine } from '../../machines/sign-in.machine.ts';
import { signUpMachine } from '../../machines/sign-up.machine.ts';
import { stepUpMachine } from '../../machines/step-up.machine.ts';
import { updateMachine } from '../../machines/update.machine.ts';
import { verificationMachine } from '../../machines/verification.machine.ts';

/** Every machine of the product by the name of its file, from the outside in. A test compares it with the folder. */
export const machineList: Readonly<Record<string, AnyStateMachine>> = {
  app: appMachine,
  session: sessionMachine,
  page: pageMachine,
  connection: connectionMachine,
  update: updateMachine,
  modals: modalsMachine,
  modal: modalMachine,
  language: languageMachine,
  'sign-in': signInMachine,
  'pop-up': popUpMachine,
  'sign-up': signUpMachine,
  verification: verificationMachine,
  resend: resendMachine,
  delivery: deliveryMachine,
  profile: profileMachine,
  recovery: recoveryMachine,
  reset: resetMachine,
  'profile-settings': profileSettingsMachine,
  connections: connectionsMachine,
  passkeys: passkeysMachine,
  'email-change': emailChangeMachine,
  'password-change': passwordChangeMachine,
  authenticator: authenticatorMachine,
  'session-list': sessionListMachine,
  'diet-profile': dietProfileMachine,
  sample: sampleMachine,
  kitchen: kitchenMachine,
  reading: readingMachine,
  'food-search': foodSearchMachine,
  recipes: recipesMachine,
  recipe: recipeMachine,
  'saved-recipes': savedRecipesMachine,
  'data-export': dataExportMachine,
  deletion: deletionMachine,
  recordings: recordingsMachine,
  clipboard: clipboardMachine,
  impersonation: impersonationMachine,
  'step-up': stepUpMachine,
  debug: debugMachine,
  'flow-viewer': flowViewerMachine,
};

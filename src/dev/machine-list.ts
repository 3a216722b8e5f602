// Written by `npm run flows`.
import type { AnyStateMachine } from 'xstate';
import { activityMachine } from '../../machines/console/activity.machine.ts';
import { appMachine } from '../../machines/shell/app.machine.ts';
import { arrivalMachine } from '../../machines/shell/arrival.machine.ts';
import { authenticatorMachine } from '../../machines/account/authenticator.machine.ts';
import { besideMachine } from '../../machines/console/beside.machine.ts';
import { boxRequestMachine } from '../../machines/shell/box-request.machine.ts';
import { bulkActionMachine } from '../../machines/console/bulk-action.machine.ts';
import { categoryMachine } from '../../machines/recipes/category.machine.ts';
import { categoryTreeMachine } from '../../machines/console/category-tree.machine.ts';
import { clipboardMachine } from '../../machines/shell/clipboard.machine.ts';
import { collectionMachine } from '../../machines/console/collection.machine.ts';
import { collectionsMachine } from '../../machines/recipes/collections.machine.ts';
import { connectionsMachine } from '../../machines/account/connections.machine.ts';
import { consoleFrameMachine } from '../../machines/console/console-frame.machine.ts';
import { cookModeMachine } from '../../machines/recipes/cook-mode.machine.ts';
import { cookingDefaultsMachine } from '../../machines/account/cooking-defaults.machine.ts';
import { cookingsMachine } from '../../machines/recipes/cookings.machine.ts';
import { dataExportMachine } from '../../machines/account/data-export.machine.ts';
import { debugMachine } from '../../machines/developer/debug.machine.ts';
import { deletionMachine } from '../../machines/account/deletion.machine.ts';
import { deliveryMachine } from '../../machines/sign-in/delivery.machine.ts';
import { denialMachine } from '../../machines/sign-in/denial.machine.ts';
import { dietProfileMachine } from '../../machines/account/diet-profile.machine.ts';
import { emailChangeMachine } from '../../machines/account/email-change.machine.ts';
import { erasureMachine } from '../../machines/recipes/erasure.machine.ts';
import { exportMachine } from '../../machines/console/export.machine.ts';
import { flowViewerMachine } from '../../machines/developer/flow-viewer.machine.ts';
import { foodSearchMachine } from '../../machines/kitchen/food-search.machine.ts';
import { handsFreeMachine } from '../../machines/recipes/hands-free.machine.ts';
import { impersonationMachine } from '../../machines/console/impersonation.machine.ts';
import { installMachine } from '../../machines/shell/install.machine.ts';
import { jobWatchMachine } from '../../machines/kitchen/job-watch.machine.ts';
import { keptCopiesMachine } from '../../machines/recipes/kept-copies.machine.ts';
import { keptCopyMachine } from '../../machines/recipes/kept-copy.machine.ts';
import { kitchenMachine } from '../../machines/kitchen/kitchen.machine.ts';
import { kitchenJobsMachine } from '../../machines/kitchen/kitchen-jobs.machine.ts';
import { kitchenNewsMachine } from '../../machines/kitchen/kitchen-news.machine.ts';
import { kitchenTimersMachine } from '../../machines/kitchen/kitchen-timers.machine.ts';
import { languageMachine } from '../../machines/shell/language.machine.ts';
import { listLinkMachine } from '../../machines/recipes/list-link.machine.ts';
import { messageChannelMachine } from '../../machines/kitchen/message-channel.machine.ts';
import { messageLinkMachine } from '../../machines/kitchen/message-link.machine.ts';
import { modalMachine } from '../../machines/shell/modal.machine.ts';
import { modalHistoryMachine } from '../../machines/shell/modal-history.machine.ts';
import { modalsMachine } from '../../machines/shell/modals.machine.ts';
import { offlineCopiesMachine } from '../../machines/recipes/offline-copies.machine.ts';
import { overviewMachine } from '../../machines/console/overview.machine.ts';
import { pageMachine } from '../../machines/shell/page.machine.ts';
import { paletteMachine } from '../../machines/console/palette.machine.ts';
import { pantryMachine } from '../../machines/account/pantry.machine.ts';
import { passkeysMachine } from '../../machines/account/passkeys.machine.ts';
import { passwordChangeMachine } from '../../machines/account/password-change.machine.ts';
import { photoUploadMachine } from '../../machines/kitchen/photo-upload.machine.ts';
import { photosMachine } from '../../machines/kitchen/photos.machine.ts';
import { popUpMachine } from '../../machines/sign-in/pop-up.machine.ts';
import { profileMachine } from '../../machines/sign-in/profile.machine.ts';
import { profileSettingsMachine } from '../../machines/account/profile-settings.machine.ts';
import { promptLabMachine } from '../../machines/console/prompt-lab.machine.ts';
import { reachabilityMachine } from '../../machines/shell/reachability.machine.ts';
import { readingMachine } from '../../machines/kitchen/reading.machine.ts';
import { recipeMachine } from '../../machines/recipes/recipe.machine.ts';
import { recipeChangesMachine } from '../../machines/recipes/recipe-changes.machine.ts';
import { recipeEditMachine } from '../../machines/recipes/recipe-edit.machine.ts';
import { recipeFeedbackMachine } from '../../machines/recipes/recipe-feedback.machine.ts';
import { recipeImportMachine } from '../../machines/recipes/recipe-import.machine.ts';
import { recipeNotesMachine } from '../../machines/recipes/recipe-notes.machine.ts';
import { recipePhotoMachine } from '../../machines/recipes/recipe-photo.machine.ts';
import { recipeVersionsMachine } from '../../machines/recipes/recipe-versions.machine.ts';
import { recipesMachine } from '../../machines/recipes/recipes.machine.ts';
import { recordMachine } from '../../machines/console/record.machine.ts';
import { recordingsMachine } from '../../machines/developer/recordings.machine.ts';
import { recoveryMachine } from '../../machines/sign-in/recovery.machine.ts';
import { refineMachine } from '../../machines/recipes/refine.machine.ts';
import { renameMachine } from '../../machines/recipes/rename.machine.ts';
import { reportMachine } from '../../machines/recipes/report.machine.ts';
import { resendMachine } from '../../machines/sign-in/resend.machine.ts';
import { resetMachine } from '../../machines/sign-in/reset.machine.ts';
import { sampleMachine } from '../../machines/kitchen/sample.machine.ts';
import { savedRecipesMachine } from '../../machines/recipes/saved-recipes.machine.ts';
import { savedViewsMachine } from '../../machines/console/saved-views.machine.ts';
import { schemeMachine } from '../../machines/shell/scheme.machine.ts';
import { selectionMachine } from '../../machines/recipes/selection.machine.ts';
import { sessionMachine } from '../../machines/shell/session.machine.ts';
import { sessionListMachine } from '../../machines/account/session-list.machine.ts';
import { shareMachine } from '../../machines/recipes/share.machine.ts';
import { sharedRecipeMachine } from '../../machines/recipes/shared-recipe.machine.ts';
import { shoppingMachine } from '../../machines/recipes/shopping.machine.ts';
import { signInMachine } from '../../machines/sign-in/sign-in.machine.ts';
import { signUpMachine } from '../../machines/sign-in/sign-up.machine.ts';
import { sitemapsMachine } from '../../machines/console/sitemaps.machine.ts';
import { stepUpMachine } from '../../machines/sign-in/step-up.machine.ts';
import { takeAlongMachine } from '../../machines/recipes/take-along.machine.ts';
import { tellUsMachine } from '../../machines/account/tell-us.machine.ts';
import { toShoppingMachine } from '../../machines/recipes/to-shopping.machine.ts';
import { transcriptionMachine } from '../../machines/recipes/transcription.machine.ts';
import { trialMachine } from '../../machines/kitchen/trial.machine.ts';
import { undoNoticeMachine } from '../../machines/console/undo-notice.machine.ts';
import { updateMachine } from '../../machines/shell/update.machine.ts';
import { verificationMachine } from '../../machines/sign-in/verification.machine.ts';

/** Every machine of the product by the name of its file. */
export const machineList: Readonly<Record<string, AnyStateMachine>> = {
  activity: activityMachine,
  app: appMachine,
  arrival: arrivalMachine,
  authenticator: authenticatorMachine,
  beside: besideMachine,
  'box-request': boxRequestMachine,
  'bulk-action': bulkActionMachine,
  category: categoryMachine,
  'category-tree': categoryTreeMachine,
  clipboard: clipboardMachine,
  collection: collectionMachine,
  collections: collectionsMachine,
  connections: connectionsMachine,
  'console-frame': consoleFrameMachine,
  'cook-mode': cookModeMachine,
  'cooking-defaults': cookingDefaultsMachine,
  cookings: cookingsMachine,
  'data-export': dataExportMachine,
  debug: debugMachine,
  deletion: deletionMachine,
  delivery: deliveryMachine,
  denial: denialMachine,
  'diet-profile': dietProfileMachine,
  'email-change': emailChangeMachine,
  erasure: erasureMachine,
  export: exportMachine,
  'flow-viewer': flowViewerMachine,
  'food-search': foodSearchMachine,
  'hands-free': handsFreeMachine,
  impersonation: impersonationMachine,
  install: installMachine,
  'job-watch': jobWatchMachine,
  'kept-copies': keptCopiesMachine,
  'kept-copy': keptCopyMachine,
  kitchen: kitchenMachine,
  'kitchen-jobs': kitchenJobsMachine,
  'kitchen-news': kitchenNewsMachine,
  'kitchen-timers': kitchenTimersMachine,
  language: languageMachine,
  'list-link': listLinkMachine,
  'message-channel': messageChannelMachine,
  'message-link': messageLinkMachine,
  modal: modalMachine,
  'modal-history': modalHistoryMachine,
  modals: modalsMachine,
  'offline-copies': offlineCopiesMachine,
  overview: overviewMachine,
  page: pageMachine,
  palette: paletteMachine,
  pantry: pantryMachine,
  passkeys: passkeysMachine,
  'password-change': passwordChangeMachine,
  'photo-upload': photoUploadMachine,
  photos: photosMachine,
  'pop-up': popUpMachine,
  profile: profileMachine,
  'profile-settings': profileSettingsMachine,
  'prompt-lab': promptLabMachine,
  reachability: reachabilityMachine,
  reading: readingMachine,
  recipe: recipeMachine,
  'recipe-changes': recipeChangesMachine,
  'recipe-edit': recipeEditMachine,
  'recipe-feedback': recipeFeedbackMachine,
  'recipe-import': recipeImportMachine,
  'recipe-notes': recipeNotesMachine,
  'recipe-photo': recipePhotoMachine,
  'recipe-versions': recipeVersionsMachine,
  recipes: recipesMachine,
  record: recordMachine,
  recordings: recordingsMachine,
  recovery: recoveryMachine,
  refine: refineMachine,
  rename: renameMachine,
  report: reportMachine,
  resend: resendMachine,
  reset: resetMachine,
  sample: sampleMachine,
  'saved-recipes': savedRecipesMachine,
  'saved-views': savedViewsMachine,
  scheme: schemeMachine,
  selection: selectionMachine,
  session: sessionMachine,
  'session-list': sessionListMachine,
  share: shareMachine,
  'shared-recipe': sharedRecipeMachine,
  shopping: shoppingMachine,
  'sign-in': signInMachine,
  'sign-up': signUpMachine,
  sitemaps: sitemapsMachine,
  'step-up': stepUpMachine,
  'take-along': takeAlongMachine,
  'tell-us': tellUsMachine,
  'to-shopping': toShoppingMachine,
  transcription: transcriptionMachine,
  trial: trialMachine,
  'undo-notice': undoNoticeMachine,
  update: updateMachine,
  verification: verificationMachine,
};

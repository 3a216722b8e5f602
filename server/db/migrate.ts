import { type Kysely } from 'kysely';
import * as accounts from './migrations/0001-accounts.ts';
import * as kitchen from './migrations/0002-kitchen.ts';
import * as passwordResets from './migrations/0003-password-resets.ts';
import * as connectedSignIns from './migrations/0004-connected-sign-ins.ts';
import * as accountSettings from './migrations/0005-account-settings.ts';
import * as impersonations from './migrations/0006-impersonations.ts';
import * as personalData from './migrations/0007-personal-data.ts';
import * as languages from './migrations/0008-languages.ts';
import * as wishes from './migrations/0009-wishes.ts';
import * as codeDeliveries from './migrations/0010-code-deliveries.ts';
import * as sweeping from './migrations/0011-sweeping.ts';
import * as accountSafety from './migrations/0012-account-safety.ts';
import * as passkeys from './migrations/0013-passkeys.ts';
import * as stepUp from './migrations/0014-step-up.ts';
import * as deviceNotices from './migrations/0015-device-notices.ts';
import * as passkeySignUps from './migrations/0016-passkey-sign-ups.ts';
import * as apple from './migrations/0017-apple.ts';
import { normaliseAddresses } from './migrations/0018-one-mailbox.ts';
import * as messages from './migrations/0019-messages.ts';
import * as cookbook from './migrations/0020-cookbook.ts';
import * as recipeSearch from './migrations/0021-recipe-search.ts';
import * as shopping from './migrations/0022-shopping.ts';
import * as recipeVersions from './migrations/0023-recipe-versions.ts';
import * as recipeNotes from './migrations/0024-recipe-notes.ts';
import * as cookingDefaults from './migrations/0025-cooking-defaults.ts';
import * as recipeFeedback from './migrations/0026-recipe-feedback.ts';
import * as recipeReports from './migrations/0027-recipe-reports.ts';
import * as consolePeople from './migrations/0030-console-people.ts';
import * as auditOnlyGrows from './migrations/0031-audit-only-grows.ts';
import * as consoleRuns from './migrations/0032-console-runs.ts';
import * as categoriesAndPrompts from './migrations/0033-categories-and-prompts.ts';
import * as consoleRecipes from './migrations/0034-console-recipes.ts';
import * as rollups from './migrations/0035-rollups.ts';
import * as sharedRecipes from './migrations/0036-shared-recipes.ts';
import * as publicCategories from './migrations/0037-public-categories.ts';
import * as sitemaps from './migrations/0038-sitemaps.ts';
import * as promptFigures from './migrations/0039-prompt-figures.ts';
import * as promptLab from './migrations/0040-prompt-lab.ts';
import * as consoleAtSize from './migrations/0041-console-at-size.ts';
import * as pictures from './migrations/0042-pictures.ts';
import * as collections from './migrations/0043-collections.ts';
import * as kitchenNews from './migrations/0044-kitchen-news.ts';
import * as morePhotos from './migrations/0045-more-photos.ts';
import * as transcriptions from './migrations/0046-transcriptions.ts';
import * as kitchenTimers from './migrations/0047-kitchen-timers.ts';
import * as consoleOrders from './migrations/0048-console-orders.ts';
import * as recipeOutcomes from './migrations/0049-recipe-outcomes.ts';
import * as consoleVersions from './migrations/0050-console-versions.ts';
import * as waitingSignUps from './migrations/0051-waiting-sign-ups.ts';
import * as endedLinks from './migrations/0052-ended-links.ts';
import * as categoriesOfACompany from './migrations/0053-categories-of-a-company.ts';
import * as endedOrigins from './migrations/0054-ended-origins.ts';
import * as runFaults from './migrations/0055-run-faults.ts';
import * as caseContents from './migrations/0056-case-contents.ts';
import * as auditChain from './migrations/0057-audit-chain.ts';
import * as heldMails from './migrations/0058-held-mails.ts';
import * as staffNotes from './migrations/0060-staff-notes.ts';
import * as photoForms from './migrations/0065-photo-forms.ts';
import * as auditPlaces from './migrations/0070-audit-places.ts';
import * as zoneRollups from './migrations/0071-zone-rollups.ts';
import * as workers from './migrations/0072-workers.ts';
import * as newsKinds from './migrations/0073-news-kinds.ts';
import * as objectStore from './migrations/0074-object-store.ts';
import { runMigrations, type Migration } from './run-migrations.ts';
import * as traces from './migrations/0075-traces.ts';
import * as listsAtSize from './migrations/0077-lists-at-size.ts';
import type { Database } from './schema.ts';

/** All migrations by name. Listed by hand, so that order and content are visible here. */
export const migrationsWith = (say: (line: string) => void): Record<string, Migration> => ({
  '0001-accounts': accounts,
  '0002-kitchen': kitchen,
  '0003-password-resets': passwordResets,
  '0004-connected-sign-ins': connectedSignIns,
  '0005-account-settings': accountSettings,
  '0006-impersonations': impersonations,
  '0007-personal-data': personalData,
  '0008-languages': languages,
  '0009-wishes': wishes,
  '0010-code-deliveries': codeDeliveries,
  '0011-sweeping': sweeping,
  '0012-account-safety': accountSafety,
  '0013-passkeys': passkeys,
  '0014-step-up': stepUp,
  '0015-device-notices': deviceNotices,
  '0016-passkey-sign-ups': passkeySignUps,
  '0017-apple': apple,
  '0018-one-mailbox': { up: (db: Kysely<never>) => normaliseAddresses(db, say) },
  '0019-messages': messages,
  '0020-cookbook': cookbook,
  '0021-recipe-search': recipeSearch,
  '0022-shopping': shopping,
  '0023-recipe-versions': recipeVersions,
  '0024-recipe-notes': recipeNotes,
  '0025-cooking-defaults': cookingDefaults,
  '0026-recipe-feedback': recipeFeedback,
  '0027-recipe-reports': recipeReports,
  '0030-console-people': consolePeople,
  '0031-audit-only-grows': auditOnlyGrows,
  '0032-console-runs': consoleRuns,
  '0033-categories-and-prompts': categoriesAndPrompts,
  '0034-console-recipes': consoleRecipes,
  '0035-rollups': rollups,
  '0036-shared-recipes': sharedRecipes,
  '0037-public-categories': publicCategories,
  '0038-sitemaps': sitemaps,
  '0039-prompt-figures': promptFigures,
  '0040-prompt-lab': promptLab,
  '0041-console-at-size': consoleAtSize,
  '0042-pictures': pictures,
  '0043-collections': collections,
  '0044-kitchen-news': kitchenNews,
  '0045-more-photos': morePhotos,
  '0046-transcriptions': transcriptions,
  '0047-kitchen-timers': kitchenTimers,
  '0048-console-orders': consoleOrders,
  '0049-recipe-outcomes': recipeOutcomes,
  '0050-console-versions': consoleVersions,
  '0051-waiting-sign-ups': waitingSignUps,
  '0052-ended-links': endedLinks,
  '0053-categories-of-a-company': categoriesOfACompany,
  '0054-ended-origins': endedOrigins,
  '0055-run-faults': runFaults,
  '0056-case-contents': caseContents,
  '0057-audit-chain': auditChain,
  '0058-held-mails': heldMails,
  '0060-staff-notes': staffNotes,
  '0065-photo-forms': photoForms,
  '0070-audit-places': auditPlaces,
  '0071-zone-rollups': zoneRollups,
  '0072-workers': workers,
  '0073-news-kinds': newsKinds,
  '0074-object-store': objectStore,
  '0075-traces': traces,
  '0077-lists-at-size': listsAtSize,
});

/**
 * Migrates the tables; several processes may call it at once. `say` receives notes for the operator.
 * @throws the error of the failing statement
 */
export const migrate = (db: Kysely<Database>, say: (line: string) => void = () => {}): Promise<void> =>
  // Safe: migrations write SQL, for tables as they were at their time.
  runMigrations(db as unknown as Kysely<never>, migrationsWith(say), say);

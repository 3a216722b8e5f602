import { array, boolean, enums, nullable, number, object, record, string, type Infer } from 'superstruct';
import { fromPromise, type PromiseActorLogic } from 'xstate';
import { units } from '../../contract/recipes/recipe.ts';
import { transcriptionSources } from '../../contract/recipes/transcription-endpoints.ts';
import { locales } from '../../contract/shell/locales.ts';
import { wishSchema } from '../../contract/kitchen/wishes.ts';
import type { CookingForm } from '../../machines/recipes/cookings.machine.ts';
import type { Correction } from '../../machines/recipes/recipe-edit.machine.ts';
import type { RecipeForm } from '../../machines/recipes/recipe-edit.model.ts';
import type { TypedNote } from '../../machines/recipes/recipe-notes.model.ts';
import type { StoredTranscription } from '../../machines/recipes/transcription.model.ts';
import type { StoredRefinement } from '../../machines/recipes/refine.model.ts';
import { orderKeys } from './kitchen-memory.ts';
import { storedRecord, type StoredRecord } from './stored-record.ts';

const refinementSchema = object({
  text: string(),
  wish: nullable(wishSchema),
  requestKey: nullable(string()),
  jobGuid: nullable(string()),
});
const formFields = {
  version: number(),
  title: string(),
  ingredients: array(object({ id: string(), from: nullable(number()), amount: string(), unit: nullable(enums(units)), item: string() })),
  steps: array(object({ id: string(), from: nullable(number()), text: string() })),
};
const formSchema = object(formFields);

/** A pending refinement stored in this browser; deleted at sign-out, like orders. */
const refinementRecord = (guid: string): StoredRecord<StoredRefinement> =>
  storedRecord<Infer<typeof refinementSchema>, unknown>(() => localStorage, `${orderKeys}refine.${guid}`, refinementSchema);

/** A refinement started on another device, from the address in the list of jobs: `?job=`. */
function namedInAddress(): StoredRefinement | null {
  const jobGuid = new URLSearchParams(location.search).get('job');
  return jobGuid === null ? null : { text: '', wish: null, requestKey: jobGuid, jobGuid };
}

export const loadRefinement: PromiseActorLogic<StoredRefinement | null, { guid: string }> = fromPromise(({ input }) =>
  Promise.resolve(refinementRecord(input.guid).read() ?? namedInAddress()),
);

export function rememberRefinement({ guid, stored }: { guid: string; stored: StoredRefinement | null }): void {
  refinementRecord(guid).write(stored);
  // A finished job must not be resumed by a reload.
  if (stored === null && namedInAddress() !== null && location.pathname.endsWith(guid))
    history.replaceState(history.state, '', location.pathname);
}

/** Unsaved edits of a recipe. */
export const editRecord = (guid: string): StoredRecord<RecipeForm> =>
  storedRecord<RecipeForm, unknown>(() => localStorage, `${orderKeys}edit.${guid}`, formSchema);

const correctionSchema = object({ form: formSchema, correction: object({ summary: string(), reason: string(), isMailed: boolean() }) });

/** An unsaved correction by staff, with its summary and reason. */
export const correctionRecord = (guid: string): StoredRecord<{ form: RecipeForm; correction: Correction }> =>
  storedRecord<{ form: RecipeForm; correction: Correction }, unknown>(
    () => localStorage,
    `${orderKeys}correction.${guid}`,
    correctionSchema,
  );

const notesSchema = array(object({ step: nullable(number()), text: string(), before: string() }));

/** Unsaved notes on a recipe. */
export const typedNotes = (guid: string): StoredRecord<TypedNote[]> =>
  storedRecord<TypedNote[], unknown>(() => localStorage, `${orderKeys}notes.${guid}`, notesSchema);

const cookingSchema = object({ cookedOn: string(), note: string(), photoGuid: nullable(string()), requestKey: string() });

/** Unsent form of "I cooked this". */
export const cookingForm = (guid: string): StoredRecord<CookingForm> =>
  storedRecord<CookingForm, unknown>(() => localStorage, `${orderKeys}cooked.${guid}`, cookingSchema);

const transcriptionSchema = object({
  source: object({
    source: enums(transcriptionSources),
    text: string(),
    address: string(),
    photoGuid: nullable(string()),
    language: enums(locales),
  }),
  requestKey: nullable(string()),
  form: nullable(
    object({
      ...formFields,
      servings: string(),
      prepMinutes: string(),
      cookMinutes: string(),
      notes: string(),
      marks: record(string(), array(string())),
      text: string(),
      left: array(string()),
      origin: nullable(string()),
      photoGuid: nullable(string()),
    }),
  ),
  keepKey: nullable(string()),
});

/** A transcription in progress, until it is saved. */
export const transcriptionRecord = (companyUri: string): StoredRecord<StoredTranscription> =>
  storedRecord<StoredTranscription, unknown>(() => localStorage, `${orderKeys}transcription.${companyUri}`, transcriptionSchema);

import type { Locale } from '../../contract/shell/locales.ts';
import {
  mostMinutes,
  mostServings,
  type TranscribedRecipe,
  type Transcription,
  type TranscriptionSource,
} from '../../contract/recipes/transcription-endpoints.ts';
import { edited, problemOf as lineProblemOf, readAmount, type EditProblem, type FormEdit, type RecipeForm } from './recipe-edit.model.ts';

/** The three kinds of source. Each keeps its input while another is selected. */
export interface SourceForm {
  source: TranscriptionSource;
  text: string;
  address: string;
  /** A photo already uploaded. */
  photoGuid: string | null;
  /** Language of the photo's text. */
  language: Locale;
}

/** The transcription, as corrected. */
export interface TranscriptionForm extends RecipeForm {
  servings: string;
  prepMinutes: string;
  cookMinutes: string;
  notes: string;
  /** Uncertain words, by line id; a marked line without words was guessed as a whole. */
  marks: Record<string, string[]>;
  /** The full text, and the parts not used in the recipe. */
  text: string;
  left: string[];
  origin: string | null;
  /** The source photo. */
  photoGuid: string | null;
}

/** Stored in this browser: the source, and the corrected transcription. */
export interface StoredTranscription {
  source: SourceForm;
  /** Idempotency key of reading one source. */
  requestKey: string | null;
  form: TranscriptionForm | null;
  /** Idempotency key of saving one recipe. */
  keepKey: string | null;
}

/** Id of the title's mark. */
export const titleMark = 'title';

export type SourceProblem = 'text.required' | 'address.required' | 'photo.required';
export type TranscriptionProblem = EditProblem | 'servings.missing' | 'minutes.unknown';

/** The missing part of a source. */
export function sourceProblem({ source, text, address, photoGuid }: SourceForm): SourceProblem | null {
  if (source === 'text') return text.trim() === '' ? 'text.required' : null;
  if (source === 'page') return address.trim() === '' ? 'address.required' : null;
  return photoGuid === null ? 'photo.required' : null;
}

const round = (amount: number | null) => (amount === null ? '' : String(Math.round(amount * 1_000) / 1_000));
const shown = (value: number | null) => (value === null ? '' : String(value));

/** The transcription as a form, with its marks. */
export function formOfReading(read: Transcription, photoGuid: string | null, newId: () => string): TranscriptionForm {
  const marks: Record<string, string[]> = {};
  const withMark = (id: string, { isCertain, doubts }: { isCertain: boolean; doubts: string[] }) => {
    if (!isCertain) marks[id] = doubts;
    return id;
  };
  // A missing title is asked for when the recipe is saved.
  if (read.title.text !== '') withMark(titleMark, read.title);
  return {
    version: 0,
    title: read.title.text,
    servings: shown(read.servings),
    prepMinutes: shown(read.prepMinutes),
    cookMinutes: shown(read.cookMinutes),
    ingredients: read.ingredients.map((line) => ({
      id: withMark(newId(), line),
      from: null,
      amount: round(line.amount),
      unit: line.unit,
      item: line.item,
    })),
    steps: read.steps.map((line) => ({ id: withMark(newId(), line), from: null, text: line.text })),
    notes: read.notes,
    marks,
    text: read.text,
    left: read.left,
    origin: read.origin,
    photoGuid,
  };
}

/** A whole number in the digits of any script. Null: empty. Undefined: not readable. */
function readCount(typed: string, least: number, most: number): number | null | undefined {
  const value = readAmount(typed);
  if (value === null || value === undefined) return value;
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

/** The first error of a corrected recipe and its line; null when it can be saved. */
export function problemOf(form: TranscriptionForm): { problem: TranscriptionProblem; line: string | null } | null {
  if (form.title.trim() === '') return { problem: 'title.missing', line: null };
  const servings = readCount(form.servings, 1, mostServings);
  if (servings === null || servings === undefined) return { problem: 'servings.missing', line: null };
  if ([form.prepMinutes, form.cookMinutes].some((typed) => readCount(typed, 0, mostMinutes) === undefined))
    return { problem: 'minutes.unknown', line: null };
  return lineProblemOf(form);
}

/** The recipe to save. */
export function keptOf(form: TranscriptionForm, requestKey: string): TranscribedRecipe {
  return {
    requestKey,
    title: form.title.trim(),
    servings: readCount(form.servings, 1, mostServings) ?? 1,
    prepMinutes: readCount(form.prepMinutes, 0, mostMinutes) ?? null,
    cookMinutes: readCount(form.cookMinutes, 0, mostMinutes) ?? null,
    ingredients: form.ingredients.map(({ amount, unit, item }) => ({ amount: readAmount(amount) ?? null, unit, item: item.trim() })),
    steps: form.steps.map(({ text }) => ({ text: text.trim() })),
    notes: form.notes.trim(),
    photoGuid: form.photoGuid,
    origin: form.origin,
  };
}

type FactName = 'servings' | 'prepMinutes' | 'cookMinutes' | 'notes';
export type Correction = FormEdit | { type: 'fact.changed'; name: FactName; value: string } | { type: 'mark.cleared'; id: string };

/** The form without the mark of a checked line. */
const withoutMark = (form: TranscriptionForm, id: string): TranscriptionForm => ({
  ...form,
  marks: Object.fromEntries(Object.entries(form.marks).filter(([marked]) => marked !== id)),
});

/** The form after a correction. */
export function correction(form: TranscriptionForm, event: Correction, newId: () => string): TranscriptionForm {
  switch (event.type) {
    case 'fact.changed':
      return { ...form, [event.name]: event.value };
    case 'mark.cleared':
      return withoutMark(form, event.id);
    case 'title.changed':
      return withoutMark(edited(form, event, newId), titleMark);
    case 'ingredient.changed':
    case 'step.changed':
    case 'line.removed':
      // Editing a line counts as checking it.
      return withoutMark(edited(form, event, newId), event.id);
    case 'line.added':
    case 'line.moved':
      return edited(form, event, newId);
  }
}

import { array, boolean, enums, integer, max, min, nullable, number, object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { locales } from '../shell/locales.ts';
import { guid, text } from '../text.ts';
import { longestNote } from './note-endpoints.ts';
import { units } from './recipe.ts';

const company = '/api/companies/:companyUri';

/** What a written recipe is copied from. */
export const transcriptionSources = ['text', 'photo', 'page'] as const;
export type TranscriptionSource = (typeof transcriptionSources)[number];

/** The longest text that is read, and the longest address, in UTF-16 units. */
export const longestSource = 20_000;
export const longestAddress = 2_000;
export const mostServings = 100;
export const mostMinutes = 10_080;

/** A written recipe that is to be read. Only what belongs to its kind of source is looked at. */
const readSchema = object({
  /** Made by the client; the same key is read once. */
  requestKey: guid(),
  source: enums(transcriptionSources),
  text: size(text(), 0, longestSource),
  photoGuid: nullable(guid()),
  address: size(text(), 0, longestAddress),
  /** What the words of a photo are written in. */
  language: enums(locales),
});
export type TranscriptionRequest = Infer<typeof readSchema>;

/** Words of a line that could not be read for sure, or that the reader's rules only guessed a place for. */
const marks = { isCertain: boolean(), doubts: array(string()) };

const transcriptionSchema = type({
  /** Empty where none was found: nobody makes one up. */
  title: type({ text: string(), ...marks }),
  servings: nullable(number()),
  prepMinutes: nullable(number()),
  cookMinutes: nullable(number()),
  ingredients: array(type({ amount: nullable(number()), unit: nullable(enums(units)), item: string(), ...marks })),
  steps: array(type({ text: string(), ...marks })),
  notes: string(),
  /** All that was read, line by line. */
  text: string(),
  /** Lines of it that became no part of the recipe. */
  left: array(string()),
  /** The site that it comes from. */
  origin: nullable(string()),
});
export type Transcription = Infer<typeof transcriptionSchema>;

const minutes = () => nullable(max(min(integer(), 0), mostMinutes));

/** A recipe that was read, as somebody has corrected it. */
const keepSchema = object({
  /** The same key makes one recipe. */
  requestKey: guid(),
  title: size(text(), 1, 120),
  servings: max(min(integer(), 1), mostServings),
  prepMinutes: minutes(),
  cookMinutes: minutes(),
  ingredients: size(
    array(object({ amount: nullable(max(min(number(), 0), 100_000)), unit: nullable(enums(units)), item: size(text(), 1, 120) })),
    1,
    60,
  ),
  steps: size(array(object({ text: size(text(), 1, 1_000) })), 1, 40),
  notes: size(text(), 0, longestNote),
  /** The photo that it was read from, which is kept with it. */
  photoGuid: nullable(guid()),
  origin: nullable(size(text(), 1, 120)),
});
export type TranscribedRecipe = Infer<typeof keepSchema>;

/** Recipes that somebody has written down already: read from a photo, a text or a page, corrected, and kept. */
export const transcriptionEndpoints = {
  readTranscription: endpoint({
    method: 'POST',
    path: `${company}/transcriptions`,
    body: readSchema,
    query: null,
    payload: transcriptionSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'tooManyRequests', 'kitchenUnavailable'],
  }),
  keepTranscription: endpoint({
    method: 'POST',
    path: `${company}/transcribed-recipes`,
    body: keepSchema,
    query: null,
    payload: type({ companyUri: string(), guid: string() }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'conflict', 'tooManyRequests'],
  }),
} as const;

import { array, boolean, enums, integer, max, min, nullable, number, object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { locales } from '../shell/locales.ts';
import { guid, text } from '../text.ts';
import { longestNote } from './note-endpoints.ts';
import { units } from './recipe.ts';

const company = '/api/companies/:companyUri';

/** Sources of a written recipe. */
export const transcriptionSources = ['text', 'photo', 'page'] as const;
export type TranscriptionSource = (typeof transcriptionSources)[number];

/** Maximum length of a text and of an address, in UTF-16 units. */
export const longestSource = 20_000;
export const longestAddress = 2_000;
export const mostServings = 100;
export const mostMinutes = 10_080;

/** A written recipe to read. Only the fields of its kind of source are used. */
const readSchema = object({
  /** Idempotency key, created by the client. */
  requestKey: guid(),
  source: enums(transcriptionSources),
  text: size(text(), 0, longestSource),
  photoGuid: nullable(guid()),
  address: size(text(), 0, longestAddress),
  /** The language of a photo's text. */
  language: enums(locales),
});
export type TranscriptionRequest = Infer<typeof readSchema>;

/** Words of a line that are uncertain, or whose section was guessed. */
const marks = { isCertain: boolean(), doubts: array(string()) };

const transcriptionSchema = type({
  /** Empty when none was found: titles are not invented. */
  title: type({ text: string(), ...marks }),
  servings: nullable(number()),
  prepMinutes: nullable(number()),
  cookMinutes: nullable(number()),
  ingredients: array(type({ amount: nullable(number()), unit: nullable(enums(units)), item: string(), ...marks })),
  steps: array(type({ text: string(), ...marks })),
  notes: string(),
  /** The source text, line by line. */
  text: string(),
  /** Source lines that are not part of the recipe. */
  left: array(string()),
  /** The source site. */
  origin: nullable(string()),
});
export type Transcription = Infer<typeof transcriptionSchema>;

const minutes = () => nullable(max(min(integer(), 0), mostMinutes));

/** A transcribed recipe after the user's corrections. */
const keepSchema = object({
  /** Idempotency key of the recipe. */
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
  /** The source photo, which is kept with the recipe. */
  photoGuid: nullable(guid()),
  origin: nullable(size(text(), 1, 120)),
});
export type TranscribedRecipe = Infer<typeof keepSchema>;

/** Transcription of written recipes: read from a photo, a text or a page, corrected, and stored. */
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

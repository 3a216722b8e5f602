import { array, integer, max, min, nullable, number, object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';

const notes = '/api/companies/:companyUri/recipes/:guid/notes';

/** Maximum length of a note, in UTF-16 units. */
export const longestNote = 2_000;

/** An owner's note on a recipe, independent of its versions. */
export const noteSchema = type({
  /** The step's index, from 0; null for the recipe as a whole. */
  step: nullable(number()),
  /** As typed. Empty notes are not stored. */
  text: string(),
});
export type Note = Infer<typeof noteSchema>;

/** The notes of a recipe. Private to its owner: no link, copy or file includes them. */
export const noteEndpoints = {
  listNotes: endpoint({
    method: 'GET',
    path: notes,
    body: null,
    query: null,
    payload: type({ notes: array(noteSchema) }),
    errors: ['notSignedIn', 'notFound'],
  }),
  /** Replaces the note. Idempotent. */
  writeNote: endpoint({
    method: 'PUT',
    path: notes,
    body: object({ step: nullable(max(min(integer(), 0), 39)), text: size(text(), 0, longestNote) }),
    query: null,
    payload: noteSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'tooManyRequests'],
  }),
} as const;

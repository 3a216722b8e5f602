import { array, integer, max, min, nullable, number, object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';

const notes = '/api/companies/:companyUri/recipes/:guid/notes';

/** UTF-16 units of a note. */
export const longestNote = 2_000;

/** What an owner notes on a recipe, apart from its versions. */
export const noteSchema = type({
  /** Its place among the steps, from 0; null for the recipe as a whole. */
  step: nullable(number()),
  /** As it was typed. A note without text is not kept. */
  text: string(),
});
export type Note = Infer<typeof noteSchema>;

/** The notes of a recipe. They are its owner's alone: no link, copy or file shows them. */
export const noteEndpoints = {
  listNotes: endpoint({
    method: 'GET',
    path: notes,
    body: null,
    query: null,
    payload: type({ notes: array(noteSchema) }),
    errors: ['notSignedIn', 'notFound'],
  }),
  /** Takes the place of the note that stands there. The same note may be sent again. */
  writeNote: endpoint({
    method: 'PUT',
    path: notes,
    body: object({ step: nullable(max(min(integer(), 0), 39)), text: size(text(), 0, longestNote) }),
    query: null,
    payload: noteSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'tooManyRequests'],
  }),
} as const;

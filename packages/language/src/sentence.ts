/** The values of a sentence; a list is joined by the reader's language. */
export type SentenceValues = Readonly<Record<string, string | number | readonly string[]>>;

/** A translatable message: its English text, which is the catalog key, with its values. */
export interface Sentence {
  id: string;
  values?: SentenceValues;
}

/**
 * Creates a message that is translated when its reader is known. Its name and form are those of Lingui's own call, so that `lingui extract` finds the
 * text, which must be a literal.
 */
export const i18n = {
  _: (id: string, values?: SentenceValues): Sentence => (values === undefined ? { id } : { id, values }),
};

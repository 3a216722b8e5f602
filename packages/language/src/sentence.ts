/** What a sentence is filled with; a list is written as the reader's language writes lists. */
export type SentenceValues = Readonly<Record<string, string | number | readonly string[]>>;

/** A sentence of ours that waits for its reader: in English, by which the catalogs know it, with what it is filled with. */
export interface Sentence {
  id: string;
  values?: SentenceValues;
}

/**
 * Puts a sentence off until it is known who reads it. It bears the name and form of Lingui's own call, because that is what
 * `lingui extract` looks for: the text must stand in it as it is.
 */
export const i18n = {
  _: (id: string, values?: SentenceValues): Sentence => (values === undefined ? { id } : { id, values }),
};

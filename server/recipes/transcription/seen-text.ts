/** A word that was seen in a picture. */
export interface SeenWord {
  text: string;
  /** Words of one line have the same. */
  line: string;
  /** Lines that stand together. */
  block: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** From 0 to 100. */
  confidence: number;
}

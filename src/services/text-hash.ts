/** A hash of a text, as letters and digits: equal texts have equal hashes. Not for secrets. */
export function textHash(text: string): string {
  // Two hashes with prime moduli below 2^26, so that products stay exact.
  const hash = (modulus: number) => [...text].reduce((sum, letter) => (sum * 257 + (letter.codePointAt(0) ?? 0)) % modulus, 7);
  return `${hash(67_108_859).toString(36)}${hash(33_554_393).toString(36)}`;
}

/** A hash of a text, as letters and digits: equal texts have equal hashes. Not for secrets. */
export function textHash(text: string): string {
  // Two hashes with prime moduli below 2^26, so that products stay exact. A loop: the text can have 100,000 letters.
  let [one, other] = [7, 7];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = (one * 257 + unit) % 67_108_859;
    other = (other * 257 + unit) % 33_554_393;
  }
  return `${one.toString(36)}${other.toString(36)}`;
}

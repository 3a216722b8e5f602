/**
 * Words that speak of an allergy, or of what somebody cannot eat, in any of the ten languages, also misspelled. Where one stands outside every wish that was understood, the
 * kitchen asks: it would rather ask once too often.
 */
const alarm =
  /\ball?[ae]r?g[iyeíì]|\bintol+[eé]r|\banaph?[iy]?[lf]|\bunvertr[aä]g|\buberempfindlich|\büberempfindlich|\bepi-?pen|حساسي|אלרגי|אנפילק|アレルギ|過敏|过敏|एलर्ज|अलर्ज|एलेर्ज|רגיש|תופעות לוואי|不耐|具合が悪|体調が悪|体に合わな|食べられな|不舒服|不能吃|忌口|परहेज|तबीयत|हजम नहीं|تحسس|لا أتحمل|يتحسس|\bsensitiv|\bsensib[le]|\bsensív|\bempfindlich/giu;

/** Where a text speaks of allergies. */
export const alarmsIn = (text: string): { text: string; start: number }[] =>
  [...text.matchAll(alarm)].map((match) => ({ text: match[0], start: match.index }));

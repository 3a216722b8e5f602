import { hanSource, numberSource, readNumber } from '@anydish/language/numbers';
import { foldText, westernDigits } from '@anydish/language/script';
import { otherMeasures, wordsForUnit } from '@anydish/language/units';
import { fromWords, patternOf } from '@anydish/language/words';
import type { Locale } from '../../../../contract/shell/locales.ts';
import { foodMentions } from './food-mentions.ts';

/** How much of a food a request names: "500 g mince", "2 salmon fillets", in Japanese also behind it. Either grams or pieces. */
export interface SaidAmount {
  /** The possible foods, likeliest first. */
  ids: readonly string[];
  grams: number | null;
  pieces: number | null;
}

const gramsOf = { g: 1, kg: 1_000, oz: 28.35, lb: 453.6 } as const;

const units = (['g', 'kg', 'oz', 'lb'] as const).flatMap((unit) => wordsForUnit(unit).map((word) => [word, gramsOf[unit]] as const));

const measured = fromWords(() => {
  const others = otherMeasures().flatMap(({ words, unit, times }) => (unit === 'g' ? words.map((word) => [word, times] as const) : []));
  const grams = new Map([...units, ...others].map(([word, each]) => [foldText(word).toLowerCase(), each]));
  const escape = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const unit = [...grams.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|');
  const number = `(?:${numberSource()}|${hanSource})`;
  // "Half a kilo": an article may part the number from its unit.
  const weight = String.raw`(${number})\s*-?(?:an?\s+)?(${unit})\.?(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}])`;
  // "Of" in any language, and one adjective: "800 g of lean beef".
  const between = String.raw`\s*(?:(?:${foldText(patternOf('of'))})\s*)?(?:\p{L}{3,14}\s+)?`;
  return {
    grams,
    weightBefore: new RegExp(`(?<![\\d.,/])${weight}${between}$`, 'iu'),
    weightBehind: new RegExp(String.raw`^\s*[(（:]?\s*${weight}`, 'iu'),
    piecesBefore: new RegExp(String.raw`(?<![\p{L}\p{M}\d.,/])(\d{1,2})\s*[x×]?\s*$`, 'u'),
  };
});

/** Characters between the start of an amount and its food. */
const widest = 60;

/** The amounts that a request names before or behind its foods. Volumes and spoons are left out: they are of seasonings. */
export function saidAmounts(text: string, language: Locale): SaidAmount[] {
  const { grams, weightBefore, weightBehind, piecesBefore } = measured();
  const folded = westernDigits(foldText(text.toLowerCase()));
  // Folding may change the length of a rare letter; then no place can be trusted.
  if (folded.length !== text.length) return [];
  const mentions = foodMentions(text, language);
  return mentions.flatMap(({ ids, start, text: said }, index): SaidAmount[] => {
    const last = mentions[index - 1];
    const before = folded.slice(Math.max(last === undefined ? 0 : last.start + last.text.length, start - widest), start);
    const behind = folded.slice(start + said.length, Math.min(mentions[index + 1]?.start ?? folded.length, start + said.length + widest));
    const [, number, unit] = weightBefore.exec(before) ?? weightBehind.exec(behind) ?? [];
    const value = number === undefined ? null : readNumber(number);
    const each = unit === undefined ? undefined : grams.get(unit);
    if (value !== null && value > 0 && each !== undefined) return [{ ids, grams: value * each, pieces: null }];
    const pieces = Number(piecesBefore.exec(before)?.[1] ?? 0);
    return pieces > 0 ? [{ ids, grams: null, pieces }] : [];
  });
}

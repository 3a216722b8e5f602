import { sayMeasure, type MeasureWord } from '@anydish/language/measures';
import { sourceLocale } from '../shell/locales.ts';
import { contextOf, sayTemperature, scaleOf, type OvenScale } from './oven.ts';
import type { UnitSystem } from './recipe.ts';

/*
 * Sentences of a recipe that follow its servings and units. A sentence holds marks that are filled when it is shown:
 *
 *   ⟨2:the onion|the onions⟩   one or many, by the amount of the ingredient with that index
 *   ⟨×:2⟩                      a number that follows the servings
 *   ⟨C:180⟩ ⟨cm:2⟩ ⟨g:400⟩ ⟨ml:50⟩   a measure in metric units
 */

const mark = /⟨([^:⟩]+):([^⟩]*)⟩/g;

/** A number as the reader writes it. */
type FormatNumber = (value: number) => string;

const nearest = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

type InWords = readonly [value: number, word: MeasureWord];

const inUs: Readonly<Record<string, (value: number) => InWords>> = {
  cm: (value) => [nearest(value / 2.54, value < 2 ? 0.25 : 0.5), 'in'],
  g: (value) => (value < 450 ? [nearest(value / 28.35, 0.5), 'oz'] : [nearest(value / 453.6, 0.25), 'lb']),
  ml: (value) => (value < 60 ? [nearest(value / 15, 0.5), 'tbsp'] : [nearest(value / 240, 0.25), 'cup']),
};

const inMetric: Readonly<Record<string, (value: number) => InWords>> = {
  cm: (value) => [value, 'cm'],
  g: (value) => [value, 'g'],
  ml: (value) => [value, 'ml'],
};

interface Filling {
  /** True when there is more than one of the ingredient with this index. */
  isMany: (index: number) => boolean;
  /** The factor of the recipe; 1 by default. */
  factor?: number;
  unitSystem: UnitSystem;
  format: FormatNumber;
  /** The oven scale; omitted: derived from the units. */
  oven?: OvenScale | null | undefined;
  /** The language of the sentence. */
  language?: string | undefined;
}

/** The sentence for these amounts and units. Unknown marks are removed. */
export function fillTemplate(template: string, { isMany, factor = 1, unitSystem, format, oven, language = sourceLocale }: Filling): string {
  return template.replace(mark, (whole, what: string, text: string, start: number) => {
    if (/^\d+$/.test(what)) {
      const [one = '', many = one] = text.split('|');
      return isMany(Number(what)) ? many : one;
    }
    if (what === '×') return format(Math.round(Number(text) * factor * 100) / 100);
    if (what === 'C') {
      const { isForOven, isFan } = contextOf(template, start, start + whole.length);
      return sayTemperature(Number(text), isForOven, isFan, { scale: scaleOf(oven, unitSystem), language, format });
    }
    const [value, word] = (unitSystem === 'us' ? inUs : inMetric)[what]?.(Number(text)) ?? [0, null];
    return word === null ? '' : sayMeasure(word, value, format(value), language);
  });
}

/** Degrees Celsius below which no oven bakes: of meat, milk or dough. */
const coolestOven = 105;

/** True when a sentence with marks holds the temperature of an oven. */
export const hasOvenMark = (template: string): boolean =>
  [...template.matchAll(mark)].some(
    ({ index, 0: whole, 1: what, 2: value }) =>
      what === 'C' && Number(value) >= coolestOven && contextOf(template, index, index + whole.length).isForOven,
  );

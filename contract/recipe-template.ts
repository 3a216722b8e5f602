import type { UnitSystem } from './recipe.ts';

/*
 * Sentences of a recipe that follow its servings and units. A sentence holds marks that are filled when it is shown:
 *
 *   ⟨2:the onion|the onions⟩   one or many, by the amount of the ingredient with that index
 *   ⟨C:180⟩ ⟨cm:2⟩ ⟨g:400⟩ ⟨ml:50⟩   a measure in metric units
 */

const mark = /⟨([^:⟩]+):([^⟩]*)⟩/g;

/** A number as the reader writes it. */
type FormatNumber = (value: number) => string;

const nearest = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** Ovens are marked in steps of 25 °F; below, water and meat are measured more closely. */
const fahrenheit = (celsius: number) => {
  const degrees = (celsius * 9) / 5 + 32;
  return nearest(degrees, degrees >= 250 ? 25 : 5);
};

const inUs: Readonly<Record<string, (value: number, format: FormatNumber) => string>> = {
  C: (value, format) => `${format(fahrenheit(value))} °F`,
  cm: (value, format) => `${format(value < 2 ? nearest(value / 2.54, 0.25) : nearest(value / 2.54, 0.5))} in`,
  g: (value, format) => (value < 450 ? `${format(nearest(value / 28.35, 0.5))} oz` : `${format(nearest(value / 453.6, 0.25))} lb`),
  ml: (value, format) => {
    if (value < 60) return `${format(nearest(value / 15, 0.5))} tbsp`;
    const cups = nearest(value / 240, 0.25);
    return `${format(cups)} cup${cups > 1 ? 's' : ''}`;
  },
};

const inMetric: Readonly<Record<string, (value: number, format: FormatNumber) => string>> = {
  C: (value, format) => `${format(value)} °C`,
  cm: (value, format) => `${format(value)} cm`,
  g: (value, format) => `${format(value)} g`,
  ml: (value, format) => `${format(value)} ml`,
};

interface Filling {
  /** True when there is more than one of the ingredient with this index. */
  isMany: (index: number) => boolean;
  unitSystem: UnitSystem;
  format: FormatNumber;
}

/** The sentence as it is read for these amounts in these units. A mark that nobody knows stays out. */
export function fillTemplate(template: string, { isMany, unitSystem, format }: Filling): string {
  return template.replace(mark, (_, what: string, text: string) => {
    if (/^\d+$/.test(what)) {
      const [one = '', many = one] = text.split('|');
      return isMany(Number(what)) ? many : one;
    }
    return (unitSystem === 'us' ? inUs : inMetric)[what]?.(Number(text), format) ?? '';
  });
}

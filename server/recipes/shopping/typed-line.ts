import type { Measure } from '../../../contract/recipes/quantities.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { foodTree, isPoured } from '@anydish/kitchen/foods';
import { foodMentions } from '@anydish/kitchen/read';
import { readLine } from '../import/read-line.ts';

export interface TypedLine {
  /** Without the amount, if that was understood. */
  text: string;
  food: string | null;
  measures: Measure[];
  density: number | null;
  isPoured: boolean;
}

/** Parses a typed line: "2 onions" means the same food as in recipes. A line with unknown words ("milk for Anna", "kitchen paper") stays as typed. */
function readTyped(text: string, language: Locale): TypedLine {
  const plain = { text, food: null, measures: [], density: null, isPoured: false };
  const line = readLine(text);
  if (line === null || line.note !== null) return plain;
  const item = line.item.trim();
  const [mention, ...others] = foodMentions(item, language);
  const [food] = mention?.ids ?? [];
  if (food === undefined || others.length > 0 || mention?.text.length !== item.length) return plain;
  const measures = line.amount === null || line.amount <= 0 ? [] : [{ amount: line.amount, unit: line.unit }];
  return { text: item, food, measures, density: foodTree().food(food).weights.get('ml') ?? null, isPoured: isPoured(food) };
}

export const readAllTyped = (texts: readonly string[], language: Locale): TypedLine[] => texts.map((text) => readTyped(text, language));

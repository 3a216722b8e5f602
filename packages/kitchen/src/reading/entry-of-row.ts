import { wishDiets, type WishDiet } from '../../../../contract/kitchen/wishes.ts';
import type { Entry } from './entries.ts';
import type { TableEntry } from './tables.ts';

const listIds = ['and', 'or', 'comma', 'but'] as const;
const minutesPer: Readonly<Record<string, number>> = { minute: 1, hour: 60 };
const features = new Set(['kind', 'course', 'cuisine', 'occasion', 'season', 'audience', 'manner', 'method']);

const isDiet = (id: string): id is WishDiet => wishDiets.some((diet) => diet === id);

/** The meaning of a table row; null for patterns, which are read separately. */
export function entryOf({ type, id }: TableEntry): Entry | null {
  if (features.has(type)) return { type: 'feature', id: `${type}:${id}` };
  switch (type) {
    case 'diet':
      return isDiet(id) ? { type, id } : null;
    case 'unproven':
    case 'equipment':
    case 'no-equipment':
    case 'raw':
    case 'danger':
    case 'offtopic':
      return { type, id };
    case 'list': {
      const known = listIds.find((one) => one === id);
      return known === undefined ? null : { type, id: known };
    }
    case 'number':
    case 'people':
      return { type, value: Number(id) };
    case 'excludes':
    case 'food':
      return { type, id };
    case 'unit':
      return { type, minutes: minutesPer[id] ?? 1 };
    case 'duration':
      return { type, minutes: Number(id) };
    case 'nickname':
      return { type };
    case 'filler':
    case 'prep':
      return { type: type === 'prep' ? 'prep' : 'filler' };
    default:
      return null;
  }
}

import { expect, test } from 'vitest';
import { namesakesIn } from '../../../../src/views/recipes/list/namesakes.ts';
import { summary } from '../../../machines/samples.ts';

const padThai = (guid: string, change: Partial<ReturnType<typeof summary>> = {}) => ({
  ...summary(guid),
  title: 'Prawn pad thai',
  ...change,
});
const withoutPeanuts = [{ kind: 'without' as const, id: 'peanut', label: 'Without peanuts', source: 'read' as const }];

test('recipes of one title show their differences, and others show nothing', () => {
  const found = namesakesIn([
    padThai('a', { servings: 2 }),
    padThai('b', { servings: 4, title: ' prawn Pad Thai' }),
    padThai('c', { servings: 4, wishes: withoutPeanuts }),
    { ...summary('d'), title: 'Miso ramen' },
  ]);
  expect([...found.keys()]).toEqual(['a', 'b', 'c']);
  expect(found.get('a')).toEqual({ servings: true, minutes: false, wishes: true });
});

test('otherwise identical recipes are distinguished by date', () => {
  expect(namesakesIn([padThai('a'), padThai('b')]).get('b')).toEqual({ servings: false, minutes: false, wishes: false });
});

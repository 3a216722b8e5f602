import type { ShoppingLine, ShoppingList } from '../../../contract/recipes/shopping.ts';
import type { shoppingMachine } from '../../../machines/recipes/shopping.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const shoppingLine = (guid: string, more: Partial<ShoppingLine> = {}): ShoppingLine => ({
  guid,
  text: `Line ${guid}`,
  food: null,
  measures: [],
  density: null,
  isPoured: false,
  aisle: 'other',
  recipes: [],
  isTicked: false,
  ...more,
});

export const shoppingList: ShoppingList = {
  guid: 'guid-list',
  version: 1,
  unitSystem: 'metric',
  isShared: true,
  lines: [
    shoppingLine('onions', { aisle: 'produce', measures: [{ amount: 3, unit: null }], recipes: ['Stew'] }),
    shoppingLine('paper', { isTicked: true }),
  ],
};

export const shoppingFixture: Fixture<typeof shoppingMachine> = {
  inputs: {
    opened: ({ now, newId }) => ({ kept: null, isLinked: false, now, newId }),
    kept: ({ now, newId }) => ({ kept: { list: shoppingList, pending: [] }, isLinked: false, now, newId }),
  },
  events: {
    'line.ticked': { onions: { line: 'onions', isTicked: true } },
    'line.removed': { onions: { line: 'onions' } },
    'ticked.removed': 'bare',
    'text.changed': { bread: { text: 'Bread' } },
    'line.submitted': 'bare',
    'list.told': { elsewhere: { list: { ...shoppingList, version: 2 } } },
    'stream.broke': 'bare',
    'list.lost': 'bare',
    'language.changed': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    readShopping: { list: shoppingList },
    sendChanges: { done: { ...shoppingList, version: 3 } },
  },
  errors: {
    readShopping: { gone: failure('notFound'), offline: failure('unknown') },
    sendChanges: { gone: failure('notFound'), offline: failure('unknown'), full: failure('conflict') },
  },
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Aisle } from '../../../../contract/recipes/shopping.ts';

export const aisleNames: Readonly<Record<Aisle, MessageDescriptor>> = {
  produce: msg`Fruit and vegetables`,
  bakery: msg`Bread and bakery`,
  meat: msg`Meat`,
  fish: msg`Fish`,
  dairy: msg`Dairy, eggs and tofu`,
  dry: msg`Pasta, rice and pulses`,
  preserved: msg`Tins and jars`,
  condiments: msg`Oil, vinegar and sauces`,
  spices: msg`Herbs and spices`,
  baking: msg`Baking, nuts and dried fruit`,
  drinks: msg`Drinks`,
  other: msg`Other things`,
};

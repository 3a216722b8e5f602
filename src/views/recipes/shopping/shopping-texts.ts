import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
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

/** What has come onto the list, and what has not. */
export function addedText({ added, atHome }: { added: number; atHome: readonly string[] }, i18n: I18n): string {
  const text = i18n._(
    msg`${plural(added, { one: '# ingredient is on your shopping list.', other: '# ingredients are on your shopping list.' })}`,
  );
  if (atHome.length === 0) return text;
  const foods = new Intl.ListFormat(i18n.locale).format(atHome);
  return `${text} ${i18n._(msg`Left out, because you always have it at home: ${foods}.`)}`;
}

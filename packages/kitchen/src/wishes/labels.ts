import type { Locale } from '../../../../contract/shell/locales.ts';
import { wishDiets, type ShownWish, type Wish, type WishDiet } from '../../../../contract/kitchen/wishes.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { sayRemark } from '../writing/remark.ts';
import { namesIn } from '../foods/names.ts';
import { templateIn } from '../writing/catalog.ts';

const dietNames: Readonly<Record<WishDiet, Sentence>> = {
  vegetarian: i18n._('vegetarian'),
  vegan: i18n._('vegan'),
  pescatarian: i18n._('pescatarian'),
  halal: i18n._('halal'),
  kosher: i18n._('kosher-style'),
  gluten_free: i18n._('gluten-free'),
  dairy_free: i18n._('dairy-free'),
  lactose_free: i18n._('lactose-free'),
  nut_free: i18n._('nut-free'),
  low_carb: i18n._('low carb'),
  low_fodmap: i18n._('low FODMAP'),
  pregnancy: i18n._('in pregnancy'),
  baby: i18n._('for a baby'),
};

const isDiet = (id: string): id is WishDiet => wishDiets.some((diet) => diet === id);

/** A food or kind in a wish: in the plural if it has one. */
export const foodLabel = (id: string, language: Locale): string => namesIn(language).get(id)?.many ?? id;

const featureLabel = (id: string, language: Locale): string => templateIn(language, `#${id}`) ?? id.split(':')[1] ?? id;

/** A wish in the reader's words: "without peanuts", "for 4", "vegan". */
export function wishLabel({ kind, id }: Wish, language: Locale): string {
  const say = (sentence: Sentence) => sayRemark(sentence, language);
  switch (kind) {
    case 'without':
      return say(i18n._('without {food}', { food: foodLabel(id, language) }));
    case 'allergy':
      return say(i18n._('allergy: {food}', { food: foodLabel(id, language) }));
    case 'allow':
      return say(i18n._('{food} is fine', { food: foodLabel(id, language) }));
    case 'with':
      return say(i18n._('with {food}', { food: foodLabel(id, language) }));
    case 'diet':
      return isDiet(id) ? say(dietNames[id]) : id;
    case 'minutes':
      return say(i18n._('at most {minutes, plural, one {# minute} other {# minutes}}', { minutes: Number(id) }));
    case 'servings':
      return say(i18n._('for {servings, number}', { servings: Number(id) }));
    case 'no-equipment':
      return say(i18n._('without: {equipment}', { equipment: featureLabel(`equipment:${id}`, language) }));
    case 'equipment':
      return featureLabel(`equipment:${id}`, language);
    case 'feature':
      return featureLabel(id, language);
  }
}

export const shownWish = (wish: Wish, source: ShownWish['source'], language: Locale): ShownWish => ({
  ...wish,
  source,
  label: wishLabel(wish, language),
});

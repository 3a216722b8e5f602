import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { YieldUnit } from '../../contract/recipes/recipe.ts';

const named: Record<YieldUnit, (count: number) => MessageDescriptor> = {
  piece: (count) => msg`Makes ${plural(count, { one: '# piece', other: '# pieces' })}`,
  biscuit: (count) => msg`Makes ${plural(count, { one: '# biscuit', other: '# biscuits' })}`,
  muffin: (count) => msg`Makes ${plural(count, { one: '# muffin', other: '# muffins' })}`,
  pancake: (count) => msg`Makes ${plural(count, { one: '# pancake', other: '# pancakes' })}`,
  waffle: (count) => msg`Makes ${plural(count, { one: '# waffle', other: '# waffles' })}`,
  bun: (count) => msg`Makes ${plural(count, { one: '# bun', other: '# buns' })}`,
  roll: (count) => msg`Makes ${plural(count, { one: '# roll', other: '# rolls' })}`,
  loaf: (count) => msg`Makes ${plural(count, { one: '# loaf', other: '# loaves' })}`,
  cake: (count) => msg`Makes ${plural(count, { one: '# cake', other: '# cakes' })}`,
  tart: (count) => msg`Makes ${plural(count, { one: '# tart', other: '# tarts' })}`,
  pie: (count) => msg`Makes ${plural(count, { one: '# pie', other: '# pies' })}`,
  pizza: (count) => msg`Makes ${plural(count, { one: '# pizza', other: '# pizzas' })}`,
  flatbread: (count) => msg`Makes ${plural(count, { one: '# flatbread', other: '# flatbreads' })}`,
  dumpling: (count) => msg`Makes ${plural(count, { one: '# dumpling', other: '# dumplings' })}`,
  skewer: (count) => msg`Makes ${plural(count, { one: '# skewer', other: '# skewers' })}`,
  glass: (count) => msg`Makes ${plural(count, { one: '# glass', other: '# glasses' })}`,
  jar: (count) => msg`Makes ${plural(count, { one: '# jar', other: '# jars' })}`,
  tray: (count) => msg`Makes ${plural(count, { one: '# tray', other: '# trays' })}`,
};

/** The yield besides servings: "Makes 16 biscuits". */
export const yieldText = (count: number, of: YieldUnit, i18n: I18n): string => i18n._(named[of](count));

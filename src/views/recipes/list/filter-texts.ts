import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Category, RecipeSort } from '../../../../contract/recipes/recipe-search.ts';

export const categoryTexts: Record<Category, MessageDescriptor> = {
  soups: msg`Soups and stews`,
  salads: msg`Salads and bowls`,
  pasta: msg`Pasta, rice and noodles`,
  meat: msg`Meat and fish`,
  vegetables: msg`Vegetables and sides`,
  eggs: msg`Eggs and breakfast`,
  bread: msg`Bread, pizza and snacks`,
  sweet: msg`Cakes and desserts`,
  sauces: msg`Sauces and preserves`,
  drinks: msg`Drinks`,
};

export const sortTexts: Record<RecipeSort, MessageDescriptor> = {
  best: msg`Best match`,
  newest: msg`Newest first`,
  oldest: msg`Oldest first`,
  title: msg`By title`,
  quickest: msg`Quickest first`,
  missing: msg`Fewest missing`,
};

/** Who created a recipe. */
export const cooks = [
  { value: 'built-in', label: msg`Built-in kitchen` },
  { value: 'openai-compatible', label: msg`AI model` },
  { value: 'imported', label: msg`Imported` },
] as const;

/** Recipes to cook from the foods at home, including the pantry. */
export const homes = [
  { value: 'fewest', label: msg`Fewest missing first` },
  { value: 'all', label: msg`Can be cooked from what I have` },
] as const;

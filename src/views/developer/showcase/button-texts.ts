import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ButtonSize, ButtonState, ButtonVariant } from './button-code.tsx';

/** The purpose of each variant. A variant of the kit missing here does not compile. */
export const variantTexts: Readonly<Record<ButtonVariant, MessageDescriptor>> = {
  FilledAccent1: msg`The one thing that a page is for. The default.`,
  FilledAccent2: msg`The bright one of the green pair, for a cheerful second way.`,
  FilledAccent1Light: msg`A quiet way that stays in sight, as in the header.`,
  FilledAccent2Light: msg`A quiet way beside pictures of food.`,
  Primary: msg`Dark grey: serious, and not the green that cooks.`,
  FilledDanger: msg`What cannot be taken back. Always asked about first.`,
  Outlined: msg`The other way: beside a filled button, or many of a kind.`,
  FilledGray: msg`A tool in a row of a list.`,
  FilledPageBg: msg`On a coloured ground, where the page's own colour stands out.`,
  Flat: msg`Green words that light up: the least of the actions.`,
  Transparent: msg`Words or an icon alone; the ground comes with the pointer.`,
};

export const sizeTexts: Readonly<Record<ButtonSize, MessageDescriptor>> = {
  Default: msg`As high as a field, 50 px, to stand beside one.`,
  Flat: msg`A little lower, 44 px: in lists and headers.`,
  Big: msg`56 px: the one button of a landing page.`,
  Small: msg`36 px: in tight rows.`,
  Label: msg`As high as the text that it stands in, never under 24 px.`,
};

export const stateTexts: Readonly<Record<ButtonState, MessageDescriptor>> = {
  normal: msg`Normal`,
  icon: msg`With an icon`,
  loading: msg`Loading`,
  disabled: msg`Disabled`,
  link: msg`As a link`,
};

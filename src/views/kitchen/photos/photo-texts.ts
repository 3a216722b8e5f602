import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a photo of an order is called; `number` from 1. */
export const photoName = (number: number, count: number, i18n: I18n): string =>
  i18n._(count === 1 ? msg`The chosen photo` : msg`Photo ${number}`);

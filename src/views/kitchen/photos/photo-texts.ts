import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name of an order's photo; `number` from 1. */
export const photoName = (number: number, count: number, i18n: I18n): string =>
  i18n._(count === 1 ? msg`The chosen photo` : msg`Photo ${number}`);

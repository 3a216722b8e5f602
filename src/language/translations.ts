import type { Messages } from '@lingui/core';
import type { Catalogs } from './catalogs.ts';

/** Every catalog but those of the source language, each a chunk of its own. */
export const translations: Catalogs = import.meta.glob<{ messages: Messages }>(['./locales/*/*.po', '!./locales/en/*.po']);

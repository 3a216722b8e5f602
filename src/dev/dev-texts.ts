import type { Messages } from '@lingui/core';
import { loadDeveloperTexts } from '../language/developer-texts.ts';

// Apart from the product's catalogs: a build for production has not even the files.
const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*/messages.po');

export const loadDevTexts = (): Promise<void> => loadDeveloperTexts(catalogs);

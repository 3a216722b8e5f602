import type { Messages } from '@lingui/core';
import { loadDeveloperTexts } from '../../../language/developer-texts.ts';

// Apart from the product's catalogs: only these two pages fetch them.
const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*/messages.po');

export const loadShowcaseTexts = (): Promise<void> => loadDeveloperTexts(catalogs);

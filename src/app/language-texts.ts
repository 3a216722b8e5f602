import { msg } from '@lingui/core/macro';

/** What is said of the language wherever it is chosen. */
export const languageTexts = {
  name: msg`Language`,
  missing: (language: string) => msg`The texts in ${language} could not be loaded. Please check your connection and try again.`,
  unsaved: msg`This browser keeps your language, but it could not be saved to your account.`,
};

import { msg } from '@lingui/core/macro';

/** What is said of the language wherever it is chosen. */
export const languageTexts = {
  name: msg`Language`,
  missing: (language: string) => msg`The ${language} texts could not be loaded. Please check your connection and try again.`,
  unsaved: msg`Your language is set in this browser, but could not be saved to your account.`,
};

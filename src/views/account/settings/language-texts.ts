import { msg } from '@lingui/core/macro';

/** Texts of the language settings. */
export const languageSettingTexts = {
  title: msg`Language`,
  intro: msg`Pages and emails are in this language. A recipe stays in the language it was written in.`,
  saved: msg`Your language is saved.`,
  failed: (language: string) => msg`The ${language} texts could not be loaded.`,
  unsaved: msg`Your language is not saved to your account yet.`,
  again: msg`Try again`,
};

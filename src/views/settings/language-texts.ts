import { msg } from '@lingui/core/macro';

/** What the settings say of the language. */
export const languageSettingTexts = {
  title: msg`Language`,
  intro: msg`Our pages and our mails to you are in this language. A recipe stays in the one that it was written in.`,
  saved: msg`Your language is saved.`,
  failed: (language: string) => msg`The texts in ${language} did not come.`,
  unsaved: msg`Your account does not know your language yet.`,
  again: msg`Try again`,
};

import { createContext, use, type ReactNode } from 'react';
import { sourceLocale } from '../../../../contract/shell/locales.ts';

/** BCP 47 tag of the surrounding recipe's language. */
export const RecipeLanguage = createContext<string>(sourceLocale);

/** Recipe text in its own language and direction; bdi keeps punctuation in place. */
export function RecipeText({ children }: { children: ReactNode }) {
  return <bdi lang={use(RecipeLanguage)}>{children}</bdi>;
}

import { createContext, use, type ReactNode } from 'react';
import { sourceLocale } from '../../../../contract/shell/locales.ts';

/** What the recipe around is written in: a BCP 47 tag. */
export const RecipeLanguage = createContext<string>(sourceLocale);

/** Words of a recipe: in its own language, which may run the other way than the page; bdi keeps their full stops in place. */
export function RecipeText({ children }: { children: ReactNode }) {
  return <bdi lang={use(RecipeLanguage)}>{children}</bdi>;
}

import type { Locale } from '../../contract/shell/locales.ts';
import { speak } from '../language/speech.ts';

/** Title and description of public pages, for previews. */
interface PageText {
  title: string;
  description: string;
}

/** Texts about the product before its code loads: in link previews, search results and on a home screen. */
export interface PageTexts {
  /** By path; other pages are private or do not exist. */
  pages: Readonly<Record<string, PageText>>;
  product: PageText;
  shortcuts: { newRecipe: string; myRecipes: string };
}

/** The texts in a language. */
export function pageTexts(language: Locale, productName: string): PageTexts {
  const i18n = speak(language);
  const product = {
    title: i18n._('{productName}: instant AI recipes', { productName }),
    description: i18n._('Take a picture of any food or describe any dish, and get an easy-to-use recipe.'),
  };
  const named = (title: string, description: string): PageText => ({ title: `${title} · ${productName}`, description });
  return {
    product,
    pages: {
      '/': product,
      '/privacy': named(i18n._('Privacy Policy'), i18n._('What we know about you, what we use it for, and how to have it deleted.')),
      '/terms': named(i18n._('Terms and Conditions'), i18n._('What you may expect of us, and what we expect of you.')),
      '/login': named(i18n._('Sign In'), i18n._('Your recipes are waiting for you.')),
      '/sign-up': named(i18n._('Create an account'), i18n._('With an account your recipes are available on all your devices.')),
      '/reset-password': named(i18n._('Reset password'), i18n._('Choose a new password with a code that we send to your email address.')),
    },
    shortcuts: { newRecipe: i18n._('New recipe'), myRecipes: i18n._('My recipes') },
  };
}

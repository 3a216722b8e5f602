import type { Locale } from '../../contract/locales.ts';

/** What a public page is called and about, for those who see it before they open it. */
interface PageText {
  title: string;
  description: string;
}

/** What is said of the product before any of its code has come: in link previews, search results and on a home screen. */
export interface PageTexts {
  /** By path; what is not listed is private, or is not there. */
  pages: Readonly<Record<string, PageText>>;
  product: PageText;
  shortcuts: { newRecipe: string; myRecipes: string };
}

/** The texts in a language. */
export function pageTexts(_language: Locale, productName: string): PageTexts {
  const product = {
    title: `${productName}: instant AI recipes`,
    description: 'Take a picture of any food or describe any dish, and get an easy-to-use recipe.',
  };
  const named = (title: string, description: string): PageText => ({ title: `${title} · ${productName}`, description });
  return {
    product,
    pages: {
      '/': product,
      '/privacy': named('Privacy Policy', 'What we know about you, what we use it for, and how to have it deleted.'),
      '/terms': named('Terms and Conditions', 'What you may expect of us, and what we expect of you.'),
      '/login': named('Sign In', 'Your recipes are waiting for you.'),
      '/sign-up': named('Create an account', 'With an account your recipes are kept, on every device.'),
      '/reset-password': named('Reset password', 'Choose a new password with a code that we send to your email address.'),
    },
    shortcuts: { newRecipe: 'New recipe', myRecipes: 'My recipes' },
  };
}

import { isLocale } from '../../contract/locales.ts';
import type { PublicConfig } from '../../contract/public-config.ts';
import type { LanguageInput } from '../../machines/language.machine.ts';

/** What the developers' locale is called in `?locale=`: every text longer and with accents. */
const pseudoLocale = 'pseudo';

/** The locale that `?locale=` asks for, else the language that the page was served in. */
export function startingLanguage({ language }: Pick<PublicConfig, 'language'>, search: string): LanguageInput {
  const asked = new URLSearchParams(search).get('locale');
  const isFixed = isLocale(asked) || asked === pseudoLocale;
  return { locale: isFixed ? asked : language, isFixed };
}

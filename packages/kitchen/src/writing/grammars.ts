import type { Locale } from '../../../../contract/shell/locales.ts';
import { chinese, hindi, japanese } from './asian.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import type { Grammar } from './grammar.ts';
import { french, portuguese, spanish } from './romance.ts';
import { arabic, hebrew } from './semitic.ts';

export const grammars: Readonly<Record<Locale, Grammar>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': portuguese,
  ar: arabic,
  he: hebrew,
  ja: japanese,
  'zh-Hans': chinese,
  hi: hindi,
};

import type { ReportKind } from '../../contract/recipes/feedback-endpoints.ts';
import { sourceLocale } from '../../contract/shell/locales.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { inWords } from '../language/speech.ts';
import type { Mail } from './mailer.ts';
import { notice, type Letterhead } from './notice.ts';

const kinds: Readonly<Record<ReportKind, Sentence>> = {
  unsafe: i18n._('It may be unsafe.'),
  allergens: i18n._('Its allergens are wrong.'),
  broken: i18n._('It does not work as written.'),
  other: i18n._('Something else is wrong.'),
};

interface Report extends Omit<Letterhead, 'language'> {
  kind: ReportKind;
  words: string;
  /** Of the public page that a visitor read; null for what its owner reported. */
  path: string | null;
  /** The report's. */
  guid: string;
}

/** Brings what is wrong with a recipe to staff, who read English. */
export function reportMail({ kind, words, path, guid, ...letterhead }: Report): Mail {
  const { productName, publicUrl } = letterhead;
  const say = (sentence: Sentence) => inWords(sentence, sourceLocale);
  const addresses = path === null ? [] : [`${publicUrl}${path}`];
  const staffAddress = `${publicUrl}/console/reports/${guid}`;
  return notice(
    { ...letterhead, language: sourceLocale },
    {
      subject: say(i18n._('A recipe of {productName} was reported', { productName })),
      title: say(path === null ? i18n._('An owner reported a recipe') : i18n._('A visitor reported a recipe')),
      lines: [say(kinds[kind]), words, ...addresses.map((address) => say(i18n._('It is about this page: {address}', { address })))],
      last: say(i18n._('It can be handled here: {staffAddress}', { staffAddress })),
      links: [...addresses, staffAddress],
    },
  );
}

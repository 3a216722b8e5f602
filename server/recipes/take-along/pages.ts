import { formatFraction } from '../../../contract/recipes/amounts.ts';
import { formatMinutes } from '../../../contract/recipes/minutes.ts';
import { showRecipe } from '../../../contract/recipes/recipe-math.ts';
import type { Recipe } from '../../../contract/recipes/recipe.ts';
import { directionOf, sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { inWords } from '../../language/speech.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import { allergenTexts, ingredientTexts } from './recipe-texts.ts';

// Opened from a disk, the pages run no code and load nothing but the photos beside them.
const policy = "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const style = `:root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1{line-height:1.2}img{display:block;max-width:100%;height:auto;border-radius:.5rem}li{margin:.35rem 0}small{opacity:.8}@media print{nav{display:none}}`;

/** A self-contained page of the archive, without scripts. */
const page = ({ title, body, language }: { title: string; body: string; language: Locale }) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** A text of the recipe, with its own language and direction. */
const own = (tag: string, text: string, language: string) =>
  `<${tag} lang="${escapeHtml(language)}" dir="auto">${escapeHtml(text)}</${tag}>`;
const list = (tag: 'ol' | 'ul', items: readonly string[]) => `<${tag}>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</${tag}>`;

const seriesOf = (texts: readonly string[], language: Locale) =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(texts);

const picture = (file: string) => `<img src="${file}" alt="">`;

interface Read {
  language: Locale;
  /** The photo files beside the page. */
  photos: readonly string[];
}

/** A recipe to cook from, for its servings and in its units. */
export function recipePage(recipe: Recipe, { language, photos }: Read): string {
  const { title, summary, servings, unitSystem, language: written = sourceLocale, prepMinutes, cookMinutes } = recipe;
  const say = (sentence: Sentence) => escapeHtml(inWords(sentence, language));
  const shown = showRecipe(recipe, { servings, unitSystem, format: (value) => formatFraction(value, language) });
  const minutes = (name: Sentence, count: number | null) =>
    count === null ? [] : [`${say(name)}: ${escapeHtml(formatMinutes(count, language))}`];
  const facts = [
    say(i18n._('Servings: {servings}', { servings })),
    ...minutes(i18n._('Preparation'), prepMinutes),
    ...minutes(i18n._('Cooking'), cookMinutes),
  ];
  const lines = shown.ingredients.map((ingredient) => {
    const { line, note, remarks } = ingredientTexts(ingredient, language);
    const said = remarks.map((remark) => own('small', remark, language));
    return [own('span', line, written), ...(note === null ? [] : [own('small', note, written)]), ...said].join(' · ');
  });
  const allergens = recipe.allergens.map((allergen) => inWords(allergenTexts[allergen], language));
  const body = [
    `<nav><a href="../../index.html">${say(i18n._('My recipes'))}</a></nav>`,
    '<main>',
    own('h1', title, written),
    ...photos.slice(0, 1).map(picture),
    own('p', summary, written),
    `<p>${facts.join(' · ')}</p>`,
    `<h2>${say(i18n._('Ingredients'))}</h2>`,
    list('ul', lines),
    `<h2>${say(i18n._('Steps'))}</h2>`,
    list(
      'ol',
      shown.steps.map(({ text }) => own('div', text, written)),
    ),
    ...(allergens.length === 0 ? [] : [`<p>${say(i18n._('Allergens'))}: ${escapeHtml(seriesOf(allergens, language))}</p>`]),
    ...photos.slice(1).map(picture),
    '</main>',
  ];
  return page({ title, body: body.join('\n'), language });
}

/** A recipe's entry in the index. */
export interface Listed {
  title: string;
  written: string;
  folder: string;
}

interface Contents {
  language: Locale;
  productName: string;
  /** False when some recipes did not fit. */
  isWhole: boolean;
}

/** The index of the archive, by title. */
export function indexPage(listed: readonly Listed[], { language, productName, isWhole }: Contents): string {
  const title = `${inWords(i18n._('My recipes'), language)} · ${productName}`;
  const collator = new Intl.Collator(language, { numeric: true });
  const links = listed
    .toSorted((a, b) => collator.compare(a.title, b.title))
    .map(({ folder, ...recipe }) => {
      const address = folder.split('/').map(encodeURIComponent).join('/');
      return `<a href="${escapeHtml(address)}/recipe.html">${own('bdi', recipe.title, recipe.written)}</a>`;
    });
  const say = (sentence: Sentence) => `<p>${escapeHtml(inWords(sentence, language))}</p>`;
  const body = [
    '<main>',
    `<h1>${escapeHtml(title)}</h1>`,
    ...(isWhole ? [] : [say(i18n._('Not everything fits into one ZIP. The JSON file with all your data has the rest.'))]),
    links.length === 0 ? say(i18n._('No recipes yet')) : list('ol', links),
    '</main>',
  ];
  return page({ title, body: body.join('\n'), language });
}

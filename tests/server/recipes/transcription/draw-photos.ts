import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { truthOf, type Truth } from './truth.ts';

/*
 * Draws the photos of the table out of what stands beside them: `node tests/server/recipes/transcription/draw-photos.ts`, with CHROMIUM_PATH. They are
 * committed, so that every machine reads the same pictures, whatever fonts it has.
 */

const folder = join(import.meta.dirname, 'photos');
const fraunces = readFileSync(
  join(import.meta.dirname, '../../../../node_modules/@fontsource/fraunces/files/fraunces-latin-400-normal.woff2'),
);
const fonts: Readonly<Record<string, string>> = {
  serif: 'Liberation Serif',
  sans: 'Liberation Sans',
  mono: 'Liberation Mono',
  condensed: 'DejaVu Sans Condensed',
  fraunces: 'Fraunces',
  dejavu: 'DejaVu Sans',
};
/** As a book writes each unit in its language. */
const written: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { cup: 'cups', clove: 'cloves' },
  'pt-BR': { cup: 'xícaras de', can: 'lata de' },
  fr: { g: 'g de' },
  es: { g: 'g de', ml: 'ml de' },
  ar: { g: 'غ' },
  he: { g: 'גרם' },
};
const joint = (language: string, unit: string | null) => (unit === null ? '' : (written[language]?.[unit] ?? unit));

const lineOf = (language: string, { amount, unit, item }: Truth['ingredients'][number]) =>
  [amount === null ? '' : String(amount), joint(language, unit), item].filter((part) => part !== '').join(' ');

function pageOf(text: string): string {
  const said = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? '';
  const truth = truthOf(text);
  const look = said('look').split(' ');
  const language = said('language');
  const [list = '', method = '', ...facts] = said('heads').split(' / ');
  const font = fonts[look[0] ?? ''] ?? 'Liberation Sans';
  const tilt = /tilt(-?\d)/.exec(said('look'))?.[1] ?? '0';
  const has = (name: string) => look.includes(name);
  const cells = truth.ingredients.map((one) =>
    has('table')
      ? `<tr><td style="width:260px">${one.item}</td><td>${one.amount ?? ''} ${joint(language, one.unit)}</td></tr>`
      : `<li>${lineOf(language, one)}</li>`,
  );
  const ingredients = has('table')
    ? `<table>${cells.join('')}</table>`
    : `<ul style="list-style:none;padding:0;margin:0${has('columns') ? ';columns:2;column-gap:70px' : ''}">${cells.join('')}</ul>`;
  const steps = `<ol style="padding-inline-start:1.6em;margin:0">${truth.steps.map((step) => `<li>${step}</li>`).join('')}</ol>`;
  const [paper, ink] = has('dark') ? ['#26313a', '#f4efe6'] : has('card') ? ['#f3e7c8', '#30302c'] : ['#fbf8f1', '#1d1d1b'];
  const body = has('aside')
    ? `<div style="display:grid;grid-template-columns:240px 1fr;gap:60px"><div><h2>${list}</h2>${ingredients}</div><div><h2>${method}</h2>${steps}</div></div>`
    : `<h2>${list}</h2>${ingredients}<h2>${method}</h2>${steps}`;
  const shade = has('shadow') ? '<div style="position:absolute;inset:0;background:linear-gradient(115deg,#0000 30%,#0006 75%)"></div>' : '';
  const turn = has('perspective') ? 'perspective(1400px) rotateY(8deg) rotateX(4deg)' : `rotate(${tilt}deg)`;
  return `<style>@font-face{font-family:Fraunces;src:url(data:font/woff2;base64,${fraunces.toString('base64')})}
    body{margin:0;background:#8a7f72;overflow:hidden}h1{font-size:34px;margin:0 0 12px}h2{font-size:23px;margin:18px 0 8px}</style>
    <div dir="${has('rtl') ? 'rtl' : 'ltr'}" style="position:relative;width:700px;margin:26px;padding:34px;background:${paper};color:${ink};font:20px/1.5 '${font}';
    ${has('italic') ? 'font-style:italic;' : ''}transform:${turn}"><h1>${truth.title}</h1>${facts.map((fact) => `<p style="margin:4px 0">${fact}</p>`).join('')}${body}${shade}</div>`;
}

const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] !== undefined && { executablePath: process.env['CHROMIUM_PATH'] }),
});
const page = await browser.newPage({ viewport: { width: 820, height: 800 }, deviceScaleFactor: 1.5 });
for (const name of readdirSync(folder).filter((file) => file.endsWith('.txt'))) {
  const text = readFileSync(join(folder, name), 'utf8');
  await page.setContent(pageOf(text));
  const shot = sharp(await page.screenshot());
  const { width, height } = await shot.metadata();
  const noise = {
    create: { width, height, channels: 3 as const, background: '#808080', noise: { type: 'gaussian' as const, mean: 128, sigma: 18 } },
  };
  const grain = await sharp(noise).png().toBuffer();
  const drawn = text.includes('grain') ? shot.composite([{ input: grain, blend: 'soft-light' }]).blur(0.6) : shot;
  writeFileSync(join(folder, name.replace('.txt', '.jpg')), await drawn.jpeg({ quality: 62 }).toBuffer());
}
await browser.close();

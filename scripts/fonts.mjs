// `npm run fonts`: cuts the two faces that every page shows to the letters of our Latin languages. What comes of it is committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, onProductNode, say } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
const { default: subsetFont } = await import('subset-font');

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const ascii = range(0x20, 0x7e);
/** Accents of English, German, French, Spanish, Portuguese and Italian, and their punctuation. */
const accents = '¡©«°·º»¿ÀÁÂÃÄÇÈÉÊÍÓÔÕÖÚÜßàáâãäçèéêëìíîïñòóôõöùúûüŒœ';
const punctuation = '\u00A0\u202F–—‘’“”„…';
const inText = `${ascii}${accents}${punctuation}×±£•€™−¼½¾`;

const faces = {
  'figtree-core.woff2': {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    letters: inText,
    options: { variationAxes: { wght: { min: 400, max: 700, default: 400 } } },
  },
  'fraunces-core.woff2': {
    from: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
    letters: `${ascii}${accents}${punctuation}`,
    options: {},
  },
};

mkdirSync(inRoot('src', 'theme', 'fonts'), { recursive: true });
for (const [file, { from, letters, options }] of Object.entries(faces)) {
  const cut = await subsetFont(readFileSync(inRoot('node_modules', from)), letters, { targetFormat: 'woff2', ...options });
  writeFileSync(inRoot('src', 'theme', 'fonts', file), cut);
  say(`${file}: ${cut.length} bytes`);
}

import type { Page } from '@playwright/test';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..', 'node_modules', '@expo-google-fonts');

const arabic = 'U+600-6FF,U+750-77F,U+8A0-8FF,U+FB50-FDFF,U+FE70-FEFF';
const japanese = 'U+2190-21FF,U+2460-24FF,U+2500-27BF,U+3000-30FF,U+3400-4DBF,U+4E00-9FFF,U+F900-FAFF,U+FF00-FFEF';

const kosugi = 'kosugi-maru/400Regular/KosugiMaru_400Regular.ttf';

/** Letters that the faces of the product leave to the system. The weights are those of the family: Chromium joins only faces of the same weights. */
const additions: readonly { family: string; weight: string; ranges: string; file: string }[] = [
  { family: 'Figtree', weight: '400 700', ranges: arabic, file: 'noto-sans-arabic/500Medium/NotoSansArabic_500Medium.ttf' },
  { family: 'Figtree', weight: '400 700', ranges: japanese, file: kosugi },
  { family: 'Fraunces', weight: '600', ranges: arabic, file: 'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf' },
  { family: 'Fraunces', weight: '600', ranges: japanese, file: kosugi },
];

const address = '/faces-of-the-test/';

const rules = additions
  .map(
    ({ family, weight, ranges, file }) =>
      `@font-face{font-family:${family};font-weight:${weight};font-display:block;src:url(${address}${file});unicode-range:${ranges}}`,
  )
  .join('');

/** Advances as the face has them: a rasteriser that rounds them breaks lines elsewhere. */
const exact = '*{text-rendering:geometricPrecision!important}';

/** Draws every letter with a face from our packages, however late it comes: no page depends on the faces of the system. */
export async function useOwnFaces(page: Page): Promise<void> {
  await page.route(/\/assets\/shell\.[^/]*\.css$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/font-display:(?:optional|swap)/g, 'font-display:block');
    await route.fulfill({ response: answer, body: body + rules + exact });
  });
  await page.route(`**${address}**`, (route) =>
    route.fulfill({ path: join(root, new URL(route.request().url()).pathname.slice(address.length)) }),
  );
}

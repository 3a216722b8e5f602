import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e/page.ts';
import { Product } from '../support/e2e/product.ts';
import { say } from '../support/e2e/translations.ts';

let product: Product;

test.beforeAll(async () => {
  product = await Product.start({});
});
test.afterAll(() => product.dispose());

const cook = { email: 'cook@anydish.example', password: 'make-any-dish' };

/** The order, its reading, and the foods the recipe must not contain. */
const requests = [
  { language: 'ar', words: 'شوربة عدس بدون بصل', leftOut: 'بصل', script: /\p{Script=Arabic}/u, direction: 'rtl' },
  { language: 'ja', words: 'パンケーキ 卵なし', leftOut: '卵', script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, direction: 'ltr' },
] as const;

requests.forEach(({ language, words, leftOut, script, direction }) => {
  test(`a request in "${language}" is read, cooked and written in it, by the built-in kitchen`, async ({ page }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: product.origin }]);
    await page.goto(`${product.origin}/login`);
    await page.getByLabel(say(language, 'Email')).fill(cook.email);
    await page.getByLabel(say(language, 'Password'), { exact: true }).fill(cook.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/account$|\/new$/);
    const [company] = await page.evaluate(async () => {
      const answer = (await (await fetch('/api/session')).json()) as { payload: { extra: { companies: { uri: string }[] } } };
      return answer.payload.extra.companies;
    });
    await page.goto(`${product.origin}/ai/${company?.uri}/new`);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await page.getByLabel(say(language, 'Describe a dish')).fill(words);
    await expect(page.getByRole('list', { name: say(language, 'Understood') })).toContainText(leftOut);
    await expectAccessible(page);
    await page.getByRole('button', { name: say(language, 'Make a recipe') }).click();
    await expect(page).toHaveURL(/\/recipes\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(script);
    const steps = await page.getByRole('main').innerText();
    expect(steps).not.toMatch(/\b(?:the|until|with|and)\b/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

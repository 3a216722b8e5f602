import type { Sight } from './browser-driver.ts';

type Name = string | RegExp;

export const heading =
  (name: Name): Sight =>
  (page) =>
    page.getByRole('heading', { name }).first().isVisible();

/** A button that can be pressed. */
export const button =
  (name: Name): Sight =>
  async (page) =>
    (await page.getByRole('button', { name, disabled: false }).count()) > 0;

/** A button that waits for an answer. */
export const busyButton =
  (name: Name): Sight =>
  async (page) =>
    (await page.getByRole('button', { name }).and(page.locator('[aria-busy=true]')).count()) > 0;

export const text =
  (pattern: Name): Sight =>
  (page) =>
    page.getByText(pattern).first().isVisible();

export const all =
  (...sights: Sight[]): Sight =>
  async (page) =>
    (await Promise.all(sights.map((sight) => sight(page)))).every(Boolean);

export const any =
  (...sights: Sight[]): Sight =>
  async (page) =>
    (await Promise.all(sights.map((sight) => sight(page)))).some(Boolean);

export const no =
  (sight: Sight): Sight =>
  async (page) =>
    !(await sight(page));

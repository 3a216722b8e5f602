import { expect, type Page } from '@playwright/test';

/** No text is cut off: nothing hides what it has no room for, but what is meant for screen readers alone and what ends in an ellipsis. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const isCut = (element: Element) => {
      const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || element.matches('input, textarea, select')) return false;
      const sideways = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const below = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return element.clientWidth > 1 && (sideways || below);
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && element.checkVisibility() && isCut(element))
      .map((element) => element.textContent?.slice(0, 60));
  });
  expect(cut).toEqual([]);
}

/** WCAG 2.4.7 and 2.1.1: everything that can be used is reached by Tab, and shows that it is. Resolves to how many there were. */
export async function expectVisibleFocus(page: Page): Promise<number> {
  const seen = new Set<string>();
  await page.locator('body').evaluate(() => getSelection()?.setPosition(document.body));
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      // What paints the ring may be the field around a plain input, the picture of a hidden one, or the card that a link fills.
      const near = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
      const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) => outlineStyle !== 'none' && outlineWidth !== '0px';
      const paints = (style: CSSStyleDeclaration) => isOutlined(style) || style.boxShadow !== 'none';
      const shows = (part: Element) => paints(getComputedStyle(part)) || paints(getComputedStyle(part, '::after'));
      // Or the frame of a field that also holds photos and buttons.
      const frame = element instanceof HTMLTextAreaElement ? element.closest('form, [data-wrong]') : null;
      const frames = [frame, frame?.firstElementChild];
      const box = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return {
        key: `${element.tagName} ${name.slice(0, 40)} ${Math.round(box.x)} ${Math.round(box.y + scrollY)}`,
        isShown:
          near.some((part) => part instanceof Element && shows(part)) ||
          frames.some((part) => part instanceof Element && isOutlined(getComputedStyle(part))),
      };
    });
    if (at === null || seen.has(at.key)) break;
    seen.add(at.key);
    expect(at.isShown, `focus on ${at.key} is seen`).toBe(true);
  }
  return seen.size;
}

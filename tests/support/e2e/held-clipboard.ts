import type { Page } from '@playwright/test';

/** A clipboard that waits for the test, and then takes what it is given or does not. Call it before the page is opened. */
export async function holdClipboard(page: Page): Promise<(isTaken: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: ((isTaken: boolean) => void)[] = [];
    const writeText = () =>
      new Promise<void>((resolve, reject) => {
        waiting.push((isTaken) => (isTaken ? resolve() : reject(new DOMException('Denied', 'NotAllowedError'))));
      });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    Reflect.set(globalThis, 'decideClipboard', (isTaken: boolean) => waiting.pop()?.(isTaken));
  });
  return (isTaken) =>
    page.evaluate((decision) => {
      const act: unknown = Reflect.get(globalThis, 'decideClipboard');
      if (typeof act === 'function') act(decision);
    }, isTaken);
}

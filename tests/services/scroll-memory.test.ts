import { beforeEach, expect, test, vi } from 'vitest';
import { watchScroll } from '../../src/services/scroll-memory.ts';

const page = { pathname: '/account', length: 3000 };
let resize = (): void => undefined;
const disconnect = vi.fn<() => void>();
let window = new EventTarget();

/** Like a browser: limited to the page's length. */
const scrollTo = vi.fn((_: number, place: number) => vi.stubGlobal('scrollY', Math.min(place, page.length)));

/** Another address, with a page of this length. */
function goes(how: 'pushState' | 'replaceState' | 'popstate', pathname: string, length: number): void {
  Object.assign(page, { pathname });
  window.dispatchEvent(new Event(how));
  grows(length);
}

function grows(length: number): void {
  page.length = length;
  if (scrollY > length) vi.stubGlobal('scrollY', length);
  resize();
}

beforeEach(() => {
  window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('document', { body: {} });
  vi.stubGlobal('location', page);
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe = () => resize();
      disconnect = () => {
        resize = () => undefined;
        disconnect();
      };
    },
  );
});

test('Back restores the scroll position once the list is loaded', () => {
  watchScroll();
  scrollTo(0, 1200);
  goes('pushState', '/ai/ada/recipes/1', 800);
  expect(scrollY).toBe(0);
  goes('popstate', '/account', 0);
  expect(scrollY).toBe(0);
  grows(3000);
  expect(scrollY).toBe(1200);
  expect(disconnect).toHaveBeenCalledOnce();

  // The next return: scrolling before the list is loaded cancels the restoring.
  goes('pushState', '/ai/ada/recipes/2', 800);
  goes('popstate', '/account', 0);
  window.dispatchEvent(new Event('wheel'));
  grows(3000);
  expect(scrollY).toBe(0);
});

test('a page that takes the place of another starts at its top; a changed query scrolls nothing', () => {
  watchScroll();
  scrollTo(0, 1200);
  goes('replaceState', '/account', 3000);
  expect(scrollY).toBe(1200);
  goes('replaceState', '/ai/ada/recipes/1', 3000);
  expect(scrollY).toBe(0);
});

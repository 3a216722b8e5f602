const recipePage = /^\/ai\/[^/]+\/recipes\/[^/]+(?:\/cook)?$/;

/** Milliseconds for which the old page waits for the picture of the new one, and between two looks. */
const patience = { most: 400, look: 20 };

const pictureIn = (place: ParentNode | null): HTMLElement | null => place?.querySelector<HTMLElement>('[data-dish]') ?? null;

/** Resolves to the new page's picture, or to null after a while: the page stands still until then. */
async function nextPicture(before: HTMLElement): Promise<HTMLElement | null> {
  const end = performance.now() + patience.most;
  while (performance.now() < end) {
    const picture = before.isConnected ? null : pictureIn(document.querySelector('main'));
    if (picture !== null) return picture;
    await new Promise((resolve) => {
      setTimeout(resolve, patience.look);
    });
  }
  return null;
}

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;

/** Where the picture of a dish starts that this click leads to; null when nothing moves. */
function startOf(link: HTMLAnchorElement): HTMLElement | null {
  const isElsewhere = link.origin !== location.origin || link.target !== '' || link.pathname === location.pathname;
  if (isElsewhere || !recipePage.test(link.pathname)) return null;
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  const main = document.querySelector('main');
  if (main === null || !main.contains(link)) return null;
  return recipePage.test(location.pathname) ? pictureIn(main) : pictureIn(link.closest('article'));
}

/**
 * Lets the picture of a dish travel from its card to the recipe and on to cook mode, where the browser can and motion is welcome. The
 * link is followed within the transition: the page being left is captured before it scrolls to its top.
 */
export function followPictures(): void {
  if (!('startViewTransition' in document)) return;
  let isPassing = false;
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (isPassing || link === null || !isPlain(event)) return;
    const from = startOf(link);
    if (from === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    from.style.viewTransitionName = 'dish';
    let to: HTMLElement | null = null;
    const transition = document.startViewTransition(async () => {
      isPassing = true;
      link.click();
      isPassing = false;
      from.style.viewTransitionName = '';
      to = await nextPicture(from);
      if (to !== null) to.style.viewTransitionName = 'dish';
    });
    // Another transition may begin before this one.
    void transition.ready.catch(() => undefined);
    void transition.finished.then(() => {
      if (to !== null) to.style.viewTransitionName = '';
    });
  };
  // Before the link's own listener.
  document.addEventListener('click', follow, { capture: true });
}

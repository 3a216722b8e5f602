/*
 * Stands in a page that the server has rendered: begins the page's code when the page is painted, and keeps what is clicked until the
 * code is there. A classic script without imports, so that it waits for nothing.
 */
{
  /** The code says so when it has taken the page over; contract/shell/served-page.ts has the same name. */
  const takenOver = 'anydish:taken-over';
  /** How long a link waits for the code before the browser follows it, in milliseconds. */
  const patience = 3_000;
  const held: HTMLElement[] = [];
  const timers: ReturnType<typeof setTimeout>[] = [];

  const leadsElsewhere = (link: HTMLAnchorElement) =>
    link.target !== '' || link.origin !== location.origin || (link.pathname === location.pathname && link.hash !== '');

  const keep = (event: MouseEvent) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest<HTMLElement>('#root :is(a[href], button, input[type=radio])') : null;
    if (pressed === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (pressed instanceof HTMLAnchorElement) {
      if (leadsElsewhere(pressed)) return;
      timers.push(setTimeout(() => location.assign(pressed.href), patience));
    }
    event.preventDefault();
    event.stopPropagation();
    held.push(pressed);
  };

  /** A page in the background is not painted: there the code begins after so many milliseconds. */
  const longest = 1_000;
  const entry = document.currentScript?.dataset['entry'];
  let hasBegun = entry === undefined;
  const begin = () => {
    if (hasBegun || entry === undefined) return;
    hasBegun = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = entry;
    document.head.append(script);
  };
  // What is decoded and compiled before the first paint would delay it.
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(begin)));
  setTimeout(begin, longest);

  document.addEventListener('click', keep, true);
  document.addEventListener(
    takenOver,
    () => {
      document.removeEventListener('click', keep, true);
      for (const timer of timers) clearTimeout(timer);
      for (const pressed of held) if (pressed.isConnected) pressed.click();
    },
    { once: true },
  );
}

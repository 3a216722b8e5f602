function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}

/**
 * Calls back with the path of each link of this site that somebody points at, touches or comes to with the keyboard: about to follow it,
 * as it seems. Never where a browser was told to save data.
 */
export function watchIntent(onIntent: (path: string) => void): void {
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname || savesData()) return;
    onIntent(link.pathname);
  };
  // A finger that touches is over the link, too.
  for (const type of ['pointerover', 'focusin']) addEventListener(type, consider, { passive: true });
}

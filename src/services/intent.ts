function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}

/**
 * Calls back with the path of each internal link that the user hovers, touches or focuses, and so is likely to follow. Disabled in
 * data-saving mode.
 */
export function watchIntent(onIntent: (path: string) => void): void {
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname || savesData()) return;
    onIntent(link.pathname);
  };
  // A touch fires the hover event, too.
  for (const type of ['pointerover', 'focusin']) addEventListener(type, consider, { passive: true });
}

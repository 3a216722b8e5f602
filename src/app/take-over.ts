import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { giveTypedBack, takeTyped, tellTakenOver } from '../services/served-page.ts';

/**
 * Puts the code behind the page that the server has rendered; where it would show something else, for example a reset that this tab
 * has begun, in its place. What was typed stays. All in one turn: the reader sees no step between.
 */
export function takeOver(host: HTMLElement, page: ReactNode, isSame: boolean): void {
  const left = takeTyped(host);
  flushSync(() => {
    if (isSame) hydrateRoot(host, page, { onRecoverableError: (error) => console.error(error) });
    else createRoot(host).render(page);
  });
  giveTypedBack(host, left);
  tellTakenOver();
}

import { fromCallback, type EventObject } from 'xstate';

/** Keeps the screen on while somebody listens, as far as the browser can; it lets go when the tab is hidden, and is asked again after. */
export const keepAwake = fromCallback<EventObject>(({ sendBack }) => {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      // Nobody listens any more: the answer came late.
      if (!isWanted) {
        await taken.release();
        return;
      }
      lock = taken;
      taken.addEventListener('release', () => sendBack({ type: 'screen.released' }));
      sendBack({ type: 'screen.kept' });
    } catch {
      // A battery that runs low, or a browser that forbids it: the page says that the screen may go off.
    }
  };
  const askAgain = () => void ask();
  void ask();
  document.addEventListener('visibilitychange', askAgain);
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', askAgain);
    void lock?.release();
  };
});

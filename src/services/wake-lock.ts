import { fromCallback, type EventObject } from 'xstate';

/** Keeps the screen on while there are listeners, if the browser allows; released when the tab is hidden, and requested again afterwards. */
export const keepAwake = fromCallback<EventObject>(({ sendBack }) => {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      // The lock arrived after the last listener left.
      if (!isWanted) {
        await taken.release();
        return;
      }
      lock = taken;
      taken.addEventListener('release', () => sendBack({ type: 'screen.released' }));
      sendBack({ type: 'screen.kept' });
    } catch {
      // Low battery, or forbidden by the browser: the page says that the screen may turn off.
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

import { fromCallback, type EventObject } from 'xstate';

/** Distance in CSS pixels after which a touch is a swipe and not a scroll. */
const swipeLength = 60;

/** Arrow keys and swipes, as steps forwards (1) or back (-1) in the reading direction of the page. */
export const followTurns = fromCallback<EventObject>(({ sendBack }) => {
  const turn = (toTheRight: boolean) => {
    const isForwards = (document.documentElement.dir === 'rtl') !== toTheRight;
    sendBack({ type: 'step.turned', by: isForwards ? 1 : -1 });
  };
  const hearKey = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || (target instanceof Element && target.closest('input, select, textarea') !== null)) return;
    if (key === 'ArrowLeft' || key === 'ArrowRight') turn(key === 'ArrowRight');
  };
  let from: { x: number; y: number } | null = null;
  const begin = ({ touches }: TouchEvent) => {
    const [finger, another] = touches;
    from = finger === undefined || another !== undefined ? null : { x: finger.clientX, y: finger.clientY };
  };
  const end = ({ changedTouches: [finger] }: TouchEvent) => {
    if (from === null || finger === undefined) return;
    const [across, down] = [finger.clientX - from.x, finger.clientY - from.y];
    from = null;
    // The page follows the finger: swiping left shows the page on the right.
    if (Math.abs(across) >= swipeLength && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0);
  };
  document.addEventListener('keydown', hearKey);
  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchend', end, { passive: true });
  return () => {
    document.removeEventListener('keydown', hearKey);
    document.removeEventListener('touchstart', begin);
    document.removeEventListener('touchend', end);
  };
});

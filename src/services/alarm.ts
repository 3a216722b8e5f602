import { fromCallback, type EventObject } from 'xstate';

/** Three short tones, repeated after a pause. In seconds. */
const tones = [0, 0.4, 0.8];
const toneLength = 0.25;
const toneHeight = 880;
/** Milliseconds between two rings. */
const ringEvery = 2_500;
/** Lock held by the one tab that sounds. */
const lockName = 'anydish.alarm';

let audio: AudioContext | null = null;
let isPrepared = false;

const gestures = ['pointerdown', 'keydown'] as const;

/** Browsers allow sound only after a user gesture: the next one unlocks it, including the current one. */
export function prepareSound(): void {
  if (isPrepared || !('AudioContext' in globalThis)) return;
  isPrepared = true;
  const prepare = () => {
    audio ??= new AudioContext();
    void audio.resume();
    for (const gesture of gestures) document.removeEventListener(gesture, prepare, true);
  };
  if (navigator.userActivation?.isActive) prepare();
  else for (const gesture of gestures) document.addEventListener(gesture, prepare, true);
}

function ringOnce(on: AudioContext): void {
  for (const start of tones) {
    const tone = on.createOscillator();
    tone.frequency.value = toneHeight;
    tone.connect(on.destination);
    tone.start(on.currentTime + start);
    tone.stop(on.currentTime + start + toneLength);
  }
}

/** Rings until stopped, in one tab of this browser: the first that may play sound. */
export const soundAlarm = fromCallback<EventObject>(() => {
  const left = new AbortController();
  const ring = () =>
    new Promise<void>((resolve) => {
      const again = () => audio?.state === 'running' && ringOnce(audio);
      again();
      const timer = setInterval(again, ringEvery);
      left.signal.addEventListener('abort', () => {
        clearInterval(timer);
        resolve();
      });
    });
  // A tab without a user gesture stays silent and leaves the ringing to another.
  if (audio === null) return;
  // The lock request is aborted when this tab stops while another one rings.
  if ('locks' in navigator) navigator.locks.request(lockName, { signal: left.signal }, ring).catch(() => undefined);
  else void ring();
  return () => left.abort();
});

/** Rings: three short tones, and a notification where the page is not seen. */
export interface Alarm {
  /** To be called by a press: browsers let only those begin a sound or ask for a permission. */
  prepare: () => void;
  ring: (title: string) => void;
}

const tones = [0, 0.4, 0.8];

export function createAlarm(): Alarm {
  let audio: AudioContext | null = null;
  return {
    prepare: () => {
      if ('AudioContext' in globalThis) {
        audio ??= new AudioContext();
        void audio.resume();
      }
      if ('Notification' in globalThis && Notification.permission === 'default') void Notification.requestPermission();
    },
    ring: (title) => {
      if (audio !== null)
        for (const start of tones) {
          const tone = audio.createOscillator();
          tone.frequency.value = 880;
          tone.connect(audio.destination);
          tone.start(audio.currentTime + start);
          tone.stop(audio.currentTime + start + 0.25);
        }
      if (document.visibilityState === 'visible' || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
      try {
        const shown = new Notification(title);
        shown.addEventListener('click', () => globalThis.focus());
      } catch {
        // Browsers of phones show notifications of service workers only; the tone was heard.
      }
    },
  };
}

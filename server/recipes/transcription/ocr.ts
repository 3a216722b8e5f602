import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { Locale } from '../../../contract/shell/locales.ts';
import { invalidFields } from '../../http/failure.ts';
import { Permits } from '../../kitchen/permits.ts';
import { i18n } from '@anydish/language/sentence';
import { rowsIn } from '@anydish/language/words';
import type { OcrTask } from './ocr-thread.ts';
import type { SourceLine } from './source-lines.ts';

const busy = i18n._('Many photos are being read right now. Please try again in a moment.');
/** A picture keeps a processor busy for a second and takes 200 MB. */
const readers = new Permits(1, 20, busy);
/** The size at which text is recognised best; longest side, in pixels. */
const side = { least: 1_600, most: 2_200 } as const;
const usualLimit = 30_000;

const tooSlow = () => invalidFields({ photoGuid: i18n._('Reading this photo took too long. Please try one that shows the recipe alone.') });

/** The photo in grey, evenly lit, and at a readable size. Light text on dark paper is inverted. */
async function prepared(photo: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sharp(photo).metadata();
  const target = Math.min(side.most, Math.max(side.least, width, height));
  const { channels } = await sharp(photo).greyscale().stats();
  const isDark = (channels[0]?.mean ?? 255) < 100;
  const grey = sharp(photo).resize({ width: target, height: target, fit: 'inside' }).greyscale().normalise();
  return (isDark ? grey.negate({ alpha: false }) : grey).png({ compressionLevel: 1 }).toBuffer();
}

function inThread(task: OcrTask, signal: AbortSignal, limit: number): Promise<SourceLine[]> {
  if (signal.aborted) return Promise.reject(tooSlow());
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('ocr-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      void thread.terminate();
      settle();
    };
    const leave = () => end(() => reject(tooSlow()));
    const timer = setTimeout(leave, limit);
    signal.addEventListener('abort', leave, { once: true });
    // Safe: the thread is ours.
    thread.once('message', (lines: SourceLine[]) => end(() => resolve(lines)));
    // Listens to every error, also after the end: without a listener, an error ends the process.
    thread.on('error', (error) => end(() => reject(error)));
  });
}

/**
 * The lines in a checked photo, recognised on this machine. `limit` in milliseconds.
 * @throws Failure invalidInput on timeout, kitchenUnavailable when the queue is full or `signal` is aborted
 */
export const readPhoto = (photo: Uint8Array, language: Locale, signal: AbortSignal, limit: number = usualLimit): Promise<SourceLine[]> =>
  readers.during(
    async () => inThread({ picture: await prepared(photo), languages: rowsIn(language, 'photo.data').flat() }, signal, limit),
    signal,
  );

/*
 * Makes one photo small, so that the page is never held up: 12 million pixels take a telephone a second. Decoders that few photos need are fetched
 * when one does.
 */
import { quality, shrinkPhoto, type Easel } from './photo-drawing.ts';

declare const self: DedicatedWorkerGlobalScope;

function easelOf(width: number, height: number): Easel {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no room for a canvas.');
  return { context, toJpeg: () => canvas.convertToBlob({ type: 'image/jpeg', quality }) };
}

/** True once the decoder was asked for, until it is there. */
let isMissing = false;

async function decode(file: Blob) {
  isMissing = true;
  const { loadDecoder } = await import('./heic.ts');
  const decodeHeic = await loadDecoder();
  isMissing = false;
  return decodeHeic(file);
}

self.addEventListener('message', ({ data: { file, side } }: MessageEvent<{ file: Blob; side: number }>) => {
  shrinkPhoto(file, side, easelOf, decode).then(
    (photo) => self.postMessage({ photo }),
    (error: unknown) => self.postMessage({ problem: String(error), isMissing }),
  );
});

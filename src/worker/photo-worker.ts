/* Resizes one photo off the main thread: 12 megapixels take a phone a second. Rare decoders load on demand. */
import { quality, shrinkPhoto, type Easel } from './photo-drawing.ts';

declare const self: DedicatedWorkerGlobalScope;

function easelOf(width: number, height: number): Easel {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no room for a canvas.');
  return { context, toJpeg: () => canvas.convertToBlob({ type: 'image/jpeg', quality }) };
}

/** True from the request of the decoder until it is loaded. */
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

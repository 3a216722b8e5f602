import { photoSide } from '../../contract/kitchen/photo.ts';
import workerAddress from '../worker/photo-worker.ts?worker&url';
import { quality, shrinkPhoto, type Easel } from '../worker/photo-drawing.ts';

/** A lazily loaded code file failed; a later try may work. */
export class MissingCode extends Error {}

/** A worker must come from the site's own origin, even when its files come from a CDN: the server has them too. */
function ownAddress(address: string): string {
  const { pathname, search } = new URL(address, document.baseURI);
  return pathname.slice(Math.max(0, pathname.lastIndexOf('/assets/'))) + search;
}

/** In a worker, whose memory is freed with it. Aborting ends it. */
const inWorker = (file: Blob, signal: AbortSignal): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(ownAddress(workerAddress), { type: 'module' });
    const end = (how: () => void) => {
      worker.terminate();
      how();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<{ photo: Blob } | { problem: string; isMissing: boolean }>) =>
      end(() => ('photo' in data ? resolve(data.photo) : reject(new (data.isMissing ? MissingCode : Error)(data.problem)))),
    );
    // A file failed to load, or memory ran out.
    worker.addEventListener('error', () => end(() => reject(new MissingCode('The worker did not start.'))));
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), { once: true });
    worker.postMessage({ file, side: photoSide });
  });

function easelInPage(width: number, height: number): Easel {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no room for a canvas.');
  const toJpeg = () =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('There is no room for a photo.')) : resolve(blob)), 'image/jpeg', quality);
    });
  return { context, toJpeg };
}

const inPage = (file: Blob): Promise<Blob> =>
  shrinkPhoto(file, photoSide, easelInPage, () => Promise.reject(new Error('This browser cannot decode it.')));

const hasWorkers = () => 'Worker' in globalThis && 'OffscreenCanvas' in globalThis;

/**
 * The photo to upload: a JPEG, upright, at most 1536 px, without metadata. Made in a worker where supported, so that the page stays
 * responsive. Rejects when the browser cannot read the file.
 */
export const shrunk = (file: Blob, signal: AbortSignal): Promise<Blob> => (hasWorkers() ? inWorker(file, signal) : inPage(file));

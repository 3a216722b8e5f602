import loadLibheif from 'libheif-js/libheif-wasm/libheif.js';
import wasm from 'libheif-js/libheif-wasm/libheif.wasm?url';
import type { Pixels } from './photo-drawing.ts';

type Decoder = InstanceType<ReturnType<typeof loadLibheif>['HeifDecoder']>;

/** Fetches the decoder for HEIC and HEIF. It resolves with a file's main picture, upright, and rejects without one. */
export async function loadDecoder(): Promise<(file: Blob) => Promise<Pixels>> {
  const answer = await fetch(new URL(wasm, import.meta.url));
  if (!answer.ok) throw new Error('The decoder did not come.');
  const libheif = loadLibheif({ wasmBinary: await answer.arrayBuffer() });
  return async (file) => decodeWith(new libheif.HeifDecoder(), new Uint8Array(await file.arrayBuffer()));
}

function decodeWith(decoder: Decoder, bytes: Uint8Array): Promise<Pixels> {
  const pictures = decoder.decode(bytes);
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
  if (picture === undefined) throw new Error('There is no picture in this file.');
  const [width, height] = [picture.get_width(), picture.get_height()];
  const empty: Pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) => {
    picture.display(empty, (shown) => (shown === null ? reject(new Error('The picture cannot be decoded.')) : resolve(shown)));
  });
}

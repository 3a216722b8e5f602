/** The canvas: in a worker, or in the page where a browser has none in workers. */
export interface Easel {
  context: CanvasDrawImage & CanvasFillStrokeStyles & CanvasImageSmoothing & CanvasRect;
  toJpeg: () => Promise<Blob>;
}

/** RGBA pixels, as for `ImageData`. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** JPEG quality: high, because the server encodes again. */
export const quality = 0.9;

/**
 * The photo to upload: upright, at most `side` pixels long, a JPEG without metadata. `decode` handles what the browser cannot.
 * Rejects with the last decoder's error.
 */
export async function shrinkPhoto(
  file: Blob,
  side: number,
  easelOf: (width: number, height: number) => Easel,
  decode: (file: Blob) => Promise<Pixels>,
): Promise<Blob> {
  // Applies the EXIF orientation.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(async () => {
    const { data, width, height } = await decode(file);
    return createImageBitmap(new ImageData(data, width, height));
  });
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((length) => Math.max(1, Math.round(length * scale))) as [number, number];
  const { context, toJpeg } = easelOf(width, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return toJpeg();
}

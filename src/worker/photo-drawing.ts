/** What a photo is drawn on: in a worker, or in the page where a browser has no canvas for workers. */
export interface Easel {
  context: CanvasDrawImage & CanvasFillStrokeStyles & CanvasImageSmoothing & CanvasRect;
  toJpeg: () => Promise<Blob>;
}

/** Pixels of four bytes, as `ImageData` takes them. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** How much of what was seen is kept: the server encodes once more. */
export const quality = 0.9;

/**
 * A photo as it is sent: upright, at most `side` pixels long, a JPEG without metadata. What the browser cannot decode is left to `decode`.
 * Rejects with what the last decoder said.
 */
export async function shrinkPhoto(
  file: Blob,
  side: number,
  easelOf: (width: number, height: number) => Easel,
  decode: (file: Blob) => Promise<Pixels>,
): Promise<Blob> {
  // It turns the picture as its camera was held (EXIF).
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

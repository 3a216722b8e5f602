/** A file of the device that the user has chosen. Not all browsers can; TypeScript's DOM library lists none of it. */
interface ChosenFile {
  createWritable: () => Promise<FileSystemWritableFileStream>;
  getFile: () => Promise<File>;
  /** Chromium only. */
  remove?: () => Promise<void>;
}

declare global {
  interface Window {
    showSaveFilePicker?: (options: {
      suggestedName: string;
      types: { description?: string; accept: Record<string, string[]> }[];
    }) => Promise<ChosenFile>;
  }
}

/** Where a file is written to: to the device as it comes, or into the memory of the browser, which saves it when it is complete. */
export type FilePlace = { kind: 'device'; file: ChosenFile } | { kind: 'memory'; name: string };

/** A file that is being written. */
export interface OpenFile {
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** The file is complete, and saved. */
  finish: () => Promise<void>;
  /** Nothing of it stays. */
  drop: () => Promise<void>;
}

/** Bytes that are held where the browser cannot write to the device: what any of them can hold. */
const mostHeld = 256 * 1024 ** 2;
/** Bytes that are put together: as one Blob, the browser may move them out of the memory. */
const pieceLength = 8 * 1024 ** 2;
/** Milliseconds that the browser has to copy a file that is complete. */
const copyTime = 60_000;

/** A file that is larger than what is held without a place on the device. */
export class FileTooLargeError extends Error {
  override name = 'FileTooLargeError';
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Asks where a file is to be, where the browser can. Call it right after a press. Resolves to null when the user chose nothing. */
export async function choosePlace(name: string): Promise<FilePlace | null> {
  if (window.showSaveFilePicker === undefined) return { kind: 'memory', name };
  try {
    const file = await window.showSaveFilePicker({ suggestedName: name, types: [{ accept: { 'text/csv': ['.csv'] } }] });
    return { kind: 'device', file };
  } catch (error) {
    // Where the browser will not ask, for instance in a frame, it saves the file when it is complete.
    return isAbort(error) ? null : { kind: 'memory', name };
  }
}

async function openOnDevice(file: ChosenFile): Promise<OpenFile> {
  const stream = await file.createWritable();
  return {
    write: (bytes) => stream.write(bytes),
    finish: () => stream.close(),
    drop: async () => {
      await stream.abort().catch(() => undefined);
      // The browser has made an empty file when it was chosen.
      if ((await file.getFile()).size === 0) await file.remove?.();
    },
  };
}

function openInMemory(name: string): OpenFile {
  let [parts, piece, held, pieceHeld]: [Blob[], Uint8Array<ArrayBuffer>[], number, number] = [[], [], 0, 0];
  const settle = () => {
    parts.push(new Blob(piece));
    [piece, pieceHeld] = [[], 0];
  };
  return {
    write: (bytes) => {
      [held, pieceHeld] = [held + bytes.length, pieceHeld + bytes.length];
      if (held > mostHeld) return Promise.reject(new FileTooLargeError());
      piece.push(bytes);
      if (pieceHeld >= pieceLength) settle();
      return Promise.resolve();
    },
    finish: () => {
      settle();
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), copyTime);
      return Promise.resolve();
    },
    drop: () => {
      [parts, piece] = [[], []];
      return Promise.resolve();
    },
  };
}

export const openFile = (place: FilePlace): Promise<OpenFile> =>
  place.kind === 'device' ? openOnDevice(place.file) : Promise.resolve(openInMemory(place.name));

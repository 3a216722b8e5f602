/** The File System Access API, which some browsers lack; TypeScript's DOM library does not declare it. */
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

/** Target of a file: streamed to the device, or collected in memory and saved when complete. */
export type FilePlace = { kind: 'device'; file: ChosenFile } | { kind: 'memory'; name: string };

/** A file being written. */
export interface OpenFile {
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Completes and saves the file. */
  finish: () => Promise<void>;
  /** Discards the file. */
  drop: () => Promise<void>;
}

/** Memory limit in bytes where the browser cannot stream to the device; every browser can hold this. */
const mostHeld = 256 * 1024 ** 2;
/** Chunk size in bytes: as one Blob, the browser may move them out of memory. */
const pieceLength = 8 * 1024 ** 2;
/** Milliseconds for the browser to copy a complete file. */
const copyTime = 60_000;

/** The file exceeds the memory limit. */
export class FileTooLargeError extends Error {
  override name = 'FileTooLargeError';
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Asks for the target file, where the browser can. Call it in a click handler. Resolves to null when the user cancelled. */
export async function choosePlace(name: string): Promise<FilePlace | null> {
  if (window.showSaveFilePicker === undefined) return { kind: 'memory', name };
  try {
    const file = await window.showSaveFilePicker({ suggestedName: name, types: [{ accept: { 'text/csv': ['.csv'] } }] });
    return { kind: 'device', file };
  } catch (error) {
    // Where the dialog is not allowed, for instance in a frame, the browser saves the file when it is complete.
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
      // The browser created an empty file when it was chosen.
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

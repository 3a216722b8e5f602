import { randomBytes } from 'node:crypto';
import { StoreError } from './store-error.ts';

/** What a row holds: the bytes themselves, or the name of the file that holds them. */
export interface Stored {
  bytes: Buffer | null;
  file: string | null;
}

/** A page of a list. */
export interface Listed {
  /** In the order of their keys. When each was written, in milliseconds since 1970. */
  files: { key: string; changedAt: number }[];
  isLast: boolean;
}

/** An object store. Every call ends within its time limit. @throws StoreError */
export interface FileStore {
  put: (key: string, bytes: Buffer, type: string) => Promise<void>;
  /** Null: there is no such file. */
  get: (key: string) => Promise<Buffer | null>;
  /** At most `filesPerCall`; those that do not exist are no error. */
  delete: (keys: readonly string[]) => Promise<void>;
  /** At most `filesPerCall` files, beginning after the key `after`. */
  list: (prefix: string, after: string) => Promise<Listed>;
}

/** As many files the S3 API lists, or deletes, in one call. */
export const filesPerCall = 1_000;

/** Folders of the store: sweeping touches nothing else there. */
export const folders = ['photos', 'pictures'] as const;

/** Which part of which row, for instance `{ folder: 'photos', guid, variant: '320-avif' }`. */
export interface FileName {
  folder: (typeof folders)[number];
  guid: string;
  variant: string;
}

/** Where the bytes of photos and pictures are kept: in their rows, or in an object store. */
export interface Files {
  /** Null: there is none. */
  store: FileStore | null;
  /** True: new bytes go into rows, and the store is being left. */
  isInRows: boolean;
  /** Keeps bytes, and tells what their row holds from now on. Call it before the transaction of the row. @throws StoreError */
  keep: (name: FileName, bytes: Buffer, type: string) => Promise<Stored>;
  /** The bytes of a row; null when its file is lost. @throws StoreError */
  read: (stored: Stored) => Promise<Buffer | null>;
}

/**
 * A new key in the store. No key is used twice, so deleting a file that no row names never removes one that is named again later. It tells nothing of the
 * person.
 */
export const newKey = ({ folder, guid, variant }: FileName): string => `${folder}/${guid}/${variant}-${randomBytes(9).toString('hex')}`;

/** Bytes are kept in their rows. */
export const filesInRows: Files = {
  store: null,
  isInRows: true,
  keep: (_name, bytes) => Promise.resolve({ bytes, file: null }),
  read: ({ bytes, file }) =>
    bytes === null && file !== null
      ? Promise.reject(new StoreError('This file is in an object store, and S3_ENDPOINT is not set.'))
      : Promise.resolve(bytes),
};

/** Bytes are kept in `store`, but for rows that still hold theirs. `isLeft`: new ones stay in their rows. */
export const filesIn = (store: FileStore, { isLeft = false } = {}): Files => ({
  store,
  isInRows: isLeft,
  keep: async (name, bytes, type) => {
    if (isLeft) return { bytes, file: null };
    const key = newKey(name);
    await store.put(key, bytes, type);
    return { bytes: null, file: key };
  },
  read: ({ bytes, file }) => (bytes === null && file !== null ? store.get(file) : Promise.resolve(bytes)),
});

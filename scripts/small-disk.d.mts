export interface SmallDisk {
  /** Takes all the room that is left. */
  fill: () => Promise<void>;
  /** Gives the room back. */
  free: () => void;
  close: () => void;
}

/** Makes the empty folder at `path` a file system of so many MiB. Null where that is not allowed. */
export function smallDisk(path: string, size: number): SmallDisk | null;

interface RunningPostgres {
  /** Address of a database that is empty at first. */
  url: string;
  /** Folder of the server's programs. */
  programs: string;
  /** Deleted afterwards. */
  folder: string;
  /** Ends the server without a word, keeps it down for so many milliseconds, and starts it again on its data. */
  crash: (milliseconds: number) => Promise<void>;
  /** Kills the process of one connection: the server ends all others and recovers. */
  killConnection: () => void;
  /** Fills the disk of the data for so many milliseconds. Null without `room`, and where nothing may be mounted. */
  fillDisk: ((milliseconds: number) => Promise<void>) | null;
}

/** Runs `work` with a PostgreSQL server that lives only as long. `room`: its data gets a disk of so many MiB. */
export function withPostgres<T>(work: (server: RunningPostgres) => Promise<T>, options?: { room?: number }): Promise<T>;

interface RunningPostgres {
  /** Address of a database that is empty at first. */
  url: string;
  /** Folder of the server's programs. */
  programs: string;
  /** Deleted afterwards. */
  folder: string;
  /** Ends the server without a word, keeps it down for so many milliseconds, and starts it again on its data. */
  crash: (milliseconds: number) => Promise<void>;
}

/** Runs `work` with a PostgreSQL server that lives only as long. */
export function withPostgres<T>(work: (server: RunningPostgres) => Promise<T>): Promise<T>;

/** Signs of life of the processes that share the database. */
export interface WorkersTable {
  guid: string;
  /** Compared in SQL only. */
  seen_at: Date;
}

/** The last time something was done, to detect clock jumps. */
export interface ClockMarksTable {
  name: string;
  at: number;
  /** Nothing is deleted before. */
  believed_from: number;
}

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

/** How often something was done in a window of time, for all processes. */
export interface RateLimitsTable {
  key: string;
  window_start: number;
  window_end: number;
  count: number;
}

/** How much is measured: numbers of a run, and seconds. */
export interface Size {
  /** Numbers of server processes that are tried one after another, on one database. */
  processes: readonly number[];
  /** Whether servers may warm up before they are measured. */
  isSettled: boolean;
  /** Seconds of sessions and of sign-ups. */
  seconds: number;
  /** Connections that ask at once. */
  width: number;
  streams: number;
  /** Seconds in which open streams are watched. */
  idle: number;
  /** People who order at once. */
  orders: number;
  /** Minutes of the soak, and seconds between two looks at the memory. */
  soak: number;
  sampleEvery: number;
  /** Seconds after which no part begins, without the soak. */
  most: number;
}

const usual: Size = {
  processes: [1, 2, 4],
  isSettled: true,
  seconds: 10,
  width: 64,
  streams: 2_000,
  idle: 15,
  orders: 200,
  soak: 0,
  sampleEvery: 30,
  most: 360,
};

export const sizes = {
  usual,
  full: { ...usual, streams: 10_000, idle: 30, most: 900 },
  quick: { ...usual, processes: [1, 2], seconds: 2, streams: 300, idle: 3, orders: 30, most: 40 },
  smallest: {
    ...usual,
    processes: [1],
    isSettled: false,
    seconds: 0.3,
    width: 4,
    streams: 8,
    idle: 0.3,
    orders: 3,
    soak: 0.03,
    sampleEvery: 0.5,
    most: 600,
  },
} as const satisfies Record<string, Size>;

/** The middle of the values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
}

/** The value that `share` (0 to 1) of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** By how much the values rise for each unit of `at`: the line with the least squares. */
export function slopeOf(samples: readonly { at: number; value: number }[]): number {
  const mean = (of: (sample: (typeof samples)[number]) => number) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)];
  return mean((sample) => (sample.at - at) * (sample.value - value)) / mean((sample) => (sample.at - at) ** 2);
}

/** Calls `act` from `width` loops at once for `seconds`, and resolves to how many calls ended well in each second. */
export async function rate(act: () => Promise<void>, { width, seconds }: { width: number; seconds: number }): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  const loop = async () => {
    while (performance.now() < end) {
      await act();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, loop));
  return done / ((performance.now() - start) / 1000);
}

/** Measures each in turn, `turns` times, so that a busy moment of the machine hits all of them. Resolves to the medians. */
export async function interleave<const Name extends string>(
  turns: number,
  measures: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> {
  const entries = Object.entries<() => Promise<number>>(measures);
  const values = new Map<string, number[]>(entries.map(([name]) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, measure] of entries) values.get(name)?.push(await measure());
  }
  // Checked: the same keys as `measures`.
  return Object.fromEntries([...values].map(([name, list]) => [name, median(list)])) as Record<Name, number>;
}

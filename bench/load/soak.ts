import { setTimeout as wait } from 'node:timers/promises';
import { Mailbox } from '../../tests/support/e2e/mailbox.ts';
import { Crowd } from '../mixed-load/acts.ts';
import { Ledger } from '../mixed-load/ledger.ts';
import { newCounts, newPhoto, type World } from '../mixed-load/world.ts';
import { progress, told, type Figure } from '../report.ts';
import { slopeOf } from '../statistics.ts';
import { memoryOf } from './processor.ts';
import { startServers, type Place } from './servers.ts';

/** Hours of samples below which a slope says nothing: threads that read texts start under load, and take up to 330 MB each. */
const leastSpan = 0.25;
/** Share of the time after which what is loaded once is loaded. */
const warmUp = 0.3;

/** People sign up, cook, keep and share for minutes. Every now and then all pause, and the memory of the server is read. */
export async function soakFigures(place: Place, { minutes, sampleEvery }: { minutes: number; sampleEvery: number }): Promise<Figure[]> {
  const mailbox = await Mailbox.open();
  const samples: { at: number; value: number }[] = [];
  try {
    await using servers = await startServers(place, 1, { SMTP_URL: mailbox.url });
    const [pid = 0] = servers.pids;
    const counts = newCounts();
    const world: World = { origins: () => servers.urls, mailbox, ledger: new Ledger(null), photo: await newPhoto(), counts };
    const crowd = new Crowd(world, { size: 6, pause: 60 });
    const start = performance.now();
    const hours = () => (performance.now() - start) / 3_600_000;
    while (hours() * 60 < minutes) {
      const stop = AbortSignal.timeout(sampleEvery * 1_000);
      await crowd.live(stop);
      // Nothing is under way: what is held now is held.
      await wait(Math.min(2, sampleEvery) * 1_000);
      samples.push({ at: hours(), value: memoryOf(pid) });
      if (samples.length % 10 === 0) progress(`${(hours() * 60).toFixed(0)} min: ${memoryOf(pid).toFixed(0)} MiB, ${counts.calls} calls`);
    }
    const warm = samples.filter(({ at }) => at >= warmUp * hours());
    const [first, last] = [warm[0]?.value ?? 0, warm.at(-1)?.value ?? 0];
    const span = (warm.at(-1)?.at ?? 0) - (warm[0]?.at ?? 0);
    const slope = span < leastSpan ? Number.NaN : slopeOf(warm);
    const rises = Number.isNaN(slope) ? 'too short for a slope' : `rises by ${slope.toFixed(1)} MiB an hour`;
    return [
      told(`soak of ${minutes} minutes`, `${counts.calls} calls, ${counts.faults} answered with 5xx, ${counts.cut} cut off`, { ...counts }),
      told(
        '  memory of the server, after warming up',
        `${first.toFixed(0)} to ${last.toFixed(0)} MiB in ${warm.length} samples, ${rises}`,
        {
          first,
          last,
          slope,
        },
      ),
    ];
  } finally {
    await mailbox.close();
  }
}

import { fillPath } from '../../contract/endpoint.ts';
import { kitchenEndpoints, rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { told, type Figure } from '../report.ts';
import { call, followJob, orderOf } from '../visitor.ts';
import { tellTimes, type Stage } from './calls.ts';
import type { Guest } from './people.ts';
import { coresDuring, tellCores, tellCost } from './processor.ts';

const dishes = ['tomato soup', 'pancakes', 'chicken curry', 'apple pie', 'fried rice', 'lentil stew', 'caesar salad', 'beef goulash'];

interface Served {
  /** Milliseconds from the order to the first event, and to the last one. */
  first: number;
  last: number;
  end: string;
}

/** Orders from one server and listens at the next one, as behind a load balancer. */
async function order({ cookie, companyUri }: Guest, index: number, urls: readonly string[]): Promise<Served> {
  const start = performance.now();
  const [at, next] = [urls[index % urls.length] ?? '', urls[(index + 1) % urls.length] ?? ''];
  const body = orderOf(dishes[index % dishes.length] ?? '');
  const { payload } = await call(at, fillPath(kitchenEndpoints.createJob.path, { companyUri }), { method: 'POST', body, cookie });
  const { guid } = payload as { guid: string };
  const { first, last, end } = await followJob(next, fillPath(rawPaths.jobEvents, { companyUri, guid }), cookie);
  return { first: first - start, last: last - start, end };
}

/** As many people order a recipe each in the same moment, and wait for it. */
export async function orderFigures({ urls, measured, guests }: Stage, count: number): Promise<Figure[]> {
  const everybody = guests.slice(0, count);
  const [settled, cores] = await coresDuring(measured, () =>
    Promise.allSettled(everybody.map((guest, index) => order(guest, index, urls))),
  );
  const served = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const done = served.filter(({ end }) => end === 'done');
  const faults = new Set(settled.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : [])));
  const [first, last] = [served.map((one) => one.first), done.map((one) => one.last)];
  if (done.length === 0) throw new Error(`no order became a recipe: ${[...faults].join(', ')}`);
  const all = Math.max(...last) / 1_000;
  const without = count - done.length;
  return [
    told(
      `${count} recipes at once`,
      `${done.length} done, ${without} not; all within ${all.toFixed(1)} s, ${(done.length / all).toFixed(1)} a second`,
      { done: done.length, without, all },
    ),
    told('  processors', `${tellCores(cores)}; ${tellCost(cores, done.length / all)}`, { ...cores }),
    told('  from the order to its first event', tellTimes(first)),
    told('  from the order to the recipe', tellTimes(last)),
    ...(faults.size === 0 ? [] : [told('  what went wrong', [...faults].slice(0, 3).join('; '))]),
  ];
}

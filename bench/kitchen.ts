import { locales, type Locale } from '../contract/shell/locales.ts';
import { vocabularyOf } from '@anydish/kitchen/read';
import { templateIn } from '@anydish/kitchen/write';
import { effort } from './effort.ts';
import { duration, plain, progress, type Figure } from './report.ts';
import { median } from './statistics.ts';
import { call, followJob, orderOf, signIn } from './visitor.ts';

const megabyte = 1024 * 1024;

/** Milliseconds from the order to the first event and to the whole recipe, for a page in a language. */
async function timesIn(url: string, language: Locale): Promise<{ first: number[]; whole: number[] }> {
  const { cookie, companyUri } = await signIn(url);
  const jobs = `/api/companies/${companyUri}/recipe-jobs`;
  const times = { first: [] as number[], whole: [] as number[] };
  for (let run = 0; run <= effort.orders; run += 1) {
    const start = performance.now();
    const spoken = `${cookie}; language=${language}`;
    const { payload } = await call(url, jobs, { method: 'POST', body: orderOf('spaghetti carbonara'), cookie: spoken });
    const { first, last } = await followJob(url, `${jobs}/${(payload as { guid: string }).guid}/events`, spoken);
    // The words of a language are read once after the start.
    if (run === 0) continue;
    times.first.push(first - start);
    times.whole.push(last - start);
  }
  return times;
}

/** What the words and sentences of all languages take, in this process. */
function memory(): Figure[] {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for (const language of locales) {
    vocabularyOf(language);
    templateIn(language, '#kind:soup');
  }
  globalThis.gc?.();
  return [
    plain('MB that the words and sentences of all languages take', { most: 350 }, (process.memoryUsage().heapUsed - before) / megabyte),
  ];
}

/** The built-in kitchen: how soon it says something, how soon it is done in its slowest language, and what its tables weigh. */
export async function kitchenFigures(url: string): Promise<Figure[]> {
  progress('Recipes by the built-in kitchen, in every language...');
  const first: number[] = [];
  const whole: number[] = [];
  for (const language of locales) {
    const times = await timesIn(url, language);
    first.push(median(times.first));
    whole.push(median(times.whole));
  }
  return [
    duration('first recipe event after POST, built-in kitchen, slowest language', 100, Math.max(...first)),
    duration('whole recipe after POST, built-in kitchen, slowest language', 250, Math.max(...whole)),
    ...memory(),
  ];
}

import { readFileSync } from 'node:fs';
import process from 'node:process';
import { cleanPhoto } from '../../../server/kitchen/photos.ts';

// A process of its own, so that its highest use of memory is that of these photos: how many megabytes it grew by, and what became of each.

const [, , path = '', times = '1'] = process.argv;
const peak = () => process.resourceUsage().maxRSS / 1024;

const bytes = readFileSync(path);
const before = peak();
const outcomes = await Promise.all(
  Array.from({ length: Number(times) }, () =>
    cleanPhoto(bytes).then(
      () => 'kept',
      () => 'refused',
    ),
  ),
);
process.stdout.write(JSON.stringify({ grownBy: Math.round(peak() - before), outcomes: [...new Set(outcomes)] }));

import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { create, object, number, array, string } from 'superstruct';
import { expect, test } from 'vitest';
import { serverEnvironment } from '../../../scripts/server-environment.mjs';
import { interlacedFlood } from '../../support/images.ts';
import { tempFolder } from '../../support/temp-folder.ts';

// ASVS 5.2.6: what photos cost in memory, measured by the system in a process that does nothing else.

const script = join(import.meta.dirname, '../../support/server/decode-photos.ts');
const outcomeSchema = object({ grownBy: number(), outcomes: array(string()) });

/** Has many copies of a photo come at once. `grownBy` is in megabytes. */
async function manyOf(bytes: Buffer, times: number) {
  const path = join(tempFolder({}), 'photo');
  writeFileSync(path, bytes);
  const { stdout } = await promisify(execFile)(process.execPath, [script, path, String(times)], {
    env: { ...process.env, ...serverEnvironment() },
  });
  return create(JSON.parse(stdout), outcomeSchema);
}

test('24 photos of half a megabyte that unfold to 400 MB each take next to nothing', async () => {
  const bytes = await interlacedFlood(7_000);
  expect(bytes.length).toBeLessThan(1_000_000);
  const { grownBy, outcomes } = await manyOf(bytes, 24);
  expect(outcomes).toEqual(['refused']);
  expect(grownBy).toBeLessThan(64);
});

test('six of the dearest that are taken cost as much as one', async () => {
  const bytes = await sharp({ create: { width: 4_000, height: 3_990, channels: 3, background: '#936' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const { grownBy, outcomes } = await manyOf(bytes, 6);
  expect(outcomes).toEqual(['kept']);
  // Each holds 96 MB while it is decoded.
  expect(grownBy).toBeLessThan(250);
});

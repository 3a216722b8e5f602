import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { smallDisk } from '../../scripts/small-disk.mjs';
import { Product } from '../../tests/support/e2e/product.ts';
import { prepareFolder } from '../../tests/support/server/database.ts';
import { Trial } from '../mixed-load/trial.ts';
import type { World } from '../mixed-load/world.ts';
import { proveAll } from './all-works.ts';

const second = 1_000;
/** In MiB. */
const room = 256;
/** After a restart everything is read again. */
const patience = 60 * second;

/**
 * A server with the embedded database, alone, whose disk is full for so many milliseconds while others use it. A process that ends over it is started
 * again, as its supervisor does. Resolves to what is wrong.
 */
export async function fillEmbedded(
  { mailbox }: World,
  { settings, milliseconds }: { settings: Record<string, string>; milliseconds: number },
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'anydish-embedded-'));
  const disk = smallDisk(folder, room);
  await cp(await prepareFolder(), join(folder, 'database'), { recursive: true });
  const product = await Product.start({ ...settings, SMTP_URL: mailbox.url, DATA_DIR: folder });
  try {
    const trial = await Trial.begin(() => [product.origin], mailbox);
    const { ledger, world } = trial;
    await proveAll(trial, [product.origin], patience);
    const wrong: string[] = [];
    await trial.during(async () => {
      await wait(second);
      await disk?.fill();
      await wait(milliseconds);
      disk?.free();
      if (!product.isRunning) await product.run();
      const { missing } = await proveAll(trial, [product.origin], patience);
      wrong.push(...missing.map((what) => `${what} did not work`));
    });
    await trial.settle(patience);
    if (world.counts.unexplained > 0) wrong.push(`${world.counts.unexplained} answers without a reason (500)`);
    return [...wrong, ...ledger.lost, ...ledger.doubled].map((line) => `the embedded database: ${line}`);
  } finally {
    await product.dispose();
    disk?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

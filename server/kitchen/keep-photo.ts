import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Budgets } from '../config.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Files } from '../files/files.ts';
import { i18n } from '@anydish/language/sentence';
import { spend, type Spender } from '../limits/budgets.ts';
import type { CleanPhoto } from './photos.ts';

const kibi = 1024;

const noPhotoToday = i18n._('No more photos can be added today. Please come back tomorrow.');
export const noMoreToday = { own: noPhotoToday, site: noPhotoToday };

/**
 * Stores a checked photo and charges its owner's quota. A photo without a recipe is deleted after a day.
 * @throws Failure tooManyRequests, StoreError
 */
export async function keepPhoto(
  { db, clock, budgets, files }: { db: Kysely<Database>; clock: Clock; budgets: Budgets; files: Files },
  { bytes, width, height }: CleanPhoto,
  { companyGuid, ...spender }: Spender & { companyGuid: string },
): Promise<string> {
  const guid = newGuid();
  // First the file: a row never names one that is not there. One without a row is swept.
  const stored = await files.keep({ folder: 'photos', guid, variant: 'original' }, bytes, 'image/jpeg');
  await inTransaction(db, async (tx) => {
    await spend({ db: tx, clock, budgets }, 'kibibytes', bytes.length / kibi, spender, noMoreToday);
    await tx
      .insertInto('photos')
      .values({
        guid,
        user_guid: spender.userGuid,
        company_guid: companyGuid,
        ...stored,
        media_type: 'image/jpeg',
        width,
        height,
        created_at: clock.now(),
      })
      .execute();
  });
  return guid;
}

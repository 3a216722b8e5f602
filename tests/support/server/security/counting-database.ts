import type { KyselyPlugin } from 'kysely';
import type { OpenDatabase } from '../../../../server/db/open.ts';
import { openTestDatabase } from '../database.ts';

/** A database that counts its statements, those inside transactions included. */
export async function openCountingDatabase(): Promise<OpenDatabase & { statements: () => number }> {
  const { db, close } = await openTestDatabase();
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  };
  return { db: db.withPlugin(counter), close, statements: () => count };
}

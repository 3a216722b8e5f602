import { prepareDump } from './database.ts';

/** Makes the database dump before the first test file asks for it, so that parallel files do not each make one. */
export default async function setup(): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) await prepareDump();
}

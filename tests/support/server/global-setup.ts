import { prepareDump, prepareTemplate } from './database.ts';

/** Makes the database that all others are copies of before the first test file asks for one, so that parallel files do not each make one. */
export default async function setup(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'] ?? '';
  await (url === '' ? prepareDump() : prepareTemplate(url));
}

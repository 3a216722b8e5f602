import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { tellUsEndpoints } from '../../contract/account/tell-us.ts';
import { feedbackEndpoints } from '../../contract/recipes/feedback-endpoints.ts';
import { anyCopy } from './copies.ts';
import type { Person } from './person.ts';
import { ask, write } from './world.ts';

export const supportEmail = 'team@example.com';
const toldKey = (word: string): string => `message ${word}`;

/** Tells the team something, or reports a recipe to them, by a double click now and then. @throws Cut */
export async function tell(person: Person): Promise<void> {
  const { world, client, companyUri } = person;
  const copy = randomInt(2) === 0 ? anyCopy(person) : null;
  // The word by which its mail is known.
  const word = randomBytes(8).toString('hex');
  person.told.push(word);
  world.ledger.start(toldKey(word), 'none');
  const words = `Too salty ${word}`;
  const requestKey = randomUUID();
  const send = () =>
    copy === null
      ? client.call(tellUsEndpoints.tellUs, { body: { words, page: null, language: 'en', wantsAnswer: false, requestKey } })
      : client.call(feedbackEndpoints.reportRecipe, {
          params: { companyUri, guid: copy.guid },
          body: { version: 1, kind: 'other', words, requestKey },
        });
  const answer = await write<unknown>(world, toldKey(word), 'there', send);
  if (answer.isOk && randomInt(4) === 0) await ask<unknown>(world, send);
}

/** Under how many ids a message was mailed. */
const mailsOf = ({ world: { mailbox } }: Person, word: string): number =>
  new Set(mailbox.mails.filter(({ text }) => text?.includes(word) === true).map(({ messageId }) => messageId)).size;

/** Whether all that was acknowledged has been mailed. */
export const isAllMailed = (person: Person): boolean =>
  person.told.every((word) => person.world.ledger.candidates(toldKey(word))[0] !== 'there' || mailsOf(person, word) > 0);

/** Each message is mailed once. To be asked once mails have had their time. */
export function checkTold(person: Person): void {
  const { ledger } = person.world;
  for (const word of person.told) {
    const count = mailsOf(person, word);
    ledger.compare(toldKey(word), count === 0 ? 'none' : 'there');
    if (count > 1) ledger.doubled.push(`${toldKey(word)}: mailed ${count} times`);
  }
}

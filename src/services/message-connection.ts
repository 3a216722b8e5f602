import { array, create, is, string, type } from 'superstruct';
import { fromCallback, type EventObject } from 'xstate';
import type { NatsConnection } from '@nats-io/nats-core';
import { fromWire } from '../../contract/casing.ts';
import { accountMessageSchema } from '../../contract/kitchen/account-messages.ts';
import type { MessageLinkEvent } from '../../machines/kitchen/message-link.machine.ts';

interface Wanted {
  address: string;
  token: string;
  userGuid: string;
}

/** A dead connection is noticed after two of these, in milliseconds. */
const pingInterval = 15_000;

const claimsSchema = type({ nats: type({ sub: type({ allow: array(string()) }) }) });

/** The subjects that a token allows. @throws StructError or SyntaxError for another text */
function subjectsOf(token: string): string[] {
  const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  return create(JSON.parse(claims), claimsSchema).nats.sub.allow;
}

/** The count of sessions in a subject of the account: u.<guid>.<count>.* */
const countIn = (subjects: readonly string[]): number =>
  Number(subjects.map((subject) => subject.split('.')).find(({ length }) => length === 4)?.[2] ?? 0);

/** What a message means; null for one of a later version of the product. */
function eventOf(subject: string, read: () => unknown): MessageLinkEvent | null {
  if (subject.endsWith('.session') || subject.endsWith('.kitchen')) return { type: 'account.changed' };
  const message = fromWire(read());
  return is(message, accountMessageSchema) ? { type: 'message.heard', message } : null;
}

/** A connection to the message server for what the token allows. It ends with the token, and is not made again by itself. */
export const connectMessages = fromCallback<EventObject, Wanted>(({ sendBack, input: { address, token, userGuid } }) => {
  const left = new AbortController();
  const tell = (event: MessageLinkEvent) => {
    if (!left.signal.aborted) sendBack(event);
  };
  const listen = async (connection: NatsConnection) => {
    left.signal.addEventListener('abort', () => void connection.close());
    if (left.signal.aborted) return connection.close();
    const subjects = subjectsOf(token).filter((subject) => subject.startsWith(`u.${userGuid}.`));
    for (const subject of subjects)
      connection.subscribe(subject, {
        callback: (error, message) => {
          const event = error === null ? eventOf(message.subject, () => message.json<unknown>()) : null;
          if (event !== null) tell(event);
        },
      });
    // From here on nothing is missed.
    await connection.flush();
    tell({ type: 'messages.opened', sessions: countIn(subjects) });
    return connection.closed();
  };
  const connect = async () => {
    // Only browsers that hear messages load this.
    const { wsconnect } = await import('@nats-io/nats-core');
    const authenticator = () => ({ jwt: token, nkey: '', sig: '' });
    await listen(await wsconnect({ servers: address, authenticator, reconnect: false, ignoreClusterUpdates: true, pingInterval }));
  };
  connect().then(
    () => tell({ type: 'messages.closed' }),
    () => tell({ type: 'messages.closed' }),
  );
  return () => left.abort();
});

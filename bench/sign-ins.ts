import { Connection } from './connection.ts';
import { effort } from './effort.ts';
import { rate } from './statistics.ts';
import { anyAddress } from './visitor.ts';

export interface SignInCall {
  /** Origin without a slash at its end. */
  url: string;
  path: string;
  /** JSON. */
  body: string;
}

/** As many at once as the server has threads for hashes, and as the floor asks for. */
const width = 16;

/**
 * Sign-ins per second, each by somebody from another network, over kept-alive connections.
 * @throws Error when any is refused
 */
export async function signInsPerSecond({ url, path, body }: SignInCall, seconds: number): Promise<number> {
  const idle = await Promise.all(Array.from({ length: width }, () => Connection.open(url)));
  const all = [...idle];
  const once = async () => {
    const connection = idle.pop();
    if (connection === undefined) throw new Error('More sign-ins at once than connections.');
    const status = await connection.post(path, { origin: url, 'x-forwarded-for': anyAddress() }, body);
    idle.push(connection);
    if (status !== 200) throw new Error(`A sign-in was answered with ${status}.`);
  };
  try {
    return await rate(once, { width, seconds });
  } finally {
    for (const connection of all) connection[Symbol.dispose]();
  }
}

/** Signs in until the code that runs has been compiled for good: the hash that is the floor was compiled long ago. */
export async function warmUp(call: SignInCall): Promise<void> {
  await signInsPerSecond(call, effort.warmUp);
}

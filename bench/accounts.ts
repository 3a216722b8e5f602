// The cost of signing in and of a session, compared with their floors and with a peer measured in the same minutes.
import { effort, isQuick } from './effort.ts';
import { startPeer, type Peer } from './peer.ts';
import { progress, ratio, type Figure } from './report.ts';
import { startServer } from './server-process.ts';
import { signInsPerSecond, warmUp } from './sign-ins.ts';
import { interleave, rate } from './statistics.ts';
import { demoAccount, signIn } from './visitor.ts';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hash, verify } from '@node-rs/argon2';

// As the server hashes, see server/accounts. Algorithm 2 is argon2id.
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Verifications of one argon2id hash per second: the upper bound of sign-ins. */
export async function verificationsPerSecond(seconds: number): Promise<number> {
  const stored = await hash('make-any-dish', settings);
  const check = async () => {
    if (!(await verify(stored, 'make-any-dish'))) throw new Error('The hash does not fit its own password.');
  };
  return rate(check, { width: 16, seconds });
}

const autocannon = fileURLToPath(import.meta.resolve('autocannon'));

/** GET requests per second over ten connections, from a separate process. @throws Error when any answer is wrong. */
export async function requestsPerSecond(address: string, { cookie, seconds }: { cookie: string; seconds: number }): Promise<number> {
  const args = [autocannon, '--json', '--no-progress', '-c', '10', '-d', String(seconds), '-H', `cookie=${cookie}`, address];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { requests, non2xx, errors } = JSON.parse(stdout) as { requests: { average: number }; non2xx: number; errors: number };
  if (non2xx + errors > 0) throw new Error(`${address}: ${non2xx} answers were no success, ${errors} requests failed.`);
  return requests.average;
}

const { seconds, turns, slice } = effort;
const signInPath = '/api/session';
const unknown = Promise.resolve(Number.NaN);

async function signIns(url: string, peer: Peer | null): Promise<Figure[]> {
  progress('Sign-in, against the verification of a hash...');
  const body = JSON.stringify(demoAccount);
  const ours = { url, path: signInPath, body };
  await warmUp(ours);
  if (peer) await warmUp(peer.signIn);
  const measured = await interleave(turns, {
    floor: () => verificationsPerSecond(slice),
    real: () => signInsPerSecond(ours, slice),
    peerFloor: () => peer?.verificationsPerSecond(slice) ?? unknown,
    peer: () => (peer ? signInsPerSecond(peer.signIn, slice) : unknown),
  });
  const figures = [ratio('sign-ins per second', { least: 0.9 }, measured.real, measured.floor, 'argon2id hashes per second')];
  if (peer) figures.push(ratio(`${peer.name}: sign-ins per second`, {}, measured.peer, measured.peerFloor, 'scrypt hashes per second'));
  return figures;
}

async function sessions(url: string, peer: Peer | null): Promise<Figure[]> {
  progress('Session look-ups, against the same server answering a constant...');
  await using constant = await startServer('bench/constant-server.ts');
  const { cookie } = await signIn(url);
  const measured = await interleave(effort.rounds, {
    floor: () => requestsPerSecond(`${constant.url}/api/constant`, { cookie, seconds }),
    real: () => requestsPerSecond(`${url}/api/session`, { cookie, seconds }),
    peerFloor: () => (peer ? requestsPerSecond(peer.constant, { cookie: peer.cookie, seconds }) : unknown),
    peer: () => (peer ? requestsPerSecond(peer.session, { cookie: peer.cookie, seconds }) : unknown),
  });
  const figures = [ratio('GET /api/session per second', { least: 0.5 }, measured.real, measured.floor, 'constants per second')];
  if (peer) figures.push(ratio(`${peer.name}: GET session per second`, {}, measured.peer, measured.peerFloor, 'constants per second'));
  return figures;
}

/** Sessions first: they warm up both servers for the sign-ins. */
export async function accountFigures(url: string): Promise<Figure[]> {
  const peer = isQuick ? null : await startPeer();
  try {
    return [...(await sessions(url, peer)), ...(await signIns(url, peer))];
  } finally {
    await peer?.[Symbol.asyncDispose]();
  }
}

// What signing in and being signed in cost, beside their floors and beside a peer that is measured in the same minutes.
import { alikeFigures } from './alike.ts';
import { verificationsPerSecond } from './hashing.ts';
import { requestsPerSecond } from './load.ts';
import { startPeer, type Peer } from './peer.ts';
import { progress, ratio, type Figure } from './report.ts';
import { startServer } from './server-process.ts';
import { signInsPerSecond, warmUp } from './sign-ins.ts';
import { interleave, rounds } from './statistics.ts';
import { demoAccount, signIn } from './visitor.ts';

const seconds = 4;
const signInPath = '/api/session';
/** Hashes and sign-ins keep every core busy, so other work on the machine counts: short turns and many, for a fair share of it. */
const [turns, slice] = [9, 2];
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
  const measured = await interleave(rounds, {
    floor: () => requestsPerSecond(`${constant.url}/api/constant`, { cookie, seconds }),
    real: () => requestsPerSecond(`${url}/api/session`, { cookie, seconds }),
    peerFloor: () => (peer ? requestsPerSecond(peer.constant, { cookie: peer.cookie, seconds }) : unknown),
    peer: () => (peer ? requestsPerSecond(peer.session, { cookie: peer.cookie, seconds }) : unknown),
  });
  const figures = [ratio('GET /api/session per second', { least: 0.5 }, measured.real, measured.floor, 'constants per second')];
  if (peer) figures.push(ratio(`${peer.name}: GET session per second`, {}, measured.peer, measured.peerFloor, 'constants per second'));
  return figures;
}

/** Sessions first: they make both servers warm for the sign-ins. */
export async function accountFigures(url: string): Promise<Figure[]> {
  const peer = await startPeer();
  try {
    return [...(await sessions(url, peer)), ...(await signIns(url, peer)), ...(await alikeFigures(url))];
  } finally {
    await peer?.[Symbol.asyncDispose]();
  }
}

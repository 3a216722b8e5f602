// ASVS 6.3.8: whether response times reveal who has an account.
import { effort } from './effort.ts';
import { progress, ratio, type Figure } from './report.ts';
import { median } from './statistics.ts';
import { anyAddress, demoAccount } from './visitor.ts';

/** Milliseconds until the answer to one refused sign-in. @throws Error when it is not refused as it should be. */
async function refusedSignIn(url: string, email: string): Promise<number> {
  const headers = { origin: url, 'content-type': 'application/json', 'x-forwarded-for': anyAddress() };
  const start = performance.now();
  const answer = await fetch(`${url}/api/session`, { method: 'POST', headers, body: JSON.stringify({ email, password: 'no such dish' }) });
  await answer.arrayBuffer();
  const time = performance.now() - start;
  if (answer.status !== 401) throw new Error(`A wrong password was answered with ${answer.status}.`);
  return time;
}

/** Medians over many calls in turn, one with an address that has an account and one with an address that has none. */
export async function alikeFigures(url: string): Promise<Figure[]> {
  progress('Refused sign-ins, with and without an account...');
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < effort.pairs; pair += 1) {
    known.push(await refusedSignIn(url, demoAccount.email));
    unknown.push(await refusedSignIn(url, `nobody-${pair}@anydish.example`));
  }
  return [ratio('refused sign-in, known over unknown address', { least: 0.9, most: 1.1 }, median(known), median(unknown), 'ms')];
}

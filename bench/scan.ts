// `npm run scan`: wapiti and sqlmap against the product in production, signed in. Fails on a finding, and on any answer that is our fault.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env, stdout } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { serverEnvironment } from '../scripts/server-environment.mjs';
import { Mailbox } from '../tests/support/e2e/mailbox.ts';
import { Product } from '../tests/support/e2e/product.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import { Ledger } from './mixed-load/ledger.ts';
import { look, order, uploadPhoto } from './mixed-load/orders.ts';
import { Person } from './mixed-load/person.ts';
import { generous, newCounts, newPhoto } from './mixed-load/world.ts';
import { progress } from './report.ts';
import type { Finding } from './scanners/run-tool.ts';
import { runSqlmap, type Target } from './scanners/sqlmap.ts';
import { runWapiti } from './scanners/wapiti.ts';

/** Somebody who is signed in, with a photo and a recipe. */
async function newPerson(
  origin: string,
  mailbox: Mailbox,
): Promise<{ cookie: string; company: string; job: string; recipe: string; photo: string }> {
  const world = { origins: () => [origin], mailbox, ledger: new Ledger(null), photo: await newPhoto(), counts: newCounts() };
  const person = new Person(world);
  while (person.phase !== 'complete') if (!(await person.signUpStep())) await wait(25);
  await uploadPhoto(person);
  await order(person);
  const [own] = person.orders.values();
  if (own === undefined) throw new Error('The order was refused.');
  while (own.end === null) if (await look(person, own)) await wait(25);
  return {
    cookie: `session=${person.client.cookies.get('session') ?? ''}`,
    company: person.companyUri,
    job: own.guid ?? '',
    recipe: own.end.replace('done ', ''),
    photo: person.photos[0] ?? '',
  };
}

function targetsOf({ cookie, company, job, recipe, photo }: Awaited<ReturnType<typeof newPerson>>): Target[] {
  const own = `/api/companies/${company}`;
  const ordered = { description: 'toast', diets: [] };
  const rest = { photo_guid: null, servings: 2, unit_system: 'metric', choice: null, improvise: false };
  const ends = { ends_at: Date.now() + 3_600_000, is_stopped: false };
  const timer = { guid: randomUUID(), revision: 1, name: 'Rice', step: null, company_uri: company, recipe_guid: recipe, ...ends };
  const written = {
    source: 'text',
    text: 'Toast\n\nIngredients\n2 slices of bread\nMethod\n1. Toast them.',
    photo_guid: null,
    address: '',
    language: 'en',
  };
  return [
    { method: 'GET', path: '/api/session', cookie: `${cookie}*` },
    { method: 'POST', path: '/api/session', body: { email: 'ada@example.com', password: 'seven brown onions' } },
    { method: 'POST', path: '/session/passwords', body: { email: 'ada@example.com' } },
    { method: 'POST', path: '/session/emails/verifications', body: { token: 'none', code: '123456' } },
    { method: 'PUT', path: '/api/session/profile', body: { first_name: 'Ada', last_name: 'Cook' }, cookie },
    { method: 'PUT', path: '/api/account/diet', body: { wishes: [{ kind: 'without', id: 'onion' }] }, cookie },
    { method: 'DELETE', path: `/api/account/sessions/${randomUUID()}*`, cookie },
    { method: 'GET', path: `/api/recipes?limit=20&before=${recipe}`, cookie },
    { method: 'GET', path: '/api/foods?q=onion', cookie },
    { method: 'GET', path: '/api/samples?language=en' },
    { method: 'GET', path: '/api/categories/soups?language=en&after=mc3k-aB3dE6gH9jK2' },
    { method: 'GET', path: `/api/companies/${company}*/recipes/${recipe}*`, cookie },
    { method: 'GET', path: `${own}/recipe-jobs/${job}*`, cookie },
    { method: 'GET', path: `${own}/recipe-jobs/${job}/events?after=1`, cookie },
    { method: 'GET', path: `${own}/photos/${photo}*`, cookie },
    { method: 'GET', path: `/api/recipes?limit=20&collection=${randomUUID()}`, cookie },
    { method: 'POST', path: '/api/recipes/changes', body: { guids: [recipe], change: { add_tag: 'soup' } }, cookie },
    { method: 'POST', path: '/api/recipes/erasures', body: { guids: [randomUUID()] }, cookie },
    { method: 'PUT', path: `${own}/recipes/${recipe}*/photo`, body: { photo_guid: photo }, cookie },
    { method: 'POST', path: `${own}/collections`, body: { guid: randomUUID(), name: 'For guests' }, cookie },
    { method: 'PUT', path: `${own}/collections/${randomUUID()}*`, body: { name: 'For guests' }, cookie },
    { method: 'POST', path: '/api/kitchen/timers', body: { timers: [timer] }, cookie },
    { method: 'POST', path: `${own}/transcriptions`, body: { request_key: randomUUID(), ...written }, cookie },
    { method: 'POST', path: `${own}/readings`, body: ordered, cookie },
    { method: 'POST', path: `${own}/recipe-jobs`, body: { request_key: randomUUID(), ...ordered, ...rest }, cookie },
  ];
}

/** What the server answered, by its log from an index on. */
function answersIn(log: string, from: number): { requests: number; limited: number; faults: string[] } {
  const answers = [...log.slice(from).matchAll(/"reqId":"([^"]+)".*"statusCode":(\d{3})/g)];
  const asked = new Map(
    [...log.matchAll(/"reqId":"([^"]+)".*"method":"(\w+)","path":"([^"]*)"/g)].map(([, id, ...what]) => [id, what.join(' ')]),
  );
  return {
    requests: answers.length,
    limited: answers.filter(([, , status]) => status === '429').length,
    faults: answers.flatMap(([, id, status = '']) => (status >= '500' ? `${status}: ${asked.get(id)}` : [])),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'anydish-scan-'));
exitOnSignals();
const mailbox = await Mailbox.open();
const product = await Product.start({ ...serverEnvironment(), ...generous, NODE_ENV: 'production', SMTP_URL: mailbox.url });
const url = product.origin;
const person = await newPerson(url, mailbox);
const { cookie, company, job, recipe } = person;
const own = `/api/companies/${company}`;

/** All of them, unless some are named. */
const chosen = argv.slice(2);
const tools: Record<string, () => Promise<Finding[]>> = {
  wapiti: () =>
    runWapiti(env['WAPITI_PATH'] ?? '', folder, {
      url,
      cookie,
      paths: [
        '/login',
        '/sign-up',
        '/login?source_page=%2Faccount',
        '/account',
        `/ai/${company}/new`,
        `/ai/${company}/recipes/${recipe}`,
        '/api/session',
        '/api/foods?q=onion',
        '/api/samples?language=en',
        `/api/recipes?limit=20&before=${recipe}`,
        `${own}/recipes/${recipe}`,
        `${own}/recipe-jobs/${job}`,
        `${own}/recipe-jobs/${job}/events?after=1`,
      ],
    }),
  sqlmap: async () => {
    const findings: Finding[] = [];
    for (const target of targetsOf(person)) {
      progress(`sqlmap: ${target.method} ${target.path}`);
      findings.push(...(await runSqlmap(env['SQLMAP_PATH'] ?? '', folder, url, target)));
    }
    return findings;
  },
};

const row = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(11)).join('');
const lines = [row(['tool', 'requests', '429', '5xx', 'high', 'medium', 'low', 'explained'])];
let problems = 0;
try {
  for (const [name, run] of Object.entries(tools).filter(([tool]) => chosen.length === 0 || chosen.includes(tool))) {
    progress(`${name}...`);
    const from = product.log.length;
    const findings = await run();
    const { requests, limited, faults } = answersIn(product.log, from);
    const by = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length;
    lines.push(row([name, requests, limited, faults.length, by('high'), by('medium'), by('low'), by('explained')]));
    for (const { severity, text } of findings) progress(`${severity}: ${text}`);
    for (const fault of faults) progress(fault);
    problems += findings.length - by('explained') + faults.length;
  }
} finally {
  await product.dispose();
  await mailbox.close();
  rmSync(folder, { recursive: true, force: true });
}
stdout.write(`\n${lines.join('\n')}\n`);
process.exitCode = problems === 0 ? 0 : 1;

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, create, number, record, string, type } from 'superstruct';
import { runTool, type Finding } from './run-tool.ts';

/**
 * All that work without asking a server of their maker and end in time: buster asks for thousands of names, without an end in time. Passwords are guessed
 * at by limits.test.ts.
 */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';

const seconds = { crawl: 120, eachModule: 60, whole: 1_500 } as const;

const problemSchema = type({ method: string(), path: string(), info: string(), level: number() });
const reportSchema = type({
  vulnerabilities: record(string(), array(problemSchema)),
  anomalies: record(string(), array(problemSchema)),
});

/** What it says that is as it has to be, and why. */
const explained: readonly [RegExp, string][] = [
  [/X-XSS-Protection is not set/, 'browsers have dropped it; the Content-Security-Policy does its work'],
  [/Strict-Transport-Security is not set/, 'said over https alone, as tests/server/app.test.ts shows; this server is reached by http'],
  [/^Backup file: GET \/ai\/[^/]+\/recipes\//, 'any key there is answered with the same page, which says that there is no such recipe'],
];

const severityOf = (level: number): Finding['severity'] => (level >= 3 ? 'high' : level === 2 ? 'medium' : 'low');

interface Site {
  url: string;
  cookie: string;
  /** Paths to begin with; it finds no others in pages that are scripts. */
  paths: readonly string[];
}

/** Attacks the pages and the calls that are read, signed in. @throws Error when it leaves no report */
export async function runWapiti(tool: string, folder: string, { url, cookie, paths }: Site): Promise<Finding[]> {
  const report = join(folder, 'wapiti.json');
  const options = {
    '-u': `${url}/`,
    '--scope': 'domain',
    '-m': modules,
    '-H': `cookie: ${cookie}`,
    '-t': '30',
    '-d': '4',
    '--max-scan-time': String(seconds.crawl),
    '--max-attack-time': String(seconds.eachModule),
    '--store-session': folder,
    '-f': 'json',
    '-o': report,
  };
  const said = await runTool(
    tool,
    [...Object.entries(options).flat(), ...paths.flatMap((path) => ['-s', url + path]), '--flush-session', '--no-bugreport'],
    { folder, seconds: seconds.whole },
  );
  if (!existsSync(report)) throw new Error(`wapiti left no report:\n${said.slice(-2_000)}`);
  const { vulnerabilities, anomalies } = create(JSON.parse(readFileSync(report, 'utf8')), reportSchema);
  return [vulnerabilities, anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, problems]) =>
      problems.map(({ method, path, info, level }): Finding => {
        const text = `${kind}: ${method} ${path}: ${info}`;
        const why = explained.find(([pattern]) => pattern.test(text))?.[1];
        return why === undefined ? { severity: severityOf(level), text } : { severity: 'explained', text: `${text} (${why})` };
      }),
    ),
  );
}

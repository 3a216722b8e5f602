import { runTool, type Finding } from './run-tool.ts';

const seconds = 600;

export interface Target {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With a `*` behind each part to try, besides what stands in the query and the body. */
  path: string;
  /** As it is on the wire. */
  body?: object;
  /** With a `*` where it is what to try. */
  cookie?: string;
}

/** Tries every part of a call as a way into SQL. */
export async function runSqlmap(
  tool: string,
  folder: string,
  url: string,
  { method, path, body, cookie = '' }: Target,
): Promise<Finding[]> {
  const options = {
    '-u': url + path,
    '--method': method,
    '--output-dir': folder,
    '--dbms': 'PostgreSQL',
    // Nothing that changes what is there.
    '--level': '2',
    '--risk': '1',
    '--technique': 'BEUST',
    '--time-sec': '10',
    '--timeout': '30',
    '--retries': '0',
    // A network of its own for each request, or the limits would answer instead of the call.
    '--tamper': 'xforwardedfor',
    '--ignore-code': '*',
    '--skip': 'Host,Referer,User-Agent',
    ...(cookie === '' ? {} : { '--cookie': cookie }),
    ...(cookie.includes('*') ? {} : { '--param-exclude': '^(session|device|language)$' }),
    ...(body === undefined ? {} : { '--data': JSON.stringify(body), '--headers': 'Content-Type: application/json' }),
  };
  const flags = ['--batch', '--disable-coloring', '--flush-session'];
  const said = await runTool(tool, [...Object.entries(options).flat(), ...flags], { folder, seconds });
  const isRun = /all tested parameters do not appear to be injectable|identified the following injection point/.test(said);
  if (!isRun) throw new Error(`sqlmap did not try ${method} ${path}:\n${said.slice(-2_000)}`);
  const found = [...said.matchAll(/^Parameter: (.*)$/gm)].map(([, parameter = '']) => parameter);
  return found.map((parameter) => ({ severity: 'high', text: `SQL injection: ${method} ${path}: ${parameter}` }));
}

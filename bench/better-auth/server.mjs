// better-auth as its documentation sets it up: e-mail and password, on Node's own SQLite. Its port is in PORT.
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { toNodeHandler } from 'better-auth/node';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import process from 'node:process';

const port = Number(process.env.PORT);
const url = `http://127.0.0.1:${port}`;
const options = {
  baseURL: url,
  secret: 'only-for-measuring-only-for-measuring',
  database: new DatabaseSync('peer.sqlite'),
  emailAndPassword: { enabled: true },
  // It would answer three sign-ins in ten seconds.
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
};
const { runMigrations } = await getMigrations(options);
await runMigrations();
const auth = betterAuth(options);
await auth.api.signUpEmail({ body: { name: 'Cook', email: 'cook@anydish.example', password: 'make-any-dish' } });
const handle = toNodeHandler(auth);
createServer((request, response) => {
  if (request.url === '/constant') response.end('{}');
  else void handle(request, response);
}).listen(port, '127.0.0.1');

// Makes the keys of a NATS server in operator mode: its configuration on standard output, the secrets on standard error.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createAccount, createOperator, encodeAccount, encodeOperator } from '@nats-io/jwt';

const textOf = (seed) => new TextDecoder().decode(seed);

// Without limits an account may do nothing. -1: as much as the server can.
const limits = { subs: -1, data: -1, payload: -1, imports: 0, exports: 0, wildcards: false, conn: -1, leaf: 0 };

/** An operator, an account and its configuration; `ports` of clients and of browsers. Browsers need a proxy with TLS before theirs. */
export async function newNatsKeys({ host = '127.0.0.1', port = 4222, webPort = 8080 } = {}) {
  const [operator, account] = [createOperator(), createAccount()];
  const operatorToken = await encodeOperator('AnyDish', operator);
  const accountToken = await encodeAccount('AnyDish', account, { limits }, { signer: operator });
  const configuration = [
    `listen: "${host}:${port}"`,
    `websocket { listen: "${host}:${webPort}", no_tls: true }`,
    `operator: ${operatorToken}`,
    'resolver: MEMORY',
    `resolver_preload: { ${account.getPublicKey()}: ${accountToken} }`,
    '',
  ].join('\n');
  return { configuration, accountSeed: textOf(account.getSeed()), operatorSeed: textOf(operator.getSeed()) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { configuration, accountSeed, operatorSeed } = await newNatsKeys();
  process.stdout.write(configuration);
  process.stderr.write(
    `NATS_ACCOUNT_SEED=${accountSeed}\nKeep the operator's seed elsewhere; the product does not need it: ${operatorSeed}\n`,
  );
}

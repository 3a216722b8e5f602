import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** A server of OpenID Connect with the pages that oidc-provider brings itself; it knows everybody by the address that they type. */
export class OtherProvider {
  readonly issuer: string;
  readonly clientId = 'anydish-under-test';
  readonly clientSecret = crypto.randomUUID();
  readonly #server: Server;
  readonly #headers: Record<string, string>;

  private constructor(server: Server, headers: Record<string, string>) {
    this.#server = server;
    this.#headers = headers;
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** `headers` come with each page, as from providers that want to be alone in their window. */
  static async start(headers: Record<string, string>): Promise<OtherProvider> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new OtherProvider(server, headers);
  }

  /** Begins to answer, for a client that is answered at `redirectUri`, and whose secret is another one where `isSecret` says so. */
  async register(redirectUri: string, isSecret?: (secret: string) => boolean): Promise<void> {
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: this.clientId,
          client_secret: this.clientSecret,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      scopes: ['openid', 'name'],
      conformIdTokenClaims: false,
      findAccount: (_context, email) => ({
        accountId: email,
        claims: () => ({ sub: email, email, email_verified: true, name: 'Olga Other' }),
      }),
    });
    const client = await provider.Client.find(this.clientId);
    if (client && isSecret) client.compareClientSecret = isSecret;
    const answer = provider.callback();
    this.#server.on('request', (request, response) => {
      for (const [name, value] of Object.entries(this.#headers)) response.setHeader(name, value);
      void answer(request, response);
    });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

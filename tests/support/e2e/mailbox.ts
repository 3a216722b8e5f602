import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The receiving end of real SMTP: keeps every mail that the product sends. */
export class Mailbox {
  readonly url: string;
  readonly mails: Email[] = [];
  readonly #server: SMTPServer;
  #hung: PromiseWithResolvers<void> | null = null;

  private constructor(server: SMTPServer, port: number) {
    this.#server = server;
    this.url = `smtp://127.0.0.1:${port}`;
  }

  static async open(): Promise<Mailbox> {
    const keep: { box: Mailbox | null } = { box: null };
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, _session, done) {
        read(stream)
          .then((mail) => {
            keep.box?.mails.push(mail);
            return keep.box?.answered();
          })
          .then(() => done(), done);
      },
    });
    // A sender that is killed leaves in the middle of a word.
    server.on('error', () => undefined);
    const listener = server.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    keep.box = new Mailbox(server, (listener.address() as AddressInfo).port);
    return keep.box;
  }

  /** The newest mail to an address, once there are `count` of them. */
  async newest(to: string, count = 1): Promise<Email> {
    const deadline = Date.now() + 15_000;
    for (;;) {
      const mails = this.mails.filter((mail) => mail.to?.some((recipient) => recipient.address === to));
      const mail = mails.at(-1);
      if (mails.length >= count && mail !== undefined) return mail;
      if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} mails came to ${to}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** The mail with a subject, once it is there. Later mails do not hide it. */
  async about(to: string, subject: string): Promise<Email> {
    for (let count = 1; ; count += 1) {
      await this.newest(to, count);
      const mail = this.mails.find((one) => one.subject === subject && one.to?.some(({ address }) => address === to));
      if (mail !== undefined) return mail;
    }
  }

  /** The six digits in the newest mail to an address. */
  async code(to: string, count = 1): Promise<string> {
    const mail = await this.newest(to, count);
    const code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0];
    if (code === undefined) throw new Error('The mail holds no six-digit code.');
    return code;
  }

  /** Takes mails from now on and does not say so, until `answer`. */
  hang(): void {
    this.#hung ??= Promise.withResolvers();
  }

  /** Resolves when it may say that it has taken a mail. */
  answered(): Promise<void> | undefined {
    return this.#hung?.promise;
  }

  answer(): void {
    this.#hung?.resolve();
    this.#hung = null;
  }

  async close(): Promise<void> {
    this.answer();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

async function read(stream: AsyncIterable<Uint8Array>): Promise<Email> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return PostalMime.parse(Buffer.concat(parts));
}

import { createTransport, type SendMailOptions } from 'nodemailer';

const second = 1_000;

/**
 * How long a mail server may take, in milliseconds. `delivery` ends what keeps within the others and still never ends: a server that says
 * a little every few seconds. `lease` is how long one process has a mail for itself; it is longer than any delivery, so that no other
 * process sends what is being sent.
 */
export const mailTimes = {
  dns: 5 * second,
  connection: 10 * second,
  greeting: 10 * second,
  socket: 15 * second,
  delivery: 45 * second,
  lease: 90 * second,
} as const;

/** What the outbox needs of nodemailer. It stops when `signal` aborts. */
export interface MailTransport {
  sendMail: (message: SendMailOptions & { signal: AbortSignal }) => Promise<unknown>;
}

/** The mail server of SMTP_URL. */
export const openTransport = (url: string): MailTransport & { close: () => void } =>
  createTransport({
    url,
    dnsTimeout: mailTimes.dns,
    connectionTimeout: mailTimes.connection,
    greetingTimeout: mailTimes.greeting,
    socketTimeout: mailTimes.socket,
  });

// 530 to 538 are about how we sign in there, which says nothing about the address.
const isAboutUs = (code: number) => code >= 530 && code <= 538;

/** Whether the other side refused this address or this mail for good, so that asking again is of no use. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return (
    typeof responseCode === 'number' && responseCode >= 500 && !isAboutUs(responseCode) && (command === 'RCPT TO' || command === 'DATA')
  );
}

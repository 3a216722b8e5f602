import { createTransport, type SendMailOptions } from 'nodemailer';

const second = 1_000;

/**
 * Time limits of a mail server, in milliseconds. `delivery` ends a delivery that keeps the other limits but never finishes. `lease` is longer than
 * any delivery, so that no other process sends the same mail. `look`: how often one that is away is looked for.
 */
export const mailTimes = {
  dns: 5 * second,
  connection: 10 * second,
  greeting: 10 * second,
  socket: 15 * second,
  delivery: 45 * second,
  lease: 90 * second,
  look: 5 * second,
} as const;

/** The outbox's interface to nodemailer. Stops when `signal` aborts. */
export interface MailTransport {
  sendMail: (message: SendMailOptions & { signal: AbortSignal }) => Promise<unknown>;
  /** Whether the mail server answers; sends nothing. */
  verify: () => Promise<unknown>;
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

/** Whether the mail server could not be reached, so that other mails would fail as well. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && !('responseCode' in error && typeof error.responseCode === 'number');

// 530 to 538 concern our sign-in there, not the address.
const isAboutUs = (code: number) => code >= 530 && code <= 538;

/** Whether the server refused this address or mail permanently, so that retries are useless. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return (
    typeof responseCode === 'number' && responseCode >= 500 && !isAboutUs(responseCode) && (command === 'RCPT TO' || command === 'DATA')
  );
}

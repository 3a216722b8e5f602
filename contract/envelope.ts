import { number, string, type, unknown, type Infer } from 'superstruct';

/** The envelope around every JSON answer. Keys as on the wire; the payload is still snake_case. */
export const envelopeSchema = type({ status_code: number(), status_text: string(), payload: unknown() });
export type Envelope = Infer<typeof envelopeSchema>;

/** The header that names a request: the page sends it, the answer repeats it, and the server's log has it. */
export const requestIdHeader = 'x-request-id';

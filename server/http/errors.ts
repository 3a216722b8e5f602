import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorName } from '../../contract/errors.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { Failure } from './failure.ts';
import { outageOf, tooBusy } from './outage.ts';
import { sendFailure } from './reply.ts';

/** Errors before a handler runs, by the status that Fastify and its plugins give them. */
const known: Record<number, [ErrorName, Sentence]> = {
  400: ['invalidInput', i18n._('The request could not be read.')],
  403: ['notFound', i18n._('Nothing was found at this address.')], // a path outside the folder of pages
  404: ['notFound', i18n._('Nothing was found at this address.')],
  405: ['notFound', i18n._('Nothing was found at this address.')],
  406: ['unsupportedMedia', i18n._('This kind of content is not accepted here.')],
  413: ['tooLarge', i18n._('This is too large to be accepted.')],
  414: ['tooLarge', i18n._('This address is too long.')],
  415: ['unsupportedMedia', i18n._('This kind of content is not accepted here.')],
};

const sentences: Record<string, Sentence> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: i18n._('The body is empty.'),
  FST_ERR_CTP_INVALID_JSON_BODY: i18n._('The body is not valid JSON.'),
  FST_ERR_BAD_URL: i18n._('The address is not a valid one.'),
};

/** Log only what helps to find the fault: a database error also carries the row that it was about. */
const describe = (error: FastifyError) => ({ type: error.name, reason: error.code, message: error.message, stack: error.stack });

/** Turns any thrown value into an envelope. Details go to the log, never to the client. */
export function answerError(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Failure) return sendFailure(reply, error);
  const status = error.statusCode ?? 500;
  if (status === 503) return sendFailure(reply, tooBusy, 503);
  const outage = outageOf(error);
  // The sender left, or the server is stopping: nobody reads the answer, and nothing is out of order.
  if (request.raw.readableAborted) return sendFailure(reply, tooBusy, 503);
  if (outage !== null) {
    // Without the stack: during an outage every request logs this.
    request.log.warn({ fault: { ...describe(error), stack: undefined } }, 'not available');
    return sendFailure(reply, outage, 503);
  }
  const name = known[status];
  if (name) return sendFailure(reply, new Failure(name[0], sentences[error.code] ?? name[1]));
  request.log.error({ fault: describe(error) }, 'request failed');
  return sendFailure(reply, new Failure('unknown', i18n._('Something went wrong on our side. Please try again.')));
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

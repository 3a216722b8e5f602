import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Struct } from 'superstruct';
import { readBody, readParams, readQuery } from './read.ts';
import { sendPayload } from './reply.ts';

/** An entry of contract/endpoints.ts; each of the three is a struct or null. */
interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: unknown;
  query: unknown;
  payload: unknown;
}

type ValueOf<S> = S extends { TYPE: infer Value } ? Value : null;

export interface Call<E extends Endpoint> {
  body: ValueOf<E['body']>;
  query: ValueOf<E['query']>;
  params: Record<string, string>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface RouteOptions<E extends Endpoint> {
  /** For a body with several shapes: chooses the one whose field errors are reported. */
  shape?: (body: unknown) => unknown;
  /** Answers the payload in camelCase, or throws a Failure. */
  handler: (call: Call<E>) => Promise<ValueOf<E['payload']>>;
}

const isStruct = (value: unknown): value is Struct<unknown, unknown> => value instanceof Struct;

/** Registers one endpoint of the contract: body, query, handler, envelope, in this order. */
export function route<const E extends Endpoint>(app: FastifyInstance, endpoint: E, { shape, handler }: RouteOptions<E>): void {
  const { method, path, query } = endpoint;
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const body = shape ? shape(request.body) : endpoint.body;
      const call = {
        // Safe: the value was checked with the struct that has this type.
        body: (isStruct(body) ? readBody(body, request) : null) as ValueOf<E['body']>,
        query: (isStruct(query) ? readQuery(query, request) : null) as ValueOf<E['query']>,
        params: readParams(request),
        request,
        reply,
      };
      return sendPayload(reply, await handler(call));
    },
  });
}

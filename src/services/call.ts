import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Api, Endpoint } from './api.ts';

/** A row of the contract's table. */
interface Row {
  method: Endpoint<unknown>['method'];
  path: `/${string}`;
  body: object | null;
  query: object | null;
  // A struct is invariant in its type; its type is all that is read here.
  payload: { readonly TYPE: unknown };
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsOf<Path extends string> = [NamesIn<Path>] extends [never] ? unknown : Record<NamesIn<Path>, string>;
type FieldsOf<S> = S extends { TYPE: infer T } ? T : unknown;

/** What a call takes: the parameters of its path and the fields of its body or query, as one object. */
type InputOf<R extends Row> = ParamsOf<R['path']> & FieldsOf<R['body']> & FieldsOf<R['query']>;
type PayloadOf<R extends Row> = R['payload']['TYPE'];
/** A hole may want less of an answer than the row gives, or forbid to change it. */
type Answering<R extends Row, O> = R & ([PayloadOf<R>] extends [O] ? unknown : never);

/** Turns a row of the contract's table into an actor. Leaving the state that invokes it aborts the call. */
export interface Call {
  <R extends Row, I extends InputOf<R>, O = PayloadOf<R>>(row: Answering<R, O>): PromiseActorLogic<O, I>;
  /** `send` turns the machine's words into what the call takes. */
  <R extends Row, I, O = PayloadOf<R>>(row: Answering<R, O>, words: { send: (input: I) => InputOf<R> }): PromiseActorLogic<O, I>;
  /** `read` takes out of the answer what the machine wants. */
  <R extends Row, I extends InputOf<R>, O>(row: R, words: { read: (payload: PayloadOf<R>) => NoInfer<O> }): PromiseActorLogic<O, I>;
  <R extends Row, I, O>(
    row: R,
    words: { send: (input: I) => InputOf<R>; read: (payload: PayloadOf<R>) => NoInfer<O> },
  ): PromiseActorLogic<O, I>;
}

interface Words {
  send?: (input: unknown) => unknown;
  read?: (payload: unknown) => unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Sorts the input into what belongs into the path and the rest, which is the body or the query of the row. */
function optionsFor({ path, body, query }: Row, input: unknown) {
  const entries = Object.entries(isRecord(input) ? input : {});
  const names = new Set(path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : [])));
  const fields = Object.fromEntries(entries.filter(([name]) => !names.has(name)));
  return {
    params: Object.fromEntries(entries.flatMap(([name, value]) => (names.has(name) ? [[name, String(value)]] : []))),
    ...(body !== null && { body: fields }),
    ...(query !== null && { query: fields as Record<string, string | undefined> }),
  };
}

export function createCall(api: Api): Call {
  const call = (row: Row & Endpoint<unknown>, { send = (input) => input, read = (payload) => payload }: Words = {}) =>
    fromPromise<unknown, unknown>(async ({ input, signal }) => read(await api(row, { ...optionsFor(row, send(input)), signal })));
  return call;
}

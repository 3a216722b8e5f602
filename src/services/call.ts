import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Api, Endpoint } from './api.ts';

/** A row of the contract's table. */
interface Row {
  method: Endpoint<unknown>['method'];
  path: `/${string}`;
  body: object | null;
  query: object | null;
  // A struct is invariant in its type parameter; only its type is read here.
  payload: { readonly TYPE: unknown };
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsOf<Path extends string> = [NamesIn<Path>] extends [never] ? unknown : Record<NamesIn<Path>, string>;
type FieldsOf<S> = S extends { TYPE: infer T } ? T : unknown;

/** The input of a call: path parameters and the fields of body or query, as one object. */
type InputOf<R extends Row> = ParamsOf<R['path']> & FieldsOf<R['body']> & FieldsOf<R['query']>;
type PayloadOf<R extends Row> = R['payload']['TYPE'];
/** A hole may use fewer fields of the answer than the row has, or declare them readonly. */
type Answering<R extends Row, O> = R & ([PayloadOf<R>] extends [O] ? unknown : never);

/** Turns a row of the contract's table into an actor. Leaving the invoking state aborts the call. */
export interface Call {
  <R extends Row, I extends InputOf<R>, O = PayloadOf<R>>(row: Answering<R, O>): PromiseActorLogic<O, I>;
  /** `send` maps the machine's input to the call's input. */
  <R extends Row, I, O = PayloadOf<R>>(row: Answering<R, O>, words: { send: (input: I) => InputOf<R> }): PromiseActorLogic<O, I>;
  /** `read` maps the answer to the machine's output. */
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

/** Splits the input into path parameters and the rest, which is the row's body or query. */
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

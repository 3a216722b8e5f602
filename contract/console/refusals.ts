import { array, is, string, type, type Infer } from 'superstruct';
import { isError, type ApiError } from '../errors.ts';
import { conflictSchema, type ConsoleRecord } from './shapes.ts';

/** The payload of `notAllowed` in the console: the missing flag, and the addresses of those who can grant it. */
const denialSchema = type({ flag: string(), givers: array(string()) });
export type ConsoleDenial = Infer<typeof denialSchema>;

/** The flag that a refusal is about; null for any other error. */
export const denialOf = (error: ApiError | null): ConsoleDenial | null =>
  isError(error, 'notAllowed') && is(error?.payload, denialSchema) ? error.payload : null;

/** The current record after a concurrent save; null for any other error. */
export const currentOf = (error: ApiError | null): ConsoleRecord | null =>
  isError(error, 'conflict') && is(error?.payload, conflictSchema) ? error.payload.current : null;

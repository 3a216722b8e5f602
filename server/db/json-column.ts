import type { JSONColumnType } from 'kysely';

/** Written with JSON.stringify and read back parsed. */
export type Json<Value extends object> = JSONColumnType<Value, string, string>;
export type NullableJson<Value extends object> = JSONColumnType<Value | null, string | null, string | null>;

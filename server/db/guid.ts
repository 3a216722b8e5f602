import { v7, validate } from 'uuid';

/** A new key: UUIDv7, so that sorting by key is sorting by age. */
export const newGuid = (): string => v7();

/** Smaller than every key. */
export const firstGuid = '00000000-0000-0000-0000-000000000000';

export const isGuid = (text: string): boolean => validate(text);

import { v7, validate } from 'uuid';

/** A new key: UUIDv7, so that keys grow with time and a list by key is a list by age. */
export const newGuid = (): string => v7();

/** Before every key there is. */
export const firstGuid = '00000000-0000-0000-0000-000000000000';

export const isGuid = (text: string): boolean => validate(text);

import { useSyncExternalStore } from 'react';
import { ticker } from '../services/ticker.ts';

/** The time in milliseconds since 1970; re-renders each second. Derive countdowns from it. */
export const useNow = (): number => useSyncExternalStore(ticker.subscribe, ticker.now);

import { useSyncExternalStore } from 'react';
import { ticker } from '../services/ticker.ts';

/** Milliseconds since 1970; the view is painted again each second. What is left of a countdown is derived from it. */
export const useNow = (): number => useSyncExternalStore(ticker.subscribe, ticker.now);

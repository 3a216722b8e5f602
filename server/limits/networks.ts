import { networksOf } from '../http/network.ts';
import type { KeyedLimit } from './rate-limit.ts';

/**
 * A limit per network for an address and its wider networks: each wider network has twice the limit of the one before, so a whole /48 has four times
 * that of a /64, not 65,536 times.
 */
export const inNetworks = (limitOf: (network: string) => KeyedLimit, address: string): KeyedLimit[] =>
  networksOf(address).map((network, tier) => {
    const limit = limitOf(network);
    return { ...limit, limit: limit.limit * 2 ** tier };
  });

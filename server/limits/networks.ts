import { networksOf } from '../http/network.ts';
import type { KeyedLimit } from './rate-limit.ts';

/**
 * A limit of a network for an address and all that it is part of: each wider network has twice as much as the one before, so that a whole
 * /48 has four times what a /64 has, and not 65,536 times.
 */
export const inNetworks = (limitOf: (network: string) => KeyedLimit, address: string): KeyedLimit[] =>
  networksOf(address).map((network, tier) => {
    const limit = limitOf(network);
    return { ...limit, limit: limit.limit * 2 ** tier };
  });

import { isIPv4, isIPv6 } from 'node:net';

/** Groups of an IPv6 address, with `::` written out. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...'0'.repeat(Math.max(0, 8 - left.length - right.length)), ...right];
}

/** Prefix lengths of the IPv6 blocks that a household, a company and a large site usually get. */
const tiers = [64, 56, 48] as const;

/** The first `bits` of an IPv6 address, as text. */
function prefixOf(address: string, bits: (typeof tiers)[number]): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = groups(address).map((group) => Number.parseInt(group, 16));
  // The fourth group has the bits from 48 to 64.
  const kept = fourth - (fourth % 2 ** (64 - bits));
  return `${[first, second, third, kept].map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/**
 * The networks of a client, narrowest first, for rate limits: an IPv4 address, or the /64, /56 and /48 of an IPv6 address, because one rented server
 * can use 65,536 /64 networks of a single /48. `address` is `request.ip`, which ignores X-Forwarded-For unless TRUST_PROXY is set.
 */
export function networksOf(address: string): readonly string[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return [mapped];
  if (!isIPv6(address)) return [address];
  return tiers.map((bits) => prefixOf(address, bits));
}

/** The block of a client, too large to tell one household from the next: the /24 of an IPv4 address, or the /48 of an IPv6 address. */
export function blockOf(address: string): string {
  const site = siteOf(address);
  return isIPv4(site) ? `${site.split('.').slice(0, 3).join('.')}.0/24` : site;
}

/** The narrowest of `networksOf`. */
export const networkOf = (address: string): string => networksOf(address)[0] ?? address;

/** The widest of `networksOf`. */
export const siteOf = (address: string): string => networksOf(address).at(-1) ?? address;

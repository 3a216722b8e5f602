import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address, with `::` written out. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...'0'.repeat(Math.max(0, 8 - left.length - right.length)), ...right];
}

/**
 * What one household or company has of the internet, for limits: an IPv4 address, or the first 64 bits of an IPv6 one.
 * `address` is `request.ip`, which believes X-Forwarded-For from nobody unless TRUST_PROXY says so.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const bits = groups(address).slice(0, 4);
  return `${bits.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

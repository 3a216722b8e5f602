import { BlockList, isIP } from 'node:net';

/*
 * Decides which addresses are public: the server never fetches from this computer, its network or other private networks for a user.
 * https://www.iana.org/assignments/iana-ipv4-special-registry, https://www.iana.org/assignments/iana-ipv6-special-registry
 */

const special4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24',
  '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4',
  '240.0.0.0/4',
]; // prettier-ignore
/** The globally routed part of IPv6; mapped IPv4 and documentation ranges are outside it or excluded. */
const routed6 = '2000::/3';
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = '0'] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const closed4 = listOf(special4, 'ipv4');
const open6 = listOf([routed6], 'ipv6');
const closed6 = listOf(special6, 'ipv6');

/** True for a publicly routed address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  if (family === 6) return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
  return false;
}

const innerNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|onion|home\.arpa)$/i;

/** Whether an address may be fetched at all, before its name is resolved. */
export function isPublicPage(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.port !== '') return false;
  return isIP(host) === 0 ? host.includes('.') && !innerNames.test(host) : isPublicAddress(host);
}

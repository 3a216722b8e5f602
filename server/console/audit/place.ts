import type { FastifyRequest } from 'fastify';
import { blockOf } from '../../http/network.ts';
import { describeDevice, userAgentOf } from '../../sign-in/devices.ts';

/** Where a call came from: "198.51.100.0/24, Firefox, Linux". The block of a network, never a full address (decision 43). */
export function placeOf(request: FastifyRequest): string {
  const { browser, system } = describeDevice(userAgentOf(request));
  return [blockOf(request.ip), browser, system].filter((part) => part !== null && part !== '').join(', ');
}

import { parse } from 'bowser';
import type { FastifyRequest } from 'fastify';
import { asText, cutText } from '../../contract/text.ts';

/** Longer User-Agents add nothing and fill the table. */
const maxLength = 400;

/** Longer names are not meaningful to a person. */
const maxNameLength = 40;
const nameOf = (name: string | undefined) => (name && name.length <= maxNameLength ? name : null);

/** The User-Agent, stored with the session. */
export const userAgentOf = (request: FastifyRequest): string => cutText(asText(request.headers['user-agent'] ?? ''), maxLength);

export interface Device {
  /** "Firefox"; null when unknown. */
  browser: string | null;
  /** "Windows"; null when unknown. */
  system: string | null;
}

/** Reads a person's name for the device from its User-Agent. */
export function describeDevice(userAgent: string): Device {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}

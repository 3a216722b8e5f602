import { parse } from 'bowser';
import type { FastifyRequest } from 'fastify';
import { asText, cutText } from '../../contract/text.ts';

/** Longer ones say nothing more about the device, and fill a table. */
const maxLength = 400;

/** A program may call itself anything; what is longer is no name that a person would know. */
const maxNameLength = 40;
const nameOf = (name: string | undefined) => (name && name.length <= maxNameLength ? name : null);

/** What the browser calls itself; kept with the session that it opens. */
export const userAgentOf = (request: FastifyRequest): string => cutText(asText(request.headers['user-agent'] ?? ''), maxLength);

export interface Device {
  /** "Firefox"; null when nobody knows. */
  browser: string | null;
  /** "Windows"; null when nobody knows. */
  system: string | null;
}

/** Reads from what a browser calls itself what a person would call it. */
export function describeDevice(userAgent: string): Device {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}

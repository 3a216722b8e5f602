import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const isSecure = (config: Pick<Config, 'publicUrl'>) => config.publicUrl.startsWith('https:');

/** __Host- binds a cookie to this exact host, and browsers refuse it on plain http. ASVS 3.3.3. */
const nameOf = (name: string, config: Config) => (isSecure(config) ? `__Host-${name}` : name);

const attributes = (config: Config): CookieSerializeOptions => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) });

export type CookieName = 'session' | 'sign-up' | 'oauth' | 'device' | 'passkey' | 'second-step';

export const readCookie = (request: FastifyRequest, name: CookieName): string | undefined =>
  request.cookies[nameOf(name, request.server.deps.config)];

/** `maxAge` in seconds. */
export function setCookie(reply: FastifyReply, name: CookieName, value: string, maxAge: number): void {
  const { config } = reply.server.deps;
  void reply.setCookie(nameOf(name, config), value, { ...attributes(config), maxAge });
}

export function clearCookie(reply: FastifyReply, name: CookieName): void {
  const { config } = reply.server.deps;
  void reply.clearCookie(nameOf(name, config), attributes(config));
}

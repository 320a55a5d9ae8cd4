import { headers } from '#contract/headers.ts';
import { isLoopback } from '#contract/isLoopback.ts';
import { createMiddleware } from 'hono/factory';
import { newId } from '../newId.ts';
import type { PlatformParts } from '../parts.ts';
import type { PlatformEnvironment } from './platformEnvironment.ts';

const browserShape = /^[\w-]{16,64}$/;
const addressShape = /^[0-9a-fA-F.:]{2,45}$/;

/** One visitor has one address, whichever family of socket it came in by. */
const plainAddress = (address: string): string => address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');

/**
 * Finds out who asks. `peer` is the address at the other end of the connection; where it is one of
 * the `gateways`, the visitor's address is the one it names, and unknown where it names none: limits
 * by address would otherwise hit everybody behind that gateway.
 */
export const requestFacts = (parts: PlatformParts, gateways: ReadonlySet<string>, peerOf: (request: Request) => string | undefined) =>
  createMiddleware<PlatformEnvironment>(async (context, next) => {
    const peer = peerOf(context.req.raw);
    const named = context.req.header(headers.clientAddress) ?? '';
    const isGateway = peer === undefined || gateways.has(peer);
    context.set('isGateway', isGateway);
    context.set('isFromHere', peer === undefined || isLoopback(plainAddress(peer)));
    context.set('address', plainAddress(isGateway ? (addressShape.test(named) ? named : '') : peer));
    const browser = context.req.header(headers.clientBrowser) ?? '';
    context.set('browser', isGateway && browserShape.test(browser) ? browser : '');
    const given = context.req.header(headers.correlation) ?? '';
    context.set('correlationId', /^[\w-]{1,64}$/.test(given) ? given : newId(parts));
    await next();
  });

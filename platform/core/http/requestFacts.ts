import { headers } from '#contract/headers.ts';
import { isLoopback } from '#contract/isLoopback.ts';
import { createMiddleware } from 'hono/factory';
import { newId } from '../newId.ts';
import type { PlatformParts } from '../parts.ts';
import { plainAddress } from './plainAddress.ts';
import type { PlatformEnvironment } from './platformEnvironment.ts';

const browserShape = /^[\w-]{16,64}$/;
const addressShape = /^[0-9a-fA-F.:]{2,45}$/;

/**
 * Finds out who asks. `peer` is the address at the other end of the connection; where it is one of
 * the `gateways` (plain addresses), the visitor's address is the one it names, and unknown where it names none: limits
 * by address would otherwise hit everybody behind that gateway.
 */
export const requestFacts = (parts: PlatformParts, gateways: ReadonlySet<string>, peerOf: (request: Request) => string | undefined) =>
  createMiddleware<PlatformEnvironment>(async (context, next) => {
    const peer = peerOf(context.req.raw);
    const from = peer === undefined ? undefined : plainAddress(peer);
    const named = context.req.header(headers.clientAddress) ?? '';
    const isGateway = from === undefined || gateways.has(from);
    context.set('isGateway', isGateway);
    context.set('isFromHere', from === undefined || isLoopback(from));
    context.set('address', isGateway ? (addressShape.test(named) ? plainAddress(named) : '') : from);
    const browser = context.req.header(headers.clientBrowser) ?? '';
    context.set('browser', isGateway && browserShape.test(browser) ? browser : '');
    const given = context.req.header(headers.correlation) ?? '';
    context.set('correlationId', /^[\w-]{1,64}$/.test(given) ? given : newId(parts));
    await next();
  });

import { createForwardedAddress, plainAddress, type TrustedProxies } from '#contract/forwardedAddress.ts';
import { headers } from '#contract/headers.ts';
import { isLoopback } from '#contract/isLoopback.ts';
import { createMiddleware } from 'hono/factory';
import { newId } from '../newId.ts';
import type { PlatformParts } from '../parts.ts';
import type { GatewayKeys } from './gatewayKeys.ts';
import type { PlatformEnvironment } from './platformEnvironment.ts';

/** Whose word about a visitor is believed. */
interface Witnesses {
  /** Addresses of gateways. */
  readonly gateways?: ReadonlySet<string>;
  /** What gateways prove themselves by; left out, where they call from is enough. */
  readonly gatewayKeys?: GatewayKeys | undefined;
  /** Proxies between browsers and this platform. */
  readonly trustedProxies?: TrustedProxies;
}

const browserShape = /^[\w-]{16,64}$/;

/**
 * Finds out who asks. `peer` is the address at the other end of the connection; where it is one of the `gateways`, the visitor's address is the
 * one it names, and unknown where it names none: limits by address would otherwise hit everybody behind that gateway. Whoever comes from there
 * without the key is no gateway, and may be anybody behind a proxy on its machine.
 */
export function requestFacts(
  parts: PlatformParts,
  { gateways = new Set(), gatewayKeys, trustedProxies = 0 }: Witnesses,
  peerOf: (request: Request) => string | undefined,
) {
  const forwardedAddress = createForwardedAddress(trustedProxies);
  return createMiddleware<PlatformEnvironment>(async (context, next) => {
    const told = (name: string): string => context.req.header(name) ?? '';
    const peer = peerOf(context.req.raw);
    const from = plainAddress(peer);
    const isNear = peer === undefined || (from !== undefined && gateways.has(from));
    const isProven = (key: string): boolean => gatewayKeys === undefined || (key !== '' && gatewayKeys.accepts(key));
    const isGateway = peer === undefined || (isNear && isProven(told(headers.gatewayKey)));
    const connected = from ?? '';
    const addressOf = (): string => {
      if (isGateway) return plainAddress(told(headers.clientAddress)) ?? '';
      const seen = connected === '' ? '' : forwardedAddress(connected, told('x-forwarded-for'));
      return isNear && seen === connected ? '' : seen;
    };
    context.set('isGateway', isGateway);
    context.set('isFromHere', peer === undefined || isLoopback(connected));
    context.set('address', addressOf());
    context.set('browser', isGateway && browserShape.test(told(headers.clientBrowser)) ? told(headers.clientBrowser) : '');
    const given = told(headers.correlation);
    context.set('correlationId', /^[\w-]{1,64}$/.test(given) ? given : newId(parts));
    await next();
  });
}

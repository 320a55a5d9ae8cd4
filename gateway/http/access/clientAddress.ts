import type { IncomingMessage } from 'node:http';
import { createForwardedAddress, plainAddress, type TrustedProxies } from '#contract/forwardedAddress.ts';
import { remembering } from '../../schema/scalars/remembering.ts';

/** Network address of the visitor behind a request; undefined where the connection has ended already. */
export type ClientAddressOf = (request: IncomingMessage) => string | undefined;

/** Who asks, where these proxies stand in front of the site. */
export function createClientAddressOf(proxies: TrustedProxies): ClientAddressOf {
  // Of connections alone: what headers say may be as long and as manifold as somebody likes.
  const known = remembering((address) => plainAddress(address) ?? null);
  const connected = ({ socket: { remoteAddress } }: IncomingMessage): string | undefined =>
    remoteAddress === undefined ? undefined : (known(remoteAddress) ?? undefined);
  if (proxies === 0) return connected;
  const addressOf = createForwardedAddress(proxies);
  return (request) => {
    const address = connected(request);
    return address && addressOf(address, [request.headers['x-forwarded-for'] ?? ''].flat().join(','));
  };
}

import type { IncomingMessage } from 'node:http';

/** Network address of the visitor behind a request; undefined where it cannot be known. */
export type ClientAddressOf = (request: IncomingMessage) => string | undefined;

const shape = /^[0-9a-fA-F.:]{2,45}$/;

/**
 * Every proxy appends the address it was called from to `X-Forwarded-For`, so with `proxies` in front
 * the one that the outermost of them saw stands that many places from the end. What stands before it
 * is the visitor's own invention. Without proxies the header is not read.
 */
export function createClientAddressOf(proxies: number): ClientAddressOf {
  return ({ headers, socket }) => {
    if (proxies === 0) return socket.remoteAddress;
    const named = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
    const address = named.at(-proxies)?.trim() ?? '';
    return shape.test(address) ? address : undefined;
  };
}

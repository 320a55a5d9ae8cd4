/** Who is slow with headers is gone after ten seconds, with a body after fifteen: Node looks once in every interval. */
export const slowClientLimits = { headersTimeout: 9_000, connectionsCheckingInterval: 1_000, requestTimeout: 14_000 } as const;

/**
 * Milliseconds that an idle connection is kept behind proxies, which keep it for later visitors, nginx for a minute: whoever closes one first cuts
 * off what the other has just sent, and a write that is lost so is sent again by no proxy. It has to be the proxy.
 */
export const keepAliveBehindProxy = 65_000;

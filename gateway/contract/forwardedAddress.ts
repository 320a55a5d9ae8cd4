import { BlockList, isIP, isIPv6 } from 'node:net';

/** How many proxies stand in front; or their addresses and networks (`10.0.0.0/8`, `::1`). */
export type TrustedProxies = number | readonly string[];

/** Whose address it is: from that at the other end of the connection, and what `X-Forwarded-For` says. */
export type ForwardedAddress = (connected: string, forwarded: string) => string;

/** An IPv4 address in the clothes of IPv6 is the same visitor; undefined for what is no address. */
export function plainAddress(text: string | undefined): string | undefined {
  const address = (text ?? '')
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '');
  return isIP(address) === 0 ? undefined : address;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a text names one address or one network. */
export function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (isIPv6(address) ? 128 : 32));
}

function listOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    if (length === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(length), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}

/**
 * Every proxy appends the address it was called from to `X-Forwarded-For`. Read from its end, as far as the
 * one who wrote an entry is a proxy of ours; what stands before that is the visitor's own invention, and so are
 * all other headers that name an address. Where the header does not hold out, the connection counts.
 */
export function createForwardedAddress(proxies: TrustedProxies): ForwardedAddress {
  if (typeof proxies === 'number')
    return (connected, forwarded) => (proxies === 0 ? undefined : plainAddress(forwarded.split(',').at(-proxies))) ?? connected;
  const isTrusted = listOf(proxies);
  return (connected, forwarded) => {
    let address = connected;
    if (!isTrusted(address)) return address;
    for (const entry of forwarded.split(',').reverse()) {
      const before = plainAddress(entry);
      if (before === undefined) return address;
      address = before;
      if (!isTrusted(address)) return address;
    }
    return address;
  };
}

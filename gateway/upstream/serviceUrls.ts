import { isLoopback } from '../contract/isLoopback.ts';
import type { Log } from '../log.ts';

/** Tells whether customer service may be opened at an absolute address: at one of these origins, over https or on this machine. */
export function serviceUrls(origins: Iterable<string>, log: Log): (address: string) => boolean {
  const allowed = new Set(origins);
  return (address) => {
    const { hostname, origin: at, protocol } = new URL(address);
    const isAllowed = allowed.has(at) && (protocol === 'https:' || isLoopback(hostname));
    // The origin alone: a member's address holds a ticket.
    if (!isAllowed) log.warn({ at }, 'customer service lies at a host that SERVICE_ORIGINS does not allow, or is not https');
    return isAllowed;
  };
}

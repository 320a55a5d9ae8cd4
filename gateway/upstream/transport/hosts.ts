import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { UpstreamFault } from '../failure.ts';

/** Absolute address of `path` on one host. An absolute address is only checked. Throws `UpstreamFault` where that host, or none, is allowed. */
export type AddressOf = (path: string) => string;

/** Picks among hosts that serve the same things, and stays off those that are down. */
export interface Hosts {
  /**
   * The host that `cdnBucket` falls to, or the next one that is up. `areKept` remembers addresses: for pictures, which come again with
   * every page, and not for launched games, whose addresses are secrets for one use.
   */
  pick(listed: readonly string[], cdnBucket: number, areKept?: boolean): AddressOf;
  /** Takes a host out of use until a probe finds it up, or for half a minute where nothing probes. */
  reportDown(origin: string): void;
}

export interface HostsParts {
  /** Origins that addresses may point to; the operator's answers cannot add to them. */
  readonly allowed: ReadonlySet<string>;
  readonly clock: Clock;
  /** Whether a host answers. Asked in the background, at most once in 15 seconds for each host. */
  readonly probe?: (origin: string) => Promise<boolean>;
  readonly onRefused: (address: string) => void;
}

const probeEvery = 15_000;
const downFor = 30_000;
const maxAddresses = 5_000;
const maxHosts = 12;
const isAbsolute = /^[a-z][a-z0-9+.-]*:/i;

const originOf = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
};

export function createHosts({ allowed, clock, probe, onRefused }: HostsParts): Hosts {
  const downUntil = new Map<string, number>();
  const probedAt = new Map<string, number>();
  const refused = new LRUCache<string, true>({ max: 100 });
  // By host and then by path: a key of both would have to be put together, and hashed, for every picture.
  const addresses = new LRUCache<string, LRUCache<string, string>>({ max: maxHosts });
  const addressesOn = (origin: string): LRUCache<string, string> => {
    let known = addresses.get(origin);
    if (known === undefined) addresses.set(origin, (known = new LRUCache<string, string>({ max: maxAddresses })));
    return known;
  };

  const allow = (address: string): string | undefined => {
    const origin = originOf(address);
    if (origin !== undefined && allowed.has(origin)) return origin;
    if (!refused.has(address)) {
      refused.set(address, true);
      onRefused(address);
    }
    return undefined;
  };
  const reportDown = (origin: string): void => void downUntil.set(origin, clock.now() + downFor);
  const look = (origin: string): void => {
    if (!probe || clock.now() - (probedAt.get(origin) ?? -Infinity) < probeEvery) return;
    probedAt.set(origin, clock.now());
    probe(origin).then(
      (up) => (up ? void downUntil.delete(origin) : reportDown(origin)),
      () => reportDown(origin),
    );
  };
  const isUp = (origin: string): boolean => (downUntil.get(origin) ?? 0) <= clock.now();

  const checked = (address: string): string => {
    if (allow(address) === undefined) throw new UpstreamFault('an address points to a host that is not allowed');
    return new URL(address).href;
  };
  const below = (origin: string | undefined, path: string): string => {
    if (origin === undefined) throw new UpstreamFault('none of the listed hosts is allowed');
    const address = new URL(path, `${origin}/`);
    // `//elsewhere/x` and `\\elsewhere` are paths by their first character only.
    if (address.origin !== origin) throw new UpstreamFault('a path leads off its host');
    return address.href;
  };
  const addressOn = (origin: string | undefined, path: string): string => (isAbsolute.test(path) ? checked(path) : below(origin, path));
  const keptAddressOn = (origin: string | undefined, path: string): string => {
    const known = addressesOn(origin ?? '');
    let address = known.get(path);
    if (address === undefined) known.set(path, (address = addressOn(origin, path)));
    return address;
  };

  return {
    reportDown,
    pick(listed, cdnBucket, areKept = false) {
      const origins = listed.map(allow).filter((origin) => origin !== undefined);
      for (const origin of origins) look(origin);
      const inTurn = origins.map((_origin, turn) => origins[(cdnBucket + turn) % origins.length] as string);
      const origin = inTurn.find(isUp) ?? inTurn[0];
      return (path) => (areKept ? keptAddressOn(origin, path) : addressOn(origin, path));
    },
  };
}

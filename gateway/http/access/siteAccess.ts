import { cacheOf } from '../../cacheOf.ts';
import type { Clock } from '../../clock.ts';
import { visitorStatus } from '../../contract/system/site.ts';
import type { SiteAccess } from '../../context.ts';
import type { Log } from '../../log.ts';
import type { UpstreamClient } from '../../upstream/client.ts';
import { createCoalescing } from '../../upstream/sharing/coalescing.ts';

/** Knows for every address whether the site is open to it, and to guests at all; asked before any operation is answered. */
export interface SiteAccessLookup {
  /**
   * What is known at this moment: undefined where the operator has to be asked, `null` where nothing is known and
   * the operator cannot be asked just now. Starts a refresh by itself.
   */
  known(address: string | undefined): SiteAccess | null | undefined;
  /**
   * What the operator says. Undefined where it could not be asked and never was: such a visitor is let through
   * as far as the operator takes their calls, or an operator that is away would close the site. Never rejects.
   */
  of(address: string | undefined): Promise<SiteAccess | undefined>;
}

export interface SiteAccessLookupParts {
  readonly client: UpstreamClient;
  readonly clock: Clock;
  readonly log: Log;
  /** Host that the site is visited by. */
  readonly host: string;
}

const freshFor = 5_000;
const staleFor = 15_000;
/** Milliseconds that a visitor waits for the first answer about their address, and for one about an address known before. */
const firstWait = 1_000;
const nextWait = 250;
/** After a failure the operator is left alone for so long. */
const pauseAfterFault = 2_000;
const maxAddresses = 20_000;

interface Known {
  readonly access: SiteAccess;
  readonly at: number;
}

export function createSiteAccessLookup({ client, clock, log, host }: SiteAccessLookupParts): SiteAccessLookup {
  const accesses = cacheOf<Known>(maxAddresses);
  const running = createCoalescing<SiteAccess | undefined>();
  let pausedUntil = -Infinity;

  const ask = async (key: string, address: string | undefined): Promise<SiteAccess | undefined> => {
    const end = clock.now() + firstWait;
    try {
      const upstream = client.forRequest({
        token: () => undefined,
        language: 'EN',
        cdnBucket: 0,
        deadline: () => end,
        clientAddress: address,
      });
      const { info, maintenance, regionRestriction, location } = await upstream.call(visitorStatus, { url: host });
      const status = maintenance ? 'MAINTENANCE' : regionRestriction ? 'RESTRICTED' : 'NORMAL';
      const access: SiteAccess = {
        status,
        address: address ?? null,
        country: location.country === '' ? null : location.country,
        loginRequired: info.loginRequired,
      };
      accesses.set(key, { access, at: clock.now() });
      return access;
    } catch (error) {
      pausedUntil = clock.now() + pauseAfterFault;
      log.warn({ err: error }, 'the operator could not be asked whether a visitor may come in');
      return accesses.get(key)?.access;
    }
  };
  const askOnce = (key: string, address: string | undefined): Promise<SiteAccess | undefined> => running.run(key, () => ask(key, address));

  /** What the call brings, or what was known before, once the visitor has waited long enough. */
  const inTime = (call: Promise<SiteAccess | undefined>, before: SiteAccess | undefined): Promise<SiteAccess | undefined> => {
    let timer: NodeJS.Timeout;
    const late = new Promise<SiteAccess | undefined>((resolve) => {
      timer = setTimeout(
        () => {
          pausedUntil = clock.now() + pauseAfterFault;
          resolve(before);
        },
        before ? nextWait : firstWait,
      );
    });
    return Promise.race([call, late]).finally(() => clearTimeout(timer));
  };

  const known: SiteAccessLookup['known'] = (address) => {
    const key = address ?? '';
    const entry = accesses.get(key);
    const now = clock.now();
    if (now < pausedUntil) return entry?.access ?? null;
    if (!entry) return undefined;
    const age = now - entry.at;
    if (age < freshFor) return entry.access;
    if (age >= freshFor + staleFor) return undefined;
    void askOnce(key, address);
    return entry.access;
  };
  return {
    known,
    of: async (address) => {
      const access = known(address);
      if (access !== undefined) return access ?? undefined;
      const key = address ?? '';
      return inTime(askOnce(key, address), accesses.get(key)?.access);
    },
  };
}

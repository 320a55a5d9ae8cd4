import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { visitorStatus } from '../../contract/wps/system.ts';
import type { Visit } from '../../context.ts';
import type { Log } from '../../log.ts';
import type { UpstreamClient } from '../../upstream/client.ts';
import { createCoalescing } from '../../upstream/coalescing.ts';

/** Knows for every address whether the site is open to it, and to guests at all; asked before any operation is answered. */
export interface SiteAccess {
  /**
   * What is known at this moment: undefined where the operator has to be asked, `null` where nothing is known and
   * the operator cannot be asked just now. Starts a refresh by itself.
   */
  known(address: string | undefined): Visit | null | undefined;
  /**
   * What the operator says. Undefined where it could not be asked and never was: such a visitor is let through
   * as far as the operator takes his calls, or an operator that is away would close the site. Never rejects.
   */
  of(address: string | undefined): Promise<Visit | undefined>;
}

export interface SiteAccessParts {
  readonly client: UpstreamClient;
  readonly clock: Clock;
  readonly log: Log;
  /** Host that the site is visited by. */
  readonly host: string;
}

const FRESH = 5_000;
const STALE = 15_000;
/** Milliseconds that a visitor waits for the first answer about his address, and for one about an address known before. */
const FIRST_WAIT = 1_000;
const NEXT_WAIT = 250;
/** After a failure the operator is left alone for so long. */
const PAUSE = 2_000;
const MOST_ADDRESSES = 20_000;

interface Known {
  readonly visit: Visit;
  readonly at: number;
}

export function createSiteAccess({ client, clock, log, host }: SiteAccessParts): SiteAccess {
  const visits = new LRUCache<string, Known>({ max: MOST_ADDRESSES });
  const running = createCoalescing<Visit | undefined>();
  let pausedUntil = -Infinity;

  const ask = async (key: string, address: string | undefined): Promise<Visit | undefined> => {
    try {
      const upstream = client.forRequest({
        token: () => undefined,
        language: 'EN',
        cdnBucket: 0,
        deadline: clock.now() + FIRST_WAIT,
        clientAddress: address,
      });
      const { info, maintenance, regionRestriction, location } = await upstream.call(visitorStatus, { url: host });
      const status = maintenance ? 'MAINTENANCE' : regionRestriction ? 'RESTRICTED' : 'NORMAL';
      const visit: Visit = {
        status,
        address: address ?? null,
        country: location.country === '' ? null : location.country,
        loginRequired: info.loginRequired,
      };
      visits.set(key, { visit, at: clock.now() });
      return visit;
    } catch (error) {
      pausedUntil = clock.now() + PAUSE;
      log.warn({ err: error }, 'the operator could not be asked whether a visitor may come in');
      return visits.get(key)?.visit;
    }
  };
  const askOnce = (key: string, address: string | undefined): Promise<Visit | undefined> => running.run(key, () => ask(key, address));

  /** What the call brings, or what was known before, once the visitor has waited long enough. */
  const inTime = (call: Promise<Visit | undefined>, before: Visit | undefined): Promise<Visit | undefined> => {
    let timer: NodeJS.Timeout;
    const late = new Promise<Visit | undefined>((resolve) => {
      timer = setTimeout(
        () => {
          pausedUntil = clock.now() + PAUSE;
          resolve(before);
        },
        before ? NEXT_WAIT : FIRST_WAIT,
      );
    });
    return Promise.race([call, late]).finally(() => clearTimeout(timer));
  };

  const known: SiteAccess['known'] = (address) => {
    const key = address ?? '';
    const entry = visits.get(key);
    const now = clock.now();
    if (now < pausedUntil) return entry?.visit ?? null;
    if (!entry) return undefined;
    const age = now - entry.at;
    if (age < FRESH) return entry.visit;
    if (age >= FRESH + STALE) return undefined;
    void askOnce(key, address);
    return entry.visit;
  };
  return {
    known,
    of: async (address) => {
      const visit = known(address);
      if (visit !== undefined) return visit ?? undefined;
      const key = address ?? '';
      return inTime(askOnce(key, address), visits.get(key)?.visit);
    },
  };
}

import { accessRefusals } from '#contract/accessRefusals.ts';
import { BlockList, isIP } from 'node:net';
import type { AccessPolicy } from '../../core/http/accessRefusal.ts';
import { CallRefusal } from '../../core/http/handler.ts';
import type { BrandAccess } from '../../core/brand.ts';

/** Decides who may come in. */
export interface SiteAccess extends AccessPolicy {
  readonly maintenance: boolean;
  /** ISO 3166 code of the country an address lies in; empty where it is not known. */
  countryOf(address: string): string;
  isDenied(address: string): boolean;
  /**
   * Whether somebody may play who is at each of these addresses, as far as they are known. A game is called past the gateway, and by a proxy
   * that may name nobody: where countries are denied and no address is known, it is not played.
   */
  mayPlay(addresses: readonly string[]): boolean;
}

/** Throws `RangeError` for a network that is none. */
export function createSiteAccess({ maintenance, loginRequired = false, deniedCountries, networks }: BrandAccess): SiteAccess {
  const lists = networks.map(({ network, country }) => {
    const [start = '', prefix = ''] = network.split('/');
    const family = isIP(start);
    if (family === 0 || !/^\d{1,3}$/.test(prefix) || Number(prefix) > (family === 4 ? 32 : 128))
      throw new RangeError(`${network} is no network`);
    const list = new BlockList();
    list.addSubnet(start, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
    return { country, list };
  });
  const denied = new Set(deniedCountries);

  const countryOf = (address: string): string => {
    const family = isIP(address);
    if (family === 0) return '';
    return lists.find(({ list }) => list.check(address, family === 4 ? 'ipv4' : 'ipv6'))?.country ?? '';
  };
  const isDenied = (address: string): boolean => denied.has(countryOf(address));

  return {
    maintenance,
    loginRequired,
    countryOf,
    isDenied,
    refusalFor(address) {
      if (maintenance) return new CallRefusal(accessRefusals.maintenance);
      return isDenied(address) ? new CallRefusal(accessRefusals.region, { ip: address, country: countryOf(address) }) : undefined;
    },
    mayPlay(addresses) {
      const known = addresses.filter((address) => isIP(address) !== 0);
      return !maintenance && !known.some(isDenied) && (denied.size === 0 || known.length > 0);
    },
  };
}

import { recentRows } from '../../core/content/recentRows.ts';
import type { Handlers } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';

/** Addresses of the site: its own first, then those that are rows. One that cannot be read as an address is left out. */
export function domainRouteHandlers({ brand, clock, db }: PlatformParts): Pick<Handlers, 'domainRoutes'> {
  const own = { domain: brand.siteOrigin, ...brand.domainCodes };
  const rows = recentRows(clock, () => db.selectFrom('domain_route').selectAll().orderBy('position').orderBy('domain').execute());
  return {
    async domainRoutes() {
      const others = (await rows()).flatMap(({ domain, affiliate_code: affiliateCode, referral_code: referralCode }) =>
        domain === own.domain || !URL.canParse(domain)
          ? []
          : [{ domain, ...(affiliateCode === null ? {} : { affiliateCode }), ...(referralCode === null ? {} : { referralCode }) }],
      );
      return { routers: [own, ...others] };
    },
  };
}

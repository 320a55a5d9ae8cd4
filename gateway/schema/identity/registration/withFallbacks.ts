import { countryCodes, domainRoutes } from '#contract/system/site.ts';
import type { Context } from '../../../context.ts';
import { filled } from '../../input/filled.ts';

const hostOf = (address: string): string | undefined => URL.parse(address)?.host;

/**
 * What a registration goes by where its form says nothing: the affiliate and referral codes of the domain it is made at, and the dialling
 * code of the brand's country. What cannot be had is left out: nobody is kept from registering by it.
 */
export async function withFallbacks<Form extends object>({ upstream, siteOrigin }: Context, form: Form): Promise<Form> {
  const [domains, countries] = await Promise.all([
    upstream.call(domainRoutes, {}).catch(() => undefined),
    upstream.call(countryCodes, {}).catch(() => undefined),
  ]);
  const { affiliateCode, referralCode } = domains?.routers.find(({ domain }) => hostOf(domain) === hostOf(siteOrigin)) ?? {};
  const countryDialingCode = countries?.countries.find(({ countryCode }) => countryCode === countries.current)?.countryDialingCode;
  return { ...form, ...filled({ affiliateCode, referralCode, countryDialingCode }), ...filled(form) };
}

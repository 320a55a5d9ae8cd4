import type { Language } from '../handler.ts';

/** Who the operator is to its players, and where it is reached. */
export interface Brand {
  readonly merchantCode: string;
  readonly name: string;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly languages: readonly Language[];
  /** White-label module flags that are on. */
  readonly modules: readonly string[];
  /** Play money given to a new account, as a decimal string. */
  readonly registrationBonus: string;
  /** Origin of the site; the only one that may frame a game. */
  readonly siteOrigin: string;
  /** Origins under which this platform is reached for pictures and games. */
  readonly origins: readonly string[];
}

/** The demonstration brand. Its currency is play money: worth nothing, and bought with nothing. */
export const demonstrationBrand = (siteOrigin: string, origins: readonly string[]): Brand => ({
  merchantCode: 'SAMPAN',
  name: 'Sampan',
  currency: 'PLAY',
  currencySymbol: '₫',
  languages: ['TY', 'EN'],
  modules: ['USERNAMEREG3'],
  registrationBonus: '1000',
  siteOrigin,
  origins,
});

/** Codes that an address brought along, applied where the form has no field for them. */
export interface AddressCodes {
  readonly referralCode: string;
  readonly affiliateCode: string;
}

type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

const names = ['referralCode', 'affiliateCode'] as const;
const keyOf = (name: (typeof names)[number]) => `address.${name}`;

/** Keeps the codes of an address for the rest of the visit; what it does not name stays as it was. */
export function keepAddressCodes(search: string, storage: Keeper = sessionStorage): void {
  const parameters = new URLSearchParams(search);
  for (const name of names) {
    const code = parameters.get(name)?.trim().slice(0, 64);
    try {
      if (code) storage.setItem(keyOf(name), code);
    } catch {
      // A browser that keeps nothing applies the codes of the form's own address alone.
      return;
    }
  }
}

/** The codes to register with: those of this address, else those that an earlier one of the visit had. */
export function addressCodes(search: string, storage: Keeper = sessionStorage): AddressCodes {
  keepAddressCodes(search, storage);
  const parameters = new URLSearchParams(search);
  const code = (name: (typeof names)[number]) => {
    try {
      return parameters.get(name)?.trim().slice(0, 64) || (storage.getItem(keyOf(name)) ?? '');
    } catch {
      return parameters.get(name)?.trim().slice(0, 64) ?? '';
    }
  };
  return { referralCode: code('referralCode'), affiliateCode: code('affiliateCode') };
}

/** Drops an agent's code that the operator does not know: kept on, it would stop every registration of the visit. */
export function forgetAffiliateCode(storage: Pick<Storage, 'removeItem'> = sessionStorage): void {
  try {
    storage.removeItem(keyOf('affiliateCode'));
  } catch {
    return;
  }
}

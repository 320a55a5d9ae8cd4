import { type TextStorage, siteStorage } from '../../../storage/siteStorage.ts';

/** Codes that an address brought along, applied where the form has no field for them. */
export interface AddressCodes {
  readonly referralCode: string;
  readonly affiliateCode: string;
}

const names = ['referralCode', 'affiliateCode'] as const;
const keyOf = (name: (typeof names)[number]) => `address.${name}`;

/** Milliseconds for which a code is kept: who was invited today may register next week. */
export const codesKeptFor = 30 * 24 * 3_600_000;

/** Keeps the codes of an address until somebody registers with them; what it does not name stays as it was. */
export function keepAddressCodes(search: string, storage: TextStorage = siteStorage.device, now = Date.now()): void {
  const parameters = new URLSearchParams(search);
  for (const name of names) {
    const code = parameters.get(name)?.trim().slice(0, 64);
    if (code) storage.setItem(keyOf(name), `${now + codesKeptFor} ${code}`);
  }
}

/** The codes to register with: those of this address, else those that an earlier one had in the last 30 days. */
export function addressCodes(search: string, storage: TextStorage = siteStorage.device, now = Date.now()): AddressCodes {
  keepAddressCodes(search, storage, now);
  const parameters = new URLSearchParams(search);
  const code = (name: (typeof names)[number]) => parameters.get(name)?.trim().slice(0, 64) || keptCode(keyOf(name), storage, now);
  return { referralCode: code('referralCode'), affiliateCode: code('affiliateCode') };
}

function keptCode(key: string, storage: TextStorage, now: number): string {
  const [, until, code = ''] = /^(\d+) (.+)$/.exec(storage.getItem(key) ?? '') ?? [];
  if (until !== undefined && Number(until) > now) return code;
  storage.removeItem(key);
  return '';
}

/** Drops codes that are used, or, of an agent, not known to the operator: kept on, that one would stop every registration. */
export function forgetAddressCodes(which: readonly (keyof AddressCodes)[] = names, storage: TextStorage = siteStorage.device): void {
  for (const name of which) storage.removeItem(keyOf(name));
}

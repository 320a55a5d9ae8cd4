/** What an account of the house is for. */
export const housePurposes = ['deposits', 'withdrawals', 'bonus', 'games', 'trial', 'points', 'commission', 'corrections', 'fees'] as const;
export type HousePurpose = (typeof housePurposes)[number];

/**
 * What an account of a member is for: `cash` can be spent on everything, `bonus` on what its terms allow, `vendor:XGS` is the wallet with
 * one vendor; `points` and `commission` are what was earned and not yet paid out.
 */
const memberPurposes = ['cash', 'bonus', 'points', 'commission'] as const;
export type MemberPurpose = (typeof memberPurposes)[number] | `vendor:${string}`;

const vendorWallet = /^vendor:([A-Z0-9]{1,24})$/;

/** Of the wallet with one vendor. */
export const vendorPurpose = (vendorCode: string): MemberPurpose => `vendor:${vendorCode}`;
/** The vendor whose wallet an account is; undefined of any other. */
export const vendorOfPurpose = (purpose: string): string | undefined => vendorWallet.exec(purpose)?.[1];

/** An account for something that the ledger does not know. Nothing was posted. */
export class UnknownPurpose extends RangeError {}

export function requireHousePurpose(purpose: HousePurpose): void {
  if (!housePurposes.includes(purpose)) throw new UnknownPurpose(`the house has no account for ${purpose}`);
}

export function requireMemberPurpose(purpose: MemberPurpose): void {
  if (!vendorWallet.test(purpose) && !memberPurposes.some((known) => known === purpose))
    throw new UnknownPurpose(`members have no account for ${purpose}`);
}

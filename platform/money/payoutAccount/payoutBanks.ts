/** Who can be paid by; `payoutAccountTexts` names them. */
export interface PayoutBank {
  readonly bankCode: string;
  readonly kind: 'bank' | 'wallet';
}

/** In the order they are offered. */
export const payoutBanks: readonly PayoutBank[] = [
  { bankCode: 'RIVER', kind: 'bank' },
  { bankCode: 'DELTA', kind: 'bank' },
  { bankCode: 'LANTERN', kind: 'bank' },
  { bankCode: 'HARBOUR', kind: 'bank' },
  { bankCode: 'OARPAY', kind: 'wallet' },
];

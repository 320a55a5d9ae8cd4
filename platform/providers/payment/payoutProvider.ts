/** What is to be paid, and to whom. */
export interface Payout {
  /** The same however often it is asked: a second time, nothing is paid twice. */
  readonly reference: string;
  /** Decimal text. */
  readonly amount: string;
  readonly currency: string;
  readonly bankCode: string;
  readonly holderName: string;
  readonly accountNumber: string;
}

/** Whoever pays members out. */
export interface PayoutProvider {
  /** `refused` where it never will be paid. Rejects where nobody knows: the same is asked again. */
  pay(payout: Payout): Promise<'paid' | 'refused'>;
}

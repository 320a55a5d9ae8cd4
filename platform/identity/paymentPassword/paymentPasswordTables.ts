/** A forgotten payment password that was replaced. */
export interface PaymentPasswordRecoveryTable {
  member_id: string;
  /** The last time. */
  recovered_at: bigint;
}

/** One movement on one of a member's accounts. */
export interface FakeMovement {
  readonly recordId: string;
  /** `cash`, or `vendor:DLT`. */
  readonly wallet: string;
  readonly kind: string;
  /** In ten-thousandths, below zero where the account paid. */
  readonly amount: bigint;
  readonly after: bigint;
  readonly reference: string;
  readonly time: number;
}

/** A payment as the embedded provider keeps it. */
export interface EmbeddedPaymentTable {
  /** What its page is found by: nobody can guess it. */
  id: string;
  reference: string;
  kind: 'transfer' | 'redirect';
  /** Decimal string. */
  amount: string;
  currency: string;
  return_url: string;
  expires_at: bigint;
  status: 'pending' | 'paid' | 'declined';
}

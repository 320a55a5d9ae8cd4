import type { Language } from '#contract/languages.ts';

/** What a provider is asked to take. Asked again for the same reference, it is the same payment. */
export interface PaymentOrder {
  /** The deposit's id. */
  readonly reference: string;
  /** Sent from the payer's own account, or paid on a page of the provider. */
  readonly kind: 'transfer' | 'redirect';
  /** Decimal string: all that is to be paid. */
  readonly amount: string;
  readonly currency: string;
  /** Milliseconds since 1970 after which it need not be taken any more. */
  readonly expiresAt: number;
  /** Where its page sends the payer back to. */
  readonly returnUrl: string;
  readonly language: Language;
}

/** Where to send a transfer, to be copied. */
export interface TransferTarget {
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
  /** What the transfer has to be marked with, so that it is found. */
  readonly memo: string;
}

/** How to pay. A `redirect` has its page; a `transfer` has a target, and a page where the provider has one. */
export interface PaymentInstructions {
  readonly paymentId: string;
  readonly payUrl?: string | undefined;
  /** What a QR code of it says. */
  readonly qr?: string | undefined;
  readonly transfer?: TransferTarget | undefined;
}

/** What has become of a payment, as the provider tells it: by itself, signed, or asked. */
export interface PaymentReport {
  /** The provider's id of this piece of news: the same whenever it is told again. */
  readonly eventId: string;
  readonly reference: string;
  readonly paymentId: string;
  readonly status: 'pending' | 'processing' | 'paid' | 'declined' | 'failed' | 'expired';
  /** Decimal string: what was paid, or would be. */
  readonly amount: string;
  readonly currency: string;
}

/** A report as it comes in: unread, with what proves it. */
export interface SignedReport {
  /** Milliseconds since 1970, as text. */
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** Whoever moves money for the house. */
export interface PaymentProvider {
  /** Takes a payment on. Throws `PaymentProviderFailure`. */
  begin(order: PaymentOrder): Promise<PaymentInstructions>;
  /** What has become of one; undefined where it knows none of that reference. Throws `PaymentProviderFailure`. */
  status(reference: string): Promise<PaymentReport | undefined>;
  /** Reads what came in its name. Throws `NotAuthentic` where that was somebody else, or is old, and `UnreadableReport` where it makes no sense. */
  read(report: SignedReport): PaymentReport;
}

/**
 * The provider did not do its part: `unreachable` or too slow, so that nobody knows whether it took the payment on; `refused`, so that it did
 * not; `malformed`, an answer that is none. The message tells nothing of the payer.
 */
export class PaymentProviderFailure extends Error {
  readonly kind: 'unreachable' | 'refused' | 'malformed';

  constructor(kind: PaymentProviderFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export class NotAuthentic extends Error {}
export class UnreadableReport extends Error {}

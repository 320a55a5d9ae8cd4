import type { GameVendors } from './vendor/gameVendor.ts';
import type { MailProvider } from './message/mail.ts';
import type { PayoutProvider } from './payment/payoutProvider.ts';
import type { PaymentProvider } from './payment/payment.ts';
import type { PhoneService } from './phoneService.ts';
import type { SmsProvider } from './message/sms.ts';
import type { VendorWallets } from './vendor/vendorWallets.ts';

/** Providers put in place of the embedded ones. */
export interface Providers {
  readonly mail?: MailProvider;
  readonly sms?: SmsProvider;
  readonly phoneService?: PhoneService;
  readonly vendorWallets?: VendorWallets;
  readonly payout?: PayoutProvider;
  readonly payment?: PaymentProvider;
  readonly gameVendors?: GameVendors;
}

import type { GameVendors } from './gameVendor.ts';
import type { MailProvider } from './mail.ts';
import type { PayoutProvider } from './payoutProvider.ts';
import type { PaymentProvider } from './payment.ts';
import type { PhoneService } from './phoneService.ts';
import type { SmsProvider } from './sms.ts';
import type { VendorWallets } from './vendorWallets.ts';

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

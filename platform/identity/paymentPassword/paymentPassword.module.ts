import type { PlatformModule } from '../../core/module.ts';
import { paymentPasswordHandlers } from './paymentPasswordHandlers.ts';
import { paymentPasswordMigrations } from './paymentPasswordMigrations.ts';
import { createPaymentPasswords, type PaymentPasswordParts } from './paymentPasswords.ts';
import type { PaymentPasswordRecoveryTable } from './paymentPasswordTables.ts';
import { paymentPasswordTexts } from './paymentPasswordTexts.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    payment_password_recovery: PaymentPasswordRecoveryTable;
  }
}

/** A second password, between a session and the member's money. */
export const paymentPasswordModule = {
  name: 'paymentPassword',
  texts: paymentPasswordTexts,
  migrations: paymentPasswordMigrations,
  services: (parts: PaymentPasswordParts) => ({ paymentPasswords: createPaymentPasswords(parts) }),
  handlers: paymentPasswordHandlers,
} satisfies PlatformModule;

import type { Attempts } from '../../core/limits/attempts.ts';
import type { Log } from '../../core/log.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { PlayLimits } from '../../identity/playLimit/playLimits.ts';
import type { PaymentProvider } from '../../providers/payment/payment.ts';
import { createDepositDeadlines, type DepositDeadlines } from './depositDeadlines.ts';
import { createDepositDesk } from './depositDesk.ts';
import { depositHandlers } from './depositHandlers.ts';
import { depositMigrations } from './depositMigrations.ts';
import { createDepositPayments, type DepositPayments } from './depositPayments.ts';
import { createDeposits } from './deposits.ts';
import type { DepositTable, PaymentNoticeTable } from './depositTables.ts';
import { depositTexts } from './depositTexts.ts';
import { createPaymentReports } from './paymentReports.ts';
import { paymentRoutes } from './paymentRoutes.ts';
import { vouchedDeposits } from './vouchedDeposits.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    deposit: DepositTable;
    payment_notice: PaymentNoticeTable;
  }
}

interface Needs extends PlatformParts {
  readonly attempts: Attempts;
  readonly paymentProvider: PaymentProvider | undefined;
  readonly playLimits: PlayLimits;
  readonly log: Log;
}

function depositServices(needs: Needs) {
  const deposits = createDeposits(needs);
  const depositDeadlines = createDepositDeadlines({ ...needs, deposits });
  const paymentReports = createPaymentReports({ ...needs, deposits, depositDeadlines });
  const depositPayments = createDepositPayments({ ...needs, deposits, depositDeadlines, paymentReports });
  return { deposits, depositDeadlines, paymentReports, depositPayments, depositDesk: createDepositDesk({ ...needs, deposits }) };
}

/** Money that members bring in. */
export const depositModule = {
  name: 'deposit',
  texts: depositTexts,
  migrations: depositMigrations,
  services: depositServices,
  vouched: [vouchedDeposits],
  handlers: depositHandlers,
  routes: paymentRoutes,
  jobs: ({
    depositDeadlines,
    depositPayments,
  }: {
    readonly depositDeadlines: DepositDeadlines;
    readonly depositPayments: DepositPayments;
  }) => [...depositDeadlines.jobs, ...depositPayments.jobs],
} satisfies PlatformModule;

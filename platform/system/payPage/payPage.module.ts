import type { PlatformModule } from '../../core/module.ts';
import { payPageTexts } from './payPageTexts.ts';
import { type PayPageParts, payPageRoutes } from './payPageRoutes.ts';

type Needs = Omit<PayPageParts, 'embeddedPayments'> & { readonly embeddedPayments: PayPageParts['embeddedPayments'] | undefined };

/** The page of the embedded payment provider: for trying out alone. */
export const payPageModule = {
  name: 'payPage',
  texts: payPageTexts,
  routes: ({ embeddedPayments, ...needs }: Needs) => (embeddedPayments ? payPageRoutes({ ...needs, embeddedPayments }) : undefined),
} satisfies PlatformModule;

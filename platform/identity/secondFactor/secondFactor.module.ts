import type { PlatformModule } from '../../core/module.ts';
import { authenticatorHandlers } from './authenticatorHandlers.ts';
import { createSecondFactors, type SecondFactorParts } from './secondFactors.ts';
import { secondFactorTexts } from './secondFactorTexts.ts';

/** What an account is proven by beside a password. */
export const secondFactorModule = {
  name: 'secondFactor',
  texts: secondFactorTexts,
  services: (parts: SecondFactorParts) => ({ secondFactors: createSecondFactors(parts) }),
  handlers: authenticatorHandlers,
} satisfies PlatformModule;

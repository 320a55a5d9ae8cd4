import { hourlyLimit } from '../../core/limits/attemptLimits.ts';
import type { AttemptLimit } from '../../core/limits/attempts.ts';

/** Accounts opened, or tried to open, from one address. */
export const registrationLimits = (address: string): readonly AttemptLimit[] => hourlyLimit('register', address, 60);

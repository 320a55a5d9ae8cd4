import type { z } from 'zod';
import type { refusalDetails } from '#contract/refusalDetails.ts';

/** The day after the one that the fixtures end on. */
const nextDay = Date.UTC(2026, 1, 2);

type Details = typeof refusalDetails;

/** For every refusal of which a client reads details. */
const examples: { readonly [Code in keyof Details]: z.input<Details[Code]> } = {
  amount_out_of_range: { minAmount: '10', maxAmount: '1000' },
  cooling_time: { until: nextDay },
  daily_amount_reached: { leftToday: '50' },
  feedback_length: { minLength: 10, maxLength: 500 },
  invalid_fields: { fields: [{ name: 'value', patternId: 'length' }] },
  limit_reached: { kind: 'DEPOSIT', period: 'DAY', left: '50' },
  login_failed: { captcha: false, locked: false },
  play_paused: { kind: 'TIME_OUT', until: nextDay },
  self_excluded: { until: nextDay },
  social_unlinked: { socialTicket: 'social-ticket', name: 'Heron' },
  too_many_attempts: { retryAfterSeconds: 60 },
  under_age: { minAge: 21 },
  verification_failed: { triesLeft: 4 },
  verification_required: { verificationId: 'verification', methods: [{ method: 'totp', hint: '' }], expiresInSeconds: 300 },
};

/** Details for who asks for a refusal by its code alone. */
export const fakeDetailsOf = (code: string): unknown => (examples as Readonly<Record<string, unknown>>)[code];

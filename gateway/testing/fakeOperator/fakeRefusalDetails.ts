import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
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

/** Whether it is no limit of the call's own: nobody has room for it, as may be said of any call. */
export const isWantOfRoom = (name: CallName, code: string): boolean =>
  code === 'too_many_attempts' && !(calls[name] as Call).refusals.includes(code);

/** Details for who asks for a refusal by its code alone. */
export const fakeDetailsOf = (name: CallName, code: string): unknown =>
  isWantOfRoom(name, code) ? { ...examples.too_many_attempts, full: true } : (examples as Readonly<Record<string, unknown>>)[code];

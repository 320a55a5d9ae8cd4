import type { RefusalCode } from '#contract/refusalCodes.ts';

/** The day after the one that the fixtures end on. */
const nextDay = Date.UTC(2026, 1, 2);

/** Refusals that are read with their details, or not at all: every code that an `ErrorMap` has `withDetails` of. */
const examples: Readonly<Partial<Record<RefusalCode, unknown>>> = {
  amount_out_of_range: { minAmount: '10', maxAmount: '1000' },
  cooling_time: { until: nextDay },
  daily_amount_reached: { leftToday: '50' },
  feedback_length: { minLength: 10, maxLength: 500 },
  invalid_fields: { fields: [{ name: 'value', patternId: 'length' }] },
  limit_reached: { kind: 'DEPOSIT', period: 'DAY', left: '50' },
  play_paused: { kind: 'TIME_OUT', until: nextDay },
  self_excluded: { until: nextDay },
  social_unlinked: { socialTicket: 'social-ticket', name: 'Heron' },
  too_many_attempts: { retryAfterSeconds: 60 },
  under_age: { minAge: 21 },
  verification_failed: { triesLeft: 4 },
  verification_required: { verificationId: 'verification', methods: [{ method: 'totp', hint: '' }], expiresInSeconds: 300 },
};

/** What the operator may leave out of them. */
const mayLack: Readonly<Partial<Record<string, readonly string[]>>> = { social_unlinked: ['name'] };

/** What details of a refusal have to have, by name; nothing where it is read without any. */
export function neededDetailsOf(code: string): readonly string[] {
  const example = fakeDetailsOf(code);
  const names = typeof example === 'object' && example !== null ? Object.keys(example) : [];
  return names.filter((name) => !mayLack[code]?.includes(name));
}

/** Details for who asks for a refusal by its code alone. */
export const fakeDetailsOf = (code: string): unknown => (examples as Readonly<Record<string, unknown>>)[code];

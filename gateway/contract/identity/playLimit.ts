import { z } from 'zod';
import { call } from '../call.ts';
import { amount, currency, instant, nothing } from '../sharedSchemas.ts';

/** What a limit is of: money brought in, staked, lost (staked less paid out), or minutes that sessions last. */
const limitKind = z.enum(['DEPOSIT', 'STAKE', 'LOSS', 'SESSION']);
/** Counted back from now: 24 hours, 7 times that, or to the same clock time of the same day of the month before, in the brand's time zone. */
const limitPeriod = z.enum(['DAY', 'WEEK', 'MONTH']);
/** Money, or whole minutes of a `SESSION`. Zero lets nothing through; more than fourteen digits before the point no store could keep. */
const limitAmount = amount.refine((value) => /^\d{1,14}(\.|$)/.test(value), 'must be zero or more, of fourteen digits at most');

/** A raise, or the end of a limit, that was asked for and has to be confirmed. */
const pendingLimit = z.object({
  /** What it is to be; null where the limit is to go. */
  amount: amount.nullable(),
  /** 24 hours after it was asked for. */
  confirmFrom: instant,
  /** After that it has lapsed, and has to be asked for anew. */
  confirmUntil: instant,
});

const playLimit = z.object({
  kind: limitKind,
  period: limitPeriod,
  /** The most that there may be; of a `SESSION` minutes, as `used` and `left` are. */
  amount,
  /** How much of it the period that ends now has used; may be more than `amount`, and of a `LOSS` below zero. */
  used: amount,
  /** How much it leaves; zero where nothing. */
  left: amount,
  pending: pendingLimit.nullable(),
});

/** Why nobody may play in an account, or bring in money, for now; `value` of the refusal `play_paused`. */
export const playPause = z.object({
  kind: z.enum(['TIME_OUT', 'SELF_EXCLUSION']),
  /** When a time-out is over; of a self-exclusion the end of its term, null for good. */
  until: instant.nullable(),
});

export type PlayPause = z.output<typeof playPause>;

/** `value` of the refusal `limit_reached`: the limit that leaves least. */
export const limitReachedDetails = z.object({ kind: limitKind, period: limitPeriod, left: amount });

/** All that protects one member, as it stands. */
const playProtection = z.object({
  currency,
  limits: z.array(playLimit),
  pause: playPause.nullable(),
  /** Minutes of a session after which play waits until the member has answered how it went. */
  realityCheckMinutes: z.number().int().min(1),
  /** What to ask of the member: to think of limits for the first time, or, six months after the last time, to look through them. */
  prompt: z.enum(['NONE', 'FIRST', 'REVIEW']),
});

const common = { access: 'members', group: 'auth', specified: false } as const;

/** A member's own limits and breaks from play. */
export const playLimits = call({
  ...common,
  method: 'GET',
  path: '/wps/member/playLimit',
  kind: 'read',
  payload: nothing,
  answer: playProtection,
});

/**
 * Sets a limit. A first one, and one that is lower than what stands, holds at once and takes back a raise that waits. A higher one, and none (`amount` null), waits for 24
 * hours and then for `confirmPlayLimit`; the same asked for again waits no longer. Of several limits each holds, so that the lowest decides.
 */
export const setPlayLimit = call({
  ...common,
  method: 'POST',
  path: '/wps/member/playLimit',
  kind: 'write',
  payload: z
    .object({
      kind: limitKind,
      period: limitPeriod,
      /** The most that there may be; null for no limit any more. */
      amount: limitAmount.nullable(),
    })
    .refine(({ kind, amount: value }) => kind !== 'SESSION' || !value?.includes('.'), 'minutes are whole'),
  answer: playProtection,
});

/** Says a second time that a limit is to be higher, or to go. Refusals: `limit_not_due` (nothing waits, its 24 hours are not over, or it has lapsed). */
export const confirmPlayLimit = call({
  ...common,
  method: 'POST',
  path: '/wps/member/playLimit/confirm',
  kind: 'write',
  refusals: ['limit_not_due'],
  payload: z.object({ kind: limitKind, period: limitPeriod }),
  answer: playProtection,
});

/** Says that the member has looked through the limits, or wants none for now. `prompt` is `NONE` for the six months after it. */
export const reviewPlayLimits = call({
  ...common,
  method: 'POST',
  path: '/wps/member/playLimit/review',
  kind: 'write',
  payload: nothing,
  answer: playProtection,
});

/** Sets after how many minutes of a session play waits for an answer: 10 to 120. One that is due by then stays due, be the new time longer. */
export const setRealityCheck = call({
  ...common,
  method: 'POST',
  path: '/wps/member/realityCheck',
  kind: 'write',
  payload: z.object({ minutes: z.number().int().min(10).max(120) }),
  answer: playProtection,
});

/** Begins a break at once: no bets, no money in; login and withdrawal go on. One that runs is made longer, never shorter. A month is of the calendar, in the brand's time zone; day, week and six weeks are so many times 24 hours. */
export const takeTimeOut = call({
  ...common,
  method: 'POST',
  path: '/wps/member/timeOut',
  kind: 'write',
  payload: z.object({ length: z.enum(['DAY', 'WEEK', 'MONTH', 'SIX_WEEKS']) }),
  answer: playProtection,
});

/**
 * Shuts the member out, at once and for six months or more: every session ends, and each login is refused, as `login` says, but
 * for one that asks for nothing but a withdrawal (`login.forPayout`). Nobody shortens it. What ends it is `wishToReturn`.
 */
export const excludeSelf = call({
  ...common,
  method: 'POST',
  path: '/wps/member/selfExclusion',
  kind: 'write',
  payload: z.object({ length: z.enum(['SIX_MONTHS', 'ONE_YEAR', 'FIVE_YEARS', 'FOR_GOOD']) }),
  answer: playPause,
});

export const playLimitCalls = { playLimits, setPlayLimit, confirmPlayLimit, reviewPlayLimits, setRealityCheck, takeTimeOut, excludeSelf };

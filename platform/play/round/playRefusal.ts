import type { CallRefusal } from '../../core/http/handler.ts';

/** Words a play call is refused with, and the HTTP status each travels under. */
const statuses = {
  bad_request: 400,
  stake_not_offered: 400,
  client_seed_invalid: 400,
  idempotency_key_required: 400,
  launch_expired: 401,
  session_over: 401,
  site_closed: 403,
  play_paused: 403,
  in_need_true_account: 403,
  round_not_found: 404,
  title_not_found: 404,
  room_not_found: 404,
  insufficient_balance: 409,
  idempotency_mismatch: 409,
  game_maintenance: 409,
  game_withdrawn: 409,
  limit_reached: 409,
  reality_check: 409,
  money_maintenance: 409,
  round_unfinished: 409,
  seeds_needed: 409,
  seeds_changed: 409,
  already_seated: 409,
  not_seated: 409,
  word_not_promised: 409,
  too_large: 413,
  json_only: 415,
  too_soon: 429,
  too_many_pages: 429,
  rooms_full: 503,
} as const;

export type PlayRefusalCode = keyof typeof statuses;

/** A play call that the player or the page can do something about. */
export class PlayRefusal extends Error {
  readonly code: PlayRefusalCode;
  readonly status: (typeof statuses)[PlayRefusalCode];
  /** Milliseconds until the same call is taken, where only time is in its way. */
  readonly retryAfter: number | undefined;

  /** What a limit or a break says of itself; undefined for all others. */
  readonly details: unknown;

  constructor(code: PlayRefusalCode, retryAfter?: number, details?: unknown) {
    super(code);
    this.code = code;
    this.status = statuses[code];
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

/** Of a member's limits and breaks, as a game's page is told of them; undefined for any other refusal. */
export function protectionRefusal({ code, value }: CallRefusal): PlayRefusal | undefined {
  return code === 'limit_reached' || code === 'play_paused' || code === 'reality_check'
    ? new PlayRefusal(code, undefined, value)
    : undefined;
}

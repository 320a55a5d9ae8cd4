/** Words a play call is refused with, and the HTTP status each travels under. */
const statuses = {
  bad_request: 400,
  stake_not_offered: 400,
  client_seed_invalid: 400,
  idempotency_key_required: 400,
  launch_expired: 401,
  session_over: 401,
  site_closed: 403,
  round_not_found: 404,
  title_not_found: 404,
  insufficient_balance: 409,
  idempotency_mismatch: 409,
  game_maintenance: 409,
  money_maintenance: 409,
  round_unfinished: 409,
  seeds_needed: 409,
  seeds_changed: 409,
  too_large: 413,
  json_only: 415,
  too_soon: 429,
} as const;

export type PlayRefusalCode = keyof typeof statuses;

/** A play call that the player or the page can do something about. */
export class PlayRefusal extends Error {
  readonly code: PlayRefusalCode;
  readonly status: (typeof statuses)[PlayRefusalCode];
  /** Milliseconds until the same call is taken, where only time is in its way. */
  readonly retryAfter: number | undefined;

  constructor(code: PlayRefusalCode, retryAfter?: number) {
    super(code);
    this.code = code;
    this.status = statuses[code];
    this.retryAfter = retryAfter;
  }
}

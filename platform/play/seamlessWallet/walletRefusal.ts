import { CallRefusal } from '../../core/http/handler.ts';
import { AmountNotAboveZero, IdempotencyMismatch, InsufficientBalance, MoneyMaintenance } from '../../core/ledger/ledger.ts';

/** Words that a vendor's call is refused with, and the HTTP status each travels under; `docs/seamlessWallet.md` says what each means. */
export const walletRefusals = {
  bad_request: 400,
  not_authentic: 401,
  site_closed: 403,
  member_restricted: 403,
  play_paused: 403,
  unknown_call: 404,
  unknown_player: 404,
  unknown_reference: 404,
  launch_expired: 409,
  session_over: 409,
  game_maintenance: 409,
  currency_mismatch: 409,
  amount_out_of_range: 409,
  insufficient_funds: 409,
  limit_reached: 409,
  reality_check: 409,
  reference_conflict: 409,
  bet_rolled_back: 409,
  hold_released: 409,
  bet_settled: 409,
  too_large: 413,
  json_only: 415,
  too_soon: 429,
  money_maintenance: 503,
} as const;

export type WalletRefusalCode = keyof typeof walletRefusals;

/** A vendor's call that was not done; nothing was moved by it. */
export class WalletRefusal extends Error {
  readonly code: WalletRefusalCode;
  /** Milliseconds until the same call is taken, where only time is in its way. */
  readonly retryAfter: number | undefined;

  constructor(code: WalletRefusalCode, retryAfter?: number) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Of a member's limits and breaks a vendor learns the kind, and none of the figures. */
const protections = ['limit_reached', 'play_paused', 'reality_check'] as const;

/** What a vendor is told of an error; undefined for a fault of ours. */
export function walletRefusalOf(error: unknown): WalletRefusal | undefined {
  if (error instanceof WalletRefusal) return error;
  if (error instanceof CallRefusal) {
    const code = protections.find((each) => each === error.code);
    return code && new WalletRefusal(code);
  }
  if (error instanceof InsufficientBalance) return new WalletRefusal('insufficient_funds');
  if (error instanceof AmountNotAboveZero) return new WalletRefusal('amount_out_of_range');
  if (error instanceof IdempotencyMismatch) return new WalletRefusal('reference_conflict');
  if (error instanceof MoneyMaintenance) return new WalletRefusal('money_maintenance', 60_000);
  return undefined;
}

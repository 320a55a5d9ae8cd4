/** Refusal codes that any call may get before its handler is asked, because of who asks: by the `access` it has (access.ts). */
export const accessRefusals = {
  /** The session has to change its password first, and the call is not for the `restricted`. */
  passwordChange: 'password_change_required',
  /** A trial account asked for something that is not for the `trial`. */
  realAccount: 'in_need_true_account',
  /** The member takes a break from play, or is excluded, and the call is not for `whilePaused`; `value` says which, and until when. */
  paused: 'play_paused',
  /** The brand shows its site to members alone, and the call is not answered `beforeLogIn`. */
  loginRequired: 'login_required',
  /** Closed for everybody, and the call is not answered `whenClosed`. */
  maintenance: 'system_maintenance',
  /** Closed for this address (`value.ip`, `value.country`), and the call is not answered `whenClosed`. */
  region: 'region_restricted',
} as const;

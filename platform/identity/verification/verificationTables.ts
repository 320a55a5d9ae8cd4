/** A code that was sent to somebody. */
export interface VerificationCodeTable {
  id: string;
  /** What it is good for, such as `login`. */
  flow: string;
  /** Keyed hash of the number, or of what else it is bound to. */
  target_hash: string;
  /** Keyed hash: six digits alone could be tried out. */
  code_hash: string;
  tries: bigint;
  created_at: bigint;
  expires_at: bigint;
  used_at: bigint | null;
}

/** A captcha that waits for its answer; gone once it was tried. */
export interface CaptchaTable {
  id: string;
  answer_hash: string;
  expires_at: bigint;
}

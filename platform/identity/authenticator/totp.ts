import { Secret, TOTP } from 'otpauth';
import { plainCode } from '../verification/plainCode.ts';

const period = 30;

/** As every authenticator app has it (RFC 6238): HMAC-SHA-1, six digits, 30 seconds. */
const totpOf = (secret: Uint8Array): TOTP =>
  new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }), algorithm: 'SHA1', digits: 6, period });

/** RFC 4648 base 32 without padding. */
export const base32 = (bytes: Uint8Array): string => new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;

/** Inverse of `base32`; throws `TypeError` for other letters. */
export const fromBase32 = (text: string): Uint8Array => Secret.fromBase32(text).bytes;

/** Number of the time step that `now`, in milliseconds, lies in. */
export const stepAt = (now: number): number => Math.floor(now / 1000 / period);

/** The code of one time step. */
export const totpCode = (secret: Uint8Array, step: number): string => totpOf(secret).generate({ timestamp: step * period * 1000 });

/** Six digits are the app's, which shows them in two groups; anything else can only be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(plainCode(code));

/** The step a code belongs to, at most one away from now; undefined for any other code. */
export function matchingStep(secret: Uint8Array, code: string, now: number): number | undefined {
  const away = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return away === null ? undefined : stepAt(now) + away;
}

import { createHash } from 'node:crypto';
import type { AnswerOf } from '#contract/call.ts';
import { captcha, challenge } from '#contract/identity/verification.ts';
import { networkOf } from '../core/limits/network.ts';
import type { CallOptions } from './requestFor.ts';
import type { TestPlatform } from './openPlatform.ts';

/** A captcha and its answer. Nobody can read the picture here, so the answer that is kept is made another. */
export async function solvedCaptcha(platform: TestPlatform, options: CallOptions = {}): Promise<{ captchaId: string; captcha: string }> {
  const { captchaId } = (await platform.call(captcha, {}, options)).value;
  const answer_hash = platform.parts.secrets.hash('captcha', `${captchaId} ${options.browser ?? networkOf(options.address ?? '')} SEEN`);
  await platform.parts.db.updateTable('captcha').set({ answer_hash }).where('id', '=', captchaId).execute();
  return { captchaId, captcha: ' seen' };
}

/** The solution of a challenge, found as a browser finds it. */
export function solutionOf({
  algorithm,
  challenge: wanted,
  salt,
  signature,
  maxnumber,
}: Omit<AnswerOf<typeof challenge>, 'expiresAt'>): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') !== wanted) continue;
    return Buffer.from(JSON.stringify({ algorithm, challenge: wanted, number, salt, signature })).toString('base64');
  }
  throw new Error('the challenge has no solution');
}

export async function solvedChallenge(platform: TestPlatform): Promise<string> {
  return solutionOf((await platform.call(challenge, {})).value);
}

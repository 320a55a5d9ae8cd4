import { timingSafeEqual } from 'node:crypto';
import { languages } from '#contract/languages.ts';
import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import { CallRefusal } from '../core/http/handler.ts';
import type { PlatformParts } from '../core/parts.ts';
import type { Attempts } from '../core/limits/attempts.ts';
import type { Secrets } from '../core/secrets/secrets.ts';
import { codeTries } from '../core/limits/codeTries.ts';
import { type PhoneService, PhoneServiceFailure } from './phoneService.ts';
import { readWithin } from './readWithin.ts';

export interface PhoneEndpoint {
  /**
   * Takes two calls by `POST` of JSON: `<url>/begin` with `{ "to": "+84…", "language": "vi-VN" }` sends a code and answers
   * `{ "checkId": "…" }`; `<url>/finish` with `{ "checkId": "…", "code": "…" }` answers `{ "verified": true,
   * "to": "+84…" }`, or `{ "verified": false }` for a code that will not do.
   */
  readonly url: string;
  /** Sent as `Authorization: Bearer`. */
  readonly key: string;
}

interface HttpPhoneParts extends Pick<PlatformParts, 'db'> {
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly secrets: Secrets;
}

const answerLimit = 4 * 1024;
const proofLength = 22;
/** Longer than any third party keeps a check. */
const memory = 24 * 3_600_000;
const begun = z.object({ checkId: z.string().regex(/^[\w-]{1,40}$/) });
const finished = z.discriminatedUnion('verified', [
  z.object({ verified: z.literal(false) }),
  z.object({ verified: z.literal(true), to: z.string() }),
]);

async function ask<Answer extends z.ZodType>(
  { url, key }: PhoneEndpoint,
  call: string,
  payload: object,
  answer: Answer,
  limit: number,
): Promise<z.output<Answer>> {
  const fail = (kind: PhoneServiceFailure['kind'], what: string) => new PhoneServiceFailure(kind, `the phone service ${what} at ${call}`);
  const signal = AbortSignal.timeout(limit);
  const response = await fetch(`${url.replace(/\/+$/, '')}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(payload),
    redirect: 'manual',
    signal,
  }).catch(() => Promise.reject(fail('unreachable', signal.aborted ? 'was too slow' : 'could not be reached')));
  if (response.status !== 200) {
    await response.body?.cancel();
    throw fail('refused', `answered ${response.status}`);
  }
  const read = await readWithin(response, answerLimit).catch(() =>
    Promise.reject(fail(signal.aborted ? 'unreachable' : 'malformed', signal.aborted ? 'was too slow' : 'did not answer whole and short')),
  );
  try {
    return answer.parse(JSON.parse(read.toString('utf8')));
  } catch {
    throw fail('malformed', 'answered something else than agreed');
  }
}

/** Phone numbers proven by a third party over HTTP. `limit` in milliseconds is for each call of it. */
export function httpPhoneService({ db, clock, attempts, secrets }: HttpPhoneParts, endpoint: PhoneEndpoint, limit = 3_000): PhoneService {
  /** Ties a check to the number that it was begun for, wherever it has been meanwhile. */
  const proofsOf = (theirs: string, mobile: string) =>
    secrets
      .hashes('phone check', `${theirs} ${mobile}`)
      .map(({ hash }) => Buffer.from(hash, 'hex').toString('base64url').slice(0, proofLength));

  return {
    async begin(mobile, language) {
      const { checkId } = await ask(endpoint, 'begin', { to: mobile, language: languages[language].locale }, begun, limit);
      return { checkId: `${checkId}.${proofsOf(checkId, mobile)[0]}` };
    },

    async finish(checkId, code) {
      const [, theirs = '', proof] = /^([\w-]{1,40})\.([\w-]{22})$/.exec(checkId) ?? [];
      if (proof === undefined) return undefined;
      const scope = `phoneCheck:${theirs}`;
      const tried = await attempts
        .consume([{ scope, limit: codeTries, window: memory }])
        .catch((error: unknown) => (error instanceof CallRefusal ? undefined : Promise.reject(error)));
      if (tried === undefined) return undefined;
      const answer = await ask(endpoint, 'finish', { checkId: theirs, code: code.trim() }, finished, limit).catch(
        async (error: unknown) => {
          // Nobody has looked at the code.
          await attempts.refund(scope);
          throw error;
        },
      );
      if (!answer.verified) return undefined;
      if (!proofsOf(theirs, answer.to).some((each) => timingSafeEqual(Buffer.from(proof), Buffer.from(each))))
        throw new PhoneServiceFailure('malformed', 'the phone service proved another number than it was asked for');
      // Whatever the third party says the second time, a check proves a number once.
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('spent_challenge')
        .values({ challenge: `phone check ${checkId}`, expires_at: BigInt(clock.now() + memory) })
        .onConflict((conflict) => conflict.column('challenge').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? answer.to : undefined;
    },
  };
}

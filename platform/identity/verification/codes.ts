import { sql, type Kysely, type Transaction } from 'kysely';
import { CallRefusal } from '../../core/http/handler.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Random } from '../../core/random.ts';
import type { Database } from '../../core/store/database.ts';
import { engineOf } from '../../core/store/engine.ts';
import type { Secrets } from '../../core/secrets/secrets.ts';
import { codeTries } from '../../core/limits/codeTries.ts';
import { plainCode } from './plainCode.ts';

/** Minutes a code is good for. */
export const codeMinutes = 5;

const hour = 3_600_000;
/** Milliseconds that a code is kept: tries at the codes of an hour are counted together. */
export const codeKeptFor = 24 * hour;

/** What a code is good for: nothing else, and nobody else. */
export interface CodePurpose {
  readonly flow: 'login' | 'password' | 'register' | 'phoneCheck' | 'loginVerification' | 'stepUp' | 'contact' | 'contactProof';
  /** E.164 number, or what else the code is bound to. */
  readonly target: string;
}

/** Six digits that prove who reads a phone or a mailbox. */
export interface Codes {
  /** Makes a code, which voids the one before it, and hands it over in the same transaction, which is `within` where there is one. */
  issue(purpose: CodePurpose, handOver: (db: Kysely<Database>, code: string) => Promise<void>, within?: Kysely<Database>): Promise<void>;
  /**
   * Evaluates a guess, in a transaction of its own so that it counts whatever comes after. Answers the id to
   * `consume`; throws `verification_code_failed`, or `too_many_attempts` once the tries of the hour are used up.
   */
  check(purpose: CodePurpose, guess: string): Promise<string>;
  /** Uses a checked code up, in the transaction of what it is for. Throws `verification_code_failed` where somebody was faster. */
  consume(db: Kysely<Database>, id: string): Promise<void>;
}

/** Six decimal digits, all equally likely. */
function sixDigits(random: Random): string {
  const range = 1_000_000;
  const limit = 2 ** 32 - (2 ** 32 % range);
  for (;;) {
    const drawn = Buffer.from(random.bytes(4)).readUInt32BE();
    if (drawn < limit) return String(drawn % range).padStart(6, '0');
  }
}

export function createCodes(parts: PlatformParts & { readonly secrets: Secrets }): Codes {
  const { db, clock, random, secrets } = parts;
  const isPostgres = engineOf(db) === 'postgres';
  const failed = () => new CallRefusal('verification_code_failed');
  const proofOf = ({ flow, target }: CodePurpose, code: string) => `${flow} ${target} ${code}`;

  /** The code that a guess would be held against; a refusal where none would be evaluated, which no later guess undoes. */
  const standing = async (store: Kysely<Database>, { flow, target }: CodePurpose) => {
    const now = BigInt(clock.now());
    const recent = await store
      .selectFrom('verification_code')
      .selectAll()
      .where('flow', '=', flow)
      .where(
        'target_hash',
        'in',
        secrets.hashes('code target', target).map(({ hash }) => hash),
      )
      .where('created_at', '>', now - BigInt(hour))
      .orderBy('id', 'desc')
      .execute();
    const [latest] = recent;
    if (!latest || latest.used_at !== null || latest.expires_at <= now) return failed();
    const spent = recent.filter(({ used_at }) => used_at === null).reduce((sum, { tries }) => sum + Number(tries), 0);
    const oldest = recent.at(-1)?.created_at ?? now;
    if (spent >= codeTries)
      return new CallRefusal('too_many_attempts', { retryAfterSeconds: Math.max(1, Math.ceil((Number(oldest - now) + hour) / 1000)) });
    return latest;
  };

  const evaluate = async (transaction: Transaction<Database>, purpose: CodePurpose, guess: string): Promise<string | CallRefusal> => {
    // Guesses at one target wait for each other; SQLite has one writer anyway.
    if (isPostgres)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${purpose.flow} ${purpose.target}`}, 2))`.execute(transaction);
    const latest = await standing(transaction, purpose);
    if (latest instanceof CallRefusal) return latest;
    await transaction
      .updateTable('verification_code')
      .set({ tries: latest.tries + 1n })
      .where('id', '=', latest.id)
      .execute();
    return secrets.matches('code', proofOf(purpose, guess), latest.code_hash) ? latest.id : failed();
  };

  return {
    async issue(purpose, handOver, within) {
      const now = clock.now();
      const code = sixDigits(random);
      const row = {
        id: newId(parts),
        flow: purpose.flow,
        target_hash: secrets.hash('code target', purpose.target),
        code_hash: secrets.hash('code', proofOf(purpose, code)),
        tries: 0n,
        created_at: BigInt(now),
        expires_at: BigInt(now + codeMinutes * 60_000),
        used_at: null,
      };
      const write = async (transaction: Kysely<Database>): Promise<void> => {
        await transaction.insertInto('verification_code').values(row).execute();
        await handOver(transaction, code);
      };
      await (within ? write(within) : db.transaction().execute(write));
    },
    async check(purpose, guess) {
      // Looked at first without a lock: a flood of guesses at what is used up keeps nobody else from the store.
      const seen = await standing(db, purpose);
      if (seen instanceof CallRefusal) throw seen;
      const found = await db.transaction().execute((transaction) => evaluate(transaction, purpose, plainCode(guess)));
      if (typeof found === 'string') return found;
      throw found;
    },
    async consume(transaction, id) {
      const { numUpdatedRows } = await transaction
        .updateTable('verification_code')
        .set({ used_at: BigInt(clock.now()) })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) throw failed();
    },
  };
}

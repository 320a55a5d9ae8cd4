import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Answer } from '../execution/executor.ts';
import type { Log } from '../log.ts';
import { createKeptBytes, type KeptBytes } from './keptBytes.ts';
import type { HeaderList } from './securityHeaders.ts';

/** An answer that everybody with the same key gets. */
export interface PublicAnswer {
  readonly operation: string;
  /** Given to visitors whom the site is closed for. */
  readonly isForClosed: boolean;
  /** Given to guests where the site is for members. */
  readonly isBeforeLogIn: boolean;
  readonly bytes: KeptBytes;
}

/** Keeps the bytes of public answers, so that asking again costs no execution. */
export interface PublicAnswers {
  /**
   * The answer kept for a raw request target. One that is stale starts a refresh, of which there is
   * never more than one, and is given once more meanwhile.
   */
  at(target: string): PublicAnswer | undefined;
  /** The answer to a question, kept or made now; equal questions at one time are made once. */
  get(question: Question): Promise<PublicAnswer>;
}

export interface Question {
  /** Equal for equal answers: operation, variables, language and shard. */
  readonly key: string;
  readonly operation: string;
  readonly isForClosed: boolean;
  readonly isBeforeLogIn: boolean;
  /** Raw request target to find the answer by the next time. */
  readonly target: string | undefined;
  make(): Promise<Answer>;
}

export interface PublicAnswersParts {
  readonly clock: Clock;
  readonly log: Log;
  /** Headers of every such answer. */
  readonly headers: HeaderList;
}

const FRESH = 5_000;
const STALE = 300_000;
const MOST_ANSWERS = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_TARGETS = 10_000;
const LONGEST_TARGET = 4_096;

interface Kept extends PublicAnswer {
  freshUntil: number;
  /** Asked for again since it was made, so worth compressing: most searches are asked once. */
  isWanted: boolean;
  readonly staleUntil: number;
  readonly question: Question;
}

const forAll = ['Cache-Control', 'public, max-age=5, stale-while-revalidate=60'];
// A cache on the way would hand it to visitors whom the site is closed for.
const forVisitor = ['Cache-Control', 'private, max-age=5, stale-while-revalidate=60'];
const traitsOf = ({ operation, isForClosed, isBeforeLogIn }: Question) => ({ operation, isForClosed, isBeforeLogIn });
const jsonType = 'application/json; charset=utf-8';

export function createPublicAnswers({ clock, log, headers }: PublicAnswersParts): PublicAnswers {
  const answers = new LRUCache<string, Kept>({ max: MOST_ANSWERS, maxSize: MOST_BYTES, sizeCalculation: (kept) => kept.bytes.size + 500 });
  // Keys, not answers: an answer that was evicted must not live on here.
  const targets = new LRUCache<string, string>({ max: MOST_TARGETS });
  const flights = new Map<string, Promise<PublicAnswer>>();

  const keep = (question: Question, bytes: KeptBytes): Kept => {
    const now = clock.now();
    const isWanted = answers.peek(question.key)?.isWanted ?? false;
    const kept: Kept = { ...traitsOf(question), bytes, question, freshUntil: now + FRESH, staleUntil: now + FRESH + STALE, isWanted };
    answers.set(question.key, kept);
    if (isWanted) compress(kept);
    return kept;
  };
  const compress = (kept: Kept): void => {
    const { key } = kept.question;
    kept.bytes.compress().then(
      // Set again, so that the compressed forms are counted too.
      () => answers.peek(key) === kept && answers.set(key, kept),
      (error: unknown) => log.warn({ err: error }, 'an answer could not be compressed'),
    );
  };
  const want = (kept: Kept): void => {
    if (kept.isWanted) return;
    kept.isWanted = true;
    compress(kept);
  };
  const make = async (question: Question): Promise<PublicAnswer> => {
    const { text, hasErrors } = await question.make();
    const body = Buffer.from(text);
    if (hasErrors) return { ...traitsOf(question), bytes: createKeptBytes(body, jsonType, ['Cache-Control', 'no-store', ...headers]) };
    return keep(question, createKeptBytes(body, jsonType, [...(question.isForClosed ? forAll : forVisitor), ...headers]));
  };
  const flight = (question: Question): Promise<PublicAnswer> => {
    const flying = flights.get(question.key);
    if (flying) return flying;
    const made = make(question).finally(() => flights.delete(question.key));
    flights.set(question.key, made);
    return made;
  };
  const ifUsable = (kept: Kept): Kept | undefined => {
    const now = clock.now();
    if (now >= kept.staleUntil) return undefined;
    want(kept);
    if (now < kept.freshUntil) return kept;
    if (!flights.has(kept.question.key)) {
      // A failing refresh must not run again with every request.
      kept.freshUntil = now + 1_000;
      flight(kept.question).catch((error: unknown) => log.warn({ err: error }, 'a kept answer could not be refreshed'));
    }
    return kept;
  };
  const remember = ({ target, key }: Question): void => {
    if (target !== undefined && target.length <= LONGEST_TARGET) targets.set(target, key);
  };

  return {
    at(target) {
      const key = targets.get(target);
      const kept = key === undefined ? undefined : answers.get(key);
      return kept && ifUsable(kept);
    },
    async get(question) {
      const kept = answers.get(question.key);
      const made = (kept && ifUsable(kept)) ?? (await flight(question));
      if (answers.peek(question.key)?.bytes === made.bytes) remember(question);
      return made;
    },
  };
}

import { LRUCache } from 'lru-cache';
import { cacheOf } from '../../cacheOf.ts';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { refreshAgainAfter } from '../../upstream/sharing/refreshAgainAfter.ts';
import { createCoalescing } from '../../upstream/sharing/coalescing.ts';
import { createEncodedBody, type EncodedBody, type SendableBody } from './encodedBody.ts';
import { createPassingBody } from './passingBody.ts';
import type { HeaderList } from '../securityHeaders.ts';

/** An answer that everybody with the same key gets, and who may have it. */
interface PublicResponse {
  readonly operation: string;
  /** Given to visitors whom the site is closed for. */
  readonly isForClosed: boolean;
  /** Given to guests where the site is for members. */
  readonly isBeforeLogIn: boolean;
}

export interface CachedResponse extends PublicResponse {
  readonly body: EncodedBody;
}

/** One that is for those alone who wait for it. */
interface PassingResponse extends PublicResponse {
  readonly body: SendableBody;
}

/** Keeps the bytes of public answers, so that asking again costs no execution. */
export interface ResponseCache {
  /**
   * The answer kept for a raw request target. One that is stale starts a refresh, of which there is
   * never more than one, and is given once more meanwhile.
   */
  at(target: string): CachedResponse | undefined;
  /** The answer to an entry, kept or made now; equal questions at one time are made once. */
  get(entry: CacheEntry): Promise<CachedResponse | PassingResponse>;
}

export interface CacheEntry {
  /** Equal for equal answers: operation, variables, language and cdnBucket. */
  readonly key: string;
  readonly operation: string;
  readonly isForClosed: boolean;
  readonly isBeforeLogIn: boolean;
  /** Whether its first answer is left to those who wait for it, and the next one kept: of what people type, most is asked for once. */
  readonly onlyRepeated: boolean;
  /** Raw request target to find the answer by the next time. */
  readonly target: string | undefined;
  make(): Promise<MadeResponse>;
}

/** An answer as it was made, not kept yet. */
export interface MadeResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** Beside status 429: seconds to wait. */
  readonly retryAfterSeconds?: number | undefined;
  /** Left false where something in it went wrong: it is then sent to who waits for it, and not kept. */
  readonly isWhole: boolean;
  /** Does without something that the operator could not be asked for: it is kept while it is fresh, in place of none that is whole. */
  readonly isDegraded: boolean;
}

export interface ResponseCacheParts {
  readonly clock: Clock;
  readonly log: Log;
  /** Headers of every such answer. */
  readonly headers: HeaderList;
}

const freshFor = 5_000;
const staleFor = 300_000;
const maxAnswers = 2_000;
const maxBytes = 64 * 1024 * 1024;
const maxTargets = 10_000;
const maxAskedOnce = 5_000;
const longestTarget = 4_096;

interface Kept extends CachedResponse {
  freshUntil: number;
  /** Asked for again since it was made, so worth compressing: most searches are asked once. */
  isWanted: boolean;
  readonly staleUntil: number;
  readonly entry: CacheEntry;
}

/** A cache on the way would hand what is not for all to visitors whom the site is closed for. */
const lifetimeOf = ({ isForClosed }: CacheEntry, isDegraded: boolean): HeaderList => [
  'Cache-Control',
  `${isForClosed ? 'public' : 'private'}, max-age=5${isDegraded ? '' : ', stale-while-revalidate=60'}`,
];
const traitsOf = ({ operation, isForClosed, isBeforeLogIn }: CacheEntry) => ({ operation, isForClosed, isBeforeLogIn });

export function createResponseCache({ clock, log, headers }: ResponseCacheParts): ResponseCache {
  const varied = ['Vary', 'Accept', ...headers];
  const answers = new LRUCache<string, Kept>({ max: maxAnswers, maxSize: maxBytes, sizeCalculation: (kept) => kept.body.size + 500 });
  // Keys, not answers: an answer that was evicted must not live on here.
  const targets = cacheOf<string>(maxTargets);
  // Answers with free text are kept from the second time on: most of the memory went to pages that nobody asked for again.
  const askedOnce = cacheOf<true>(maxAskedOnce);
  const running = createCoalescing<CachedResponse | PassingResponse>();

  const keep = (entry: CacheEntry, body: EncodedBody, stale: number): Kept => {
    const now = clock.now();
    const isWanted = answers.peek(entry.key)?.isWanted ?? false;
    const kept: Kept = { ...traitsOf(entry), body, entry, freshUntil: now + freshFor, staleUntil: now + freshFor + stale, isWanted };
    answers.set(entry.key, kept);
    if (isWanted) compress(kept);
    return kept;
  };
  const compress = (kept: Kept): void => {
    const { key } = kept.entry;
    kept.body.compress().then(
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
  const isToBeKept = ({ key, onlyRepeated }: CacheEntry, isDegraded: boolean): boolean => {
    if (isDegraded && clock.now() < (answers.peek(key)?.staleUntil ?? 0)) return false;
    if (!onlyRepeated || askedOnce.has(key)) return true;
    askedOnce.set(key, true);
    return false;
  };
  const make = async (entry: CacheEntry): Promise<CachedResponse | PassingResponse> => {
    const { status, contentType, text, retryAfterSeconds, isWhole, isDegraded } = await entry.make();
    const wait = retryAfterSeconds === undefined ? [] : ['Retry-After', String(retryAfterSeconds)];
    if (!isWhole)
      return { ...traitsOf(entry), body: createPassingBody(text, contentType, ['Cache-Control', 'no-store', ...wait, ...varied], status) };
    const lifetime = [...lifetimeOf(entry, isDegraded), ...varied];
    if (!isToBeKept(entry, isDegraded)) return { ...traitsOf(entry), body: createPassingBody(text, contentType, lifetime, status) };
    return keep(entry, createEncodedBody(Buffer.from(text), contentType, lifetime), isDegraded ? 0 : staleFor);
  };
  const coalesce = (entry: CacheEntry): Promise<CachedResponse | PassingResponse> => running.run(entry.key, () => make(entry));
  const ifUsable = (kept: Kept): Kept | undefined => {
    const now = clock.now();
    if (now >= kept.staleUntil) return undefined;
    want(kept);
    if (now < kept.freshUntil) return kept;
    if (!running.isRunning(kept.entry.key)) {
      kept.freshUntil = now + refreshAgainAfter;
      coalesce(kept.entry).catch((error: unknown) => log.warn({ err: error }, 'a kept answer could not be refreshed'));
    }
    return kept;
  };
  const remember = ({ target, key }: CacheEntry): void => {
    if (target !== undefined && target.length <= longestTarget) targets.set(target, key);
  };

  return {
    at(target) {
      const key = targets.get(target);
      const kept = key === undefined ? undefined : answers.get(key);
      return kept && ifUsable(kept);
    },
    async get(entry) {
      const kept = answers.get(entry.key);
      const made = (kept && ifUsable(kept)) ?? (await coalesce(entry));
      if (answers.peek(entry.key)?.body === made.body) remember(entry);
      return made;
    },
  };
}

import { cookieOf } from '../../siteCookies.ts';
import type { Random } from '../../random.ts';

// Falls evenly to two, three, four and six hosts; more of them would only multiply the kept answers.
const buckets = 12;

/** As many cdnBuckets as fall evenly to whatever part of so many hosts is in use. */
export const cdnBucketsFor = (hosts: number): number => [1, 1, 2, 6][hosts] ?? buckets;

export const isCdnBucket = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < buckets;

/** The cdnBucket of a visitor, and the cookie that makes it last for the browser's session if it is new. */
export interface VisitorCdnBucket {
  readonly cdnBucket: number;
  readonly setCookie: string | undefined;
}

/** One of `cdnBuckets`; a cookie of a time when there were more of them counts for the one that has taken its place. */
export function cdnBucketOf(
  cookieHeader: string | undefined,
  { random, secure, cdnBuckets }: { readonly random: Random; readonly secure: boolean; readonly cdnBuckets: number },
): VisitorCdnBucket {
  const text = cookieOf(cookieHeader, 'cdnBucket');
  if (text !== undefined && /^\d{1,2}$/.test(text) && isCdnBucket(Number(text)))
    return { cdnBucket: Number(text) % cdnBuckets, setCookie: undefined };
  const cdnBucket = Math.floor(random.fraction() * cdnBuckets);
  return { cdnBucket, setCookie: `cdnBucket=${cdnBucket}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}` };
}

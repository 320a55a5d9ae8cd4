import { cookieOf } from '../../siteCookies.ts';
import type { Random } from '../../random.ts';

// Falls evenly to two, three, four and six hosts; more of them would only multiply the kept answers.
const SHARDS = 12;

/** As many shards as fall evenly to whatever part of so many hosts is in use. */
export const shardsFor = (hosts: number): number => [1, 1, 2, 6][hosts] ?? SHARDS;

export const isShard = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < SHARDS;

/** The shard of a visitor, and the cookie that makes it last for the browser's session if it is new. */
export interface VisitorShard {
  readonly shard: number;
  readonly setCookie: string | undefined;
}

/** One of `shards`; a cookie of a time when there were more of them counts for the one that has taken its place. */
export function shardOf(cookieHeader: string | undefined, { random, secure, shards }: { readonly random: Random; readonly secure: boolean; readonly shards: number }): VisitorShard {
  const text = cookieOf(cookieHeader, 'shard');
  if (text !== undefined && /^\d{1,2}$/.test(text) && isShard(Number(text))) return { shard: Number(text) % shards, setCookie: undefined };
  const shard = Math.floor(random.fraction() * shards);
  return { shard, setCookie: `shard=${shard}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}` };
}

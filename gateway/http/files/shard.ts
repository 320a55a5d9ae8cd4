import { cookieOf } from '../../siteCookies.ts';
import type { Random } from '../../random.ts';

// Falls evenly to two, three, four and six hosts; more of them would only multiply the kept answers.
export const SHARDS = 12;

export const isShard = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < SHARDS;

/** The shard of a visitor, and the cookie that makes it last for the browser's session if it is new. */
export interface VisitorShard {
  readonly shard: number;
  readonly setCookie: string | undefined;
}

export function shardOf(cookieHeader: string | undefined, random: Random, secure: boolean): VisitorShard {
  const text = cookieOf(cookieHeader, 'shard');
  if (text !== undefined && /^\d{1,2}$/.test(text) && isShard(Number(text))) return { shard: Number(text), setCookie: undefined };
  const shard = Math.floor(random.fraction() * SHARDS);
  return { shard, setCookie: `shard=${shard}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}` };
}

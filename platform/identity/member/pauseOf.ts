import type { PlayPause } from '#contract/identity/playLimit.ts';
import type { MemberTable } from './memberTables.ts';
import type { Selectable } from 'kysely';

type Paused = Pick<Selectable<MemberTable>, 'self_excluded_at' | 'self_excluded_until' | 'time_out_until'>;

/** Why a member may bring in neither money nor play; undefined where that is open. */
export function pauseOf({ self_excluded_at, self_excluded_until, time_out_until }: Paused, now: number): PlayPause | undefined {
  if (self_excluded_at !== null)
    return { kind: 'SELF_EXCLUSION', until: self_excluded_until === null ? null : Number(self_excluded_until) };
  if (time_out_until !== null && now < Number(time_out_until)) return { kind: 'TIME_OUT', until: Number(time_out_until) };
  return undefined;
}

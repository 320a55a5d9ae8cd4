import type { ActivityStatus, Promotion } from './promotion.ts';

/** How a promotion stands for everybody at a moment; undefined while it runs. Its last moment is not part of it. */
export function publicStatus({ state, startsAt, endsAt }: Promotion, now: number): 'coming_soon' | 'close' | undefined {
  if (state === 'stopped' || (endsAt !== undefined && endsAt <= now)) return 'close';
  if (state === 'announced' || (startsAt !== undefined && startsAt > now)) return 'coming_soon';
  return undefined;
}

/** Where a member stands: by what was written of it, else by whether the account was given something when it was opened. */
export function memberStatuses(
  promotions: readonly Promotion[],
  written: ReadonlyMap<string, ActivityStatus>,
  hadGift: boolean,
): { id: string; activityStatus: ActivityStatus }[] {
  return promotions.flatMap(({ id, given }) => {
    const status = written.get(id) ?? (given === 'registration' && hadGift ? 'issued' : undefined);
    return status === undefined ? [] : [{ id, activityStatus: status }];
  });
}

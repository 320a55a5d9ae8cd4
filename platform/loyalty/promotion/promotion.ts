import type { activityStatus, promotionCategory } from '#contract/loyalty/promotion.ts';
import type { z } from 'zod';
import type { Language } from '../../core/http/handler.ts';

export type PromotionCategory = z.output<typeof promotionCategory>;
export type ActivityStatus = z.output<typeof activityStatus>;

/** What is said of a promotion in one language. */
export interface PromotionWords {
  readonly title: string;
  readonly summary: string;
  /** Who may have it. */
  readonly eligibility: string;
  /** What has to be played through before its money is free. */
  readonly turnover: string;
  /** HTML. */
  readonly terms: string;
}

/** Something that the operator offers to its members. */
export interface Promotion {
  readonly id: string;
  readonly category: PromotionCategory;
  /** What its picture shows. */
  readonly scene: string;
  /** `announced`: it will come, on a day that nobody knows yet; `stopped`: taken back, whatever its last day. */
  readonly state: 'announced' | 'open' | 'stopped';
  /** `registration`: it is the welcome gift, which an account is given when it is opened, while this runs. */
  readonly given?: 'registration' | undefined;
  /** In the clock's milliseconds; without one there is no such day. */
  readonly startsAt?: number | undefined;
  readonly endsAt?: number | undefined;
  readonly words: Readonly<Partial<Record<Language, PromotionWords>>>;
}

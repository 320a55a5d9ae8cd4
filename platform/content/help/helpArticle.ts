import type { helpTopic } from '#contract/content/help.ts';
import type { z } from 'zod';
import type { Language } from '../../core/http/handler.ts';

export type HelpTopic = z.output<typeof helpTopic>;

/** One answer of the help. */
export interface HelpArticle {
  /** Stands in addresses (`/help#<id>`). */
  readonly id: string;
  readonly topic: HelpTopic;
  /** Left out where the brand has it not: a gift for new accounts, play without an account. */
  readonly needs?: 'bonus' | 'freePlay' | undefined;
  /**
   * `content` is HTML. In both, `{{brand}}`, `{{playingAge}}` and `{{registrationAge}}` are filled in, and how long something is kept:
   * `{{chatRoomDays}}`, `{{customerServiceDays}}` and `{{unusedPictureHours}}`.
   */
  readonly words: Readonly<Partial<Record<Language, { readonly title: string; readonly content: string }>>>;
}

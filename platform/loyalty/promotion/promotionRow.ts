import { promotionCategory } from '#contract/loyalty/promotion.ts';
import { language } from '#contract/sharedSchemas.ts';
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Promotion } from './promotion.ts';
import type { PromotionTable } from './promotionTables.ts';

const said = z.object({ title: z.string(), summary: z.string(), eligibility: z.string(), turnover: z.string(), terms: z.string() });

const readable = z.object({
  id: z.string(),
  category: promotionCategory,
  scene: z.string(),
  state: z.enum(['announced', 'open', 'stopped']),
  given: z.enum(['registration']).nullable(),
  starts_at: z.bigint().nullable(),
  ends_at: z.bigint().nullable(),
  words: z.partialRecord(language, said),
});

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A promotion as it lies in the store; undefined where its words, or a word of ours in it, cannot be read. */
export function promotionOf(row: Selectable<PromotionTable>): Promotion | undefined {
  const read = readable.safeParse({ ...row, words: json(row.words) });
  if (!read.success) return undefined;
  const { starts_at: startsAt, ends_at: endsAt, given, ...promotion } = read.data;
  return {
    ...promotion,
    given: given ?? undefined,
    startsAt: startsAt === null ? undefined : Number(startsAt),
    endsAt: endsAt === null ? undefined : Number(endsAt),
  };
}

export const rowOf = (promotion: Promotion, position: number): Insertable<PromotionTable> => ({
  id: promotion.id,
  category: promotion.category,
  scene: promotion.scene,
  state: promotion.state,
  given: promotion.given ?? null,
  starts_at: promotion.startsAt === undefined ? null : BigInt(promotion.startsAt),
  ends_at: promotion.endsAt === undefined ? null : BigInt(promotion.endsAt),
  words: JSON.stringify(promotion.words),
  position: BigInt(position),
});

import type { SealedColumn } from '../../core/secrets/sealedColumn.ts';
import type { Secrets } from '../../core/secrets/secrets.ts';
import { lookupsOf, takeLookups } from './giftLookups.ts';
import type { Mark } from './giftMarks.ts';

const marksContext = (memberId: string): string => `gift_claim ${memberId} marks`;

/** As the column `gift_claim.marks` keeps them; null where there are none. */
export const sealMarks = (secrets: Secrets, memberId: string, marks: readonly Mark[]): string | null =>
  marks.length === 0 ? null : secrets.seal(marksContext(memberId), JSON.stringify(marks));

/** What gifts were claimed with: sealed, so that a new key can look for it as well. */
export const sealedGiftClaims: SealedColumn = {
  context: marksContext,
  after: (db, id, limit) =>
    db
      .selectFrom('gift_claim')
      .select(['member_id as id', 'marks as sealed'])
      .where('member_id', '>', id)
      .where('marks', 'is not', null)
      .$narrowType<{ sealed: string }>()
      .orderBy('member_id')
      .limit(limit)
      .execute(),
  replace: (db, { id, sealed }, marks) =>
    db.updateTable('gift_claim').set({ marks }).where('member_id', '=', id).where('marks', '=', sealed).execute(),
  async also(db, secrets, { id, sealed }) {
    const marks = JSON.parse(secrets.open(marksContext(id), sealed)) as readonly Mark[];
    await takeLookups(db, lookupsOf(secrets, id, marks));
  },
  async forget(db, held) {
    await db.deleteFrom('gift_lookup').where('key_id', 'not in', held).execute();
  },
};

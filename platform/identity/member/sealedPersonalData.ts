import type { SealedColumn } from '../../core/secrets/sealedColumn.ts';
import { keepMobileLookups } from './members.ts';
import { openPersonalData, personalContext } from './personalData.ts';

/** What members told of themselves, and what their proven numbers are found by. */
export const sealedPersonalData: SealedColumn = {
  context: personalContext,
  after: (db, id, limit) =>
    db
      .selectFrom('member')
      .select(['id', 'personal as sealed'])
      .where('id', '>', id)
      .where('personal', 'is not', null)
      .$narrowType<{ sealed: string }>()
      .orderBy('id')
      .limit(limit)
      .execute(),
  replace: (db, { id, sealed }, personal) =>
    db.updateTable('member').set({ personal }).where('id', '=', id).where('personal', '=', sealed).execute(),
  async also(db, secrets, { id, sealed }) {
    const { mobile } = openPersonalData(secrets, id, sealed);
    const row = await db.selectFrom('member').select('mobile_verified').where('id', '=', id).executeTakeFirst();
    if (mobile !== null && row?.mobile_verified === 1n) await keepMobileLookups(db, { secrets, memberId: id, mobile });
  },
  async forget(db, held) {
    await db.deleteFrom('mobile_lookup').where('key_id', 'not in', held).execute();
  },
};

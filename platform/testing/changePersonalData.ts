import { keepMobileLookups } from '../identity/member/members.ts';
import { openPersonalData, sealPersonalData, type PersonalData } from '../identity/member/personalData.ts';
import type { TestPlatform } from './openPlatform.ts';

/** Has every member, or the one named, have told this of themselves. */
export async function changePersonalData(
  { parts: { db, secrets } }: TestPlatform,
  changes: Partial<PersonalData>,
  username?: string,
): Promise<void> {
  const rows = await db.selectFrom('member').selectAll().execute();
  for (const { id, personal, mobile_verified } of rows.filter((row) => username === undefined || row.username === username)) {
    const data = { ...openPersonalData(secrets, id, personal), ...changes };
    await db
      .updateTable('member')
      .set({ personal: sealPersonalData(secrets, id, data) })
      .where('id', '=', id)
      .execute();
    await db.deleteFrom('mobile_lookup').where('member_id', '=', id).execute();
    if (data.mobile !== null && mobile_verified === 1n) await keepMobileLookups(db, { secrets, memberId: id, mobile: data.mobile });
  }
}

/** What the only member, or the one named, has told of themselves. */
export async function personalDataOf({ parts: { db, secrets } }: TestPlatform, username?: string): Promise<PersonalData> {
  const rows = await db.selectFrom('member').select(['id', 'username', 'personal']).execute();
  const row = rows.find((each) => username === undefined || each.username === username);
  if (!row) throw new Error(`there is no member ${username}`);
  return openPersonalData(secrets, row.id, row.personal);
}

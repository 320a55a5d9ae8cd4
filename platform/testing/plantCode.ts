import type { CodePurpose } from '../identity/verification/codes.ts';
import type { TestPlatform } from './openPlatform.ts';

/** Makes the last code for somebody a known one: what a guess that hits would be, where nothing was sent. */
export async function plantCode(platform: TestPlatform, { flow, target }: CodePurpose): Promise<string> {
  await platform.settled();
  const code = '135790';
  const { db, secrets } = platform.parts;
  const { numUpdatedRows } = await db
    .updateTable('verification_code')
    .set({ code_hash: secrets.hash('code', `${flow} ${target} ${code}`) })
    .where('flow', '=', flow)
    .where('target_hash', '=', secrets.hash('code target', target))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Error('there is no code to be known');
  return code;
}

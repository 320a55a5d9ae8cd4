import { expect, test } from 'vitest';
import { systemClock } from '../../core/clock.ts';
import { systemRandom } from '../../core/random.ts';
import { openTestStore } from '../../testing/openTestStore.ts';
import { planOf, statementsOf } from '../../testing/plans.ts';
import { createAbuseFlags } from './abuseFlags.ts';

test('MON-013 the flags that a member is named in are found without all the others', async () => {
  const store = await openTestStore('sqlite');
  const asked = await statementsOf(store.db, (db) => createAbuseFlags({ db, clock: systemClock, random: systemRandom }).of('linh', 20));
  // The parts of a statement are told before the whole of it.
  const plan = await planOf(store.db, asked.slice(-1));
  expect(plan.filter((step) => step.includes('abuse_flag'))).toEqual(
    ['member_id', 'other_id', 'network_hash'].map((column) => `SEARCH abuse_flag USING INDEX abuse_flag_by_${column} (${column}=?)`),
  );
  await store.close();
});

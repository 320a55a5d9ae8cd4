import { expect, test } from 'vitest';
import { systemClock } from '../../core/clock.ts';
import { systemRandom } from '../../core/random.ts';
import { openTestStore } from '../../testing/openTestStore.ts';
import { planOf, statementsOf } from '../../testing/plans.ts';
import { createSessions } from './sessions.ts';

test('LG-07 the sessions of one remembered login are found without all that were open this month', async () => {
  const store = await openTestStore('sqlite');
  const asked = await statementsOf(store.db, async (db) => {
    const sessions = createSessions({ db, clock: systemClock, random: systemRandom });
    await sessions.hasFamilyArrived(db, 'family', 0n);
    await sessions.revokeFamily(db, 'family');
  });
  const plans = await planOf(store.db, asked);
  expect(plans).toEqual(asked.map(() => 'SEARCH member_session USING INDEX member_session_by_family (family=?)'));
  await store.close();
});

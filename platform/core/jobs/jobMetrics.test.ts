import { expect, test } from 'vitest';
import { openTestStore } from '../../testing/openTestStore.ts';
import { planOf, statementsOf } from '../../testing/plans.ts';
import { countDead } from './jobMetrics.ts';

test('what readiness and metrics tell of dead jobs is found without all that are done or wait', async () => {
  const store = await openTestStore('sqlite');
  const plans = await planOf(store.db, await statementsOf(store.db, countDead));
  expect(plans).toEqual(['SCAN job USING INDEX job_dead']);
  await store.close();
});

import { expect, test } from 'vitest';
import { testEngines } from '../../../testing/openTestStore.ts';
import { openDesk } from '../../testing/openDesk.ts';

test.each(testEngines())('what no store can hold is left out of what was typed, on %s', async (engine) => {
  const { platform, desk, memberId } = await openDesk({ engine });
  await desk.read('/operator/corrections');
  const sent = await desk.send('/operator/corrections', {
    member: memberId,
    kind: 'credit',
    amount: '1',
    reason: 'a prize\0 was\r\nlate\0',
  });
  expect(sent.status).toBe(303);
  const { reason } = await platform.parts.db.selectFrom('correction').select('reason').executeTakeFirstOrThrow();
  expect(reason).toBe('a prize was\nlate');
  await platform.close();
});

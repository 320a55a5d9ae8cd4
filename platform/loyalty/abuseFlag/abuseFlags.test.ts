import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { createAbuseFlags } from './abuseFlags.ts';

describe.each(testEngines())('a flag on %s', (engine) => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await openPlatform({ engine });
  });
  afterEach(() => platform.close());

  test('MON-013 that is raised several times at once is there once, and again when somebody has looked at it', async () => {
    const { db } = platform.parts;
    const flags = createAbuseFlags(platform.parts);
    await registered(platform, 'linh');
    await registered(platform, 'thuy');
    const [memberId = '', otherId = ''] = (await db.selectFrom('member').select('id').orderBy('id').execute()).map(({ id }) => id);
    const raiseThrice = async () => {
      const one = { kind: 'contactOfAnother', memberId, otherId, shared: ['phone'] } as const;
      const many = { kind: 'manyFromAddress', memberId, networkHash: 'network' } as const;
      for (const flag of [one, many])
        await Promise.all([1, 2, 3].map(() => db.transaction().execute((transaction) => flags.raise(transaction, flag))));
    };
    await raiseThrice();
    const waiting = await flags.list('waiting', 10);
    expect(waiting.map(({ kind }) => kind)).toEqual(['manyFromAddress', 'contactOfAnother']);
    for (const { id } of waiting) await flags.look(db, id, { operatorId: 'mai', remark: 'One household.' });
    await raiseThrice();
    expect([(await flags.list('waiting', 10)).length, (await flags.list('looked', 10)).length]).toEqual([2, 2]);
  });
});

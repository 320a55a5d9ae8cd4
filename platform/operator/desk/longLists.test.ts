import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentContext } from '../../content/feedback/sealedFeedback.ts';
import type { TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { openDesk } from '../testing/openDesk.ts';
import { operatorKey, operatorParty, type OperatorParty } from '../testing/operatorParty.ts';

describe.each(testEngines())('a list at the desk that is longer than its page on %s', (engine) => {
  let platform: TestPlatform;
  let desk: OperatorParty;
  let memberId: string;
  beforeEach(async () => {
    ({ platform, desk, memberId } = await openDesk({ engine }));
  });
  afterEach(() => platform.close());

  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

  test('of jobs that died says so, and which are left out', async () => {
    const died = (number: number) => ({
      id: `job ${number}`,
      kind: 'mail.send',
      payload: '',
      created_at: 0n,
      dead_at: BigInt(number),
      error: `died ${number}.`,
    });
    const { db } = platform.parts;
    await db.insertInto('job').values(numbers(200).map(died)).execute();
    expect(await desk.read('/operator/jobs?lang=EN')).not.toContain('newest are shown');
    await db.insertInto('job').values(died(200)).execute();
    const page = await desk.read('/operator/jobs?lang=EN');
    expect(page).toContain('Only the 200 newest are shown.');
    expect(['died 200.', 'died 1.', 'died 0.'].map((each) => page.includes(each))).toEqual([true, true, false]);
  });

  test('of corrections that wait says so, and begins with who has waited longest; what was decided comes behind', async () => {
    const { db } = platform.parts;
    const { id: by } = await db.selectFrom('operator').select('id').executeTakeFirstOrThrow();
    const { name } = await operatorParty(platform, operatorKey);
    const { id: other } = await db.selectFrom('operator').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    const proposed = (number: number) => ({
      id: `correction ${number}`,
      kind: 'credit' as const,
      member_id: memberId,
      amount: 10_000n,
      reversed_id: null,
      reason: `late ${number}.`,
      proposed_by: by,
      proposed_at: BigInt(number),
      status: 'PROPOSED' as const,
      decided_by: null,
      decided_at: null,
      transaction_id: null,
    });
    await db.insertInto('correction').values(numbers(100).map(proposed)).execute();
    // Decided in another order than they were proposed in.
    const decided = (number: number, at: bigint) =>
      ({ ...proposed(number), status: 'REJECTED', decided_by: other, decided_at: at }) as const;
    await db
      .insertInto('correction')
      .values([decided(999, 1n), decided(998, 2n)])
      .execute();
    expect(await desk.read('/operator/corrections?lang=EN')).not.toContain('oldest are shown');
    await db.insertInto('correction').values(proposed(100)).execute();
    const page = await desk.read('/operator/corrections?lang=EN');
    const places = ['late 0.', 'late 99.', 'late 998.', 'late 999.', 'Only the 100 oldest are shown.'].map((each) => page.indexOf(each));
    expect(places).toEqual(places.filter((place) => place > 0).toSorted((one, other) => one - other));
    expect(page).not.toContain('late 100.');
  });

  test('of feedback that waits says so, and what was answered comes behind', async () => {
    const { db, secrets } = platform.parts;
    const sent = (number: number, answeredAt: bigint | null = null) => ({
      id: `feedback ${number}`,
      member_id: memberId,
      content: secrets.seal(contentContext(`feedback ${number}`), JSON.stringify({ content: `word ${number}.`, pictures: [] })),
      sent_at: BigInt(number),
      answered_at: answeredAt,
    });
    await db
      .insertInto('feedback')
      .values([...numbers(20).map((number) => sent(number)), sent(99, 1n)])
      .execute();
    expect(await desk.read('/operator/feedback?lang=EN')).not.toContain('oldest are shown');
    await db.insertInto('feedback').values(sent(20)).execute();
    const page = await desk.read('/operator/feedback?lang=EN');
    const places = ['word 0.', 'word 19.', 'Only the 20 oldest are shown.', 'word 99.'].map((each) => page.indexOf(each));
    expect(places).toEqual(places.filter((place) => place > 0).toSorted((one, other) => one - other));
    expect(page).not.toContain('word 20.');
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../openStore.ts';
import { createGroupCommit } from './groupCommit.ts';
import { modules } from '../../../modules.ts';

/** An engine that notes what it is told, and refuses `commit` when asked to. */
function engine() {
  const state = { open: false, refuses: false, told: [] as string[] };
  const group = createGroupCommit(
    (text) => {
      state.told.push(text);
      if (text === 'commit' && state.refuses) throw new Error('disk I/O error');
      state.open = text === 'begin immediate';
    },
    () => state.open,
  );
  return { state, group };
}

const outcome = (promise: Promise<void>) =>
  promise.then(
    () => 'written',
    (error: Error) => error.message,
  );

test('those who left before a flush share one commit, and none is told before it', async () => {
  const { state, group } = engine();
  const told: number[] = [];
  for (const each of [1, 2, 3]) {
    group.join();
    void group.leave().then(() => told.push(each));
  }
  await Promise.resolve();
  expect(told).toEqual([]);
  group.flush();
  await Promise.resolve();
  expect(told).toEqual([1, 2, 3]);
  expect(state.told).toEqual(['begin immediate', 'commit']);
});

test('where the disk refuses the commit, none of the group is told that it is written', async () => {
  const { state, group } = engine();
  group.join();
  const outcomes = [outcome(group.leave()), outcome(group.leave())];
  state.refuses = true;
  group.flush();
  expect(await Promise.all(outcomes)).toEqual(['disk I/O error', 'disk I/O error']);
});

test('where the engine rolled back by itself, those who left are told, and the next begins anew', async () => {
  const { state, group } = engine();
  group.join();
  const lost = outcome(group.leave());
  state.open = false;
  group.join();
  const kept = outcome(group.leave());
  group.flush();
  expect(await lost).toMatch(/refused/);
  expect(await kept).toBe('written');
});

test('of transactions in one group, one that fails takes no other along', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-group-'));
  const file = path.join(folder, 'store.db');
  try {
    const db = await openStore({ file }, modules.migrations);
    const ids = Array.from({ length: 60 }, (_, index) => `scope-${String(index).padStart(2, '0')}`);
    const outcomes = await Promise.allSettled(
      ids.map((id, index) =>
        db.transaction().execute(async (transaction) => {
          await transaction.insertInto('attempt').values({ id, scope: 'group', at: 1n }).execute();
          if (index % 3 === 0) throw new Error('changed its mind');
        }),
      ),
    );
    const kept = ids.filter((_, index) => index % 3 !== 0);
    expect(ids.filter((_, index) => outcomes[index]?.status === 'fulfilled')).toEqual(kept);
    await db.destroy();

    const again = await openStore({ file }, modules.migrations);
    const rows = await again.selectFrom('attempt').select('id').where('scope', '=', 'group').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(kept);
    await again.destroy();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a statement between transactions that the disk does not keep is told so, as those are', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-group-'));
  let refuses = false;
  const look = () => {
    if (refuses) throw new Error('disk I/O error');
  };
  try {
    const db = await openStore({ file: path.join(folder, 'store.db') }, modules.migrations, { look, make: () => false });
    const write = (within: typeof db, id: string) => within.insertInto('attempt').values({ id, scope: 'group', at: 1n }).execute();
    const transaction = () => db.transaction().execute((within) => write(within, 'transaction'));
    refuses = true;
    const outcomes = await Promise.allSettled([transaction(), write(db, 'statement')]);
    refuses = false;
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await db.selectFrom('attempt').selectAll().execute()).toEqual([]);
    await db.destroy();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what is under way as the store is closed is written, and told', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-group-'));
  const file = path.join(folder, 'store.db');
  try {
    const db = await openStore({ file }, modules.migrations);
    const row = { id: '1', channel: 'mail' as const, content: 'a', created_at: 1n };
    const begun = Promise.withResolvers<void>();
    const closing = Promise.withResolvers<void>();
    const written = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('outbox_message').values(row).execute();
      begun.resolve();
      await closing.promise;
      return 'written';
    });
    await begun.promise;
    const closed = db.destroy();
    setTimeout(closing.resolve, 20);
    const inVain = new Promise<string>((resolve) => setTimeout(resolve, 3_000, 'still waiting'));
    expect(await Promise.race([written, inVain])).toBe('written');
    await closed;
    const again = await openStore({ file }, modules.migrations);
    expect(await again.selectFrom('outbox_message').select('id').execute()).toEqual([{ id: '1' }]);
    await again.destroy();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

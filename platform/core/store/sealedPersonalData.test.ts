import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { unsealedMark } from './unsealedMark.ts';

let store: TestStore | undefined;
afterEach(async () => {
  await store?.close();
  store = undefined;
});

const own = '0008-sealedPersonalData';

describe.each(testEngines())('a store on %s from before personal data was sealed', (engine) => {
  test('keeps what its members have told, to be sealed at the next start', async () => {
    const { db } = (store = await openTestStore(
      engine,
      migrations.filter(({ id }) => id < own),
    ));
    const columns = sql.raw(
      'id, username, username_key, password_hash, password_expired, nickname, type, status, currency, referral_code, register_url, domain, created_at, email, mobile, mobile_verified, contacts',
    );
    const member = (id: string, told: string) =>
      sql`insert into member (${columns}) values (${id}, ${id}, ${id}, '!', 0, ${id}, 0, 'ACTIVE', 'PLAY', ${id}, '/', 'localhost', 1, ${sql.raw(told)})`.execute(
        db,
      );
    await member('linh', `'linh@example.com', '+84912345678', 1, '{"line":"linh.line"}'`);
    await member('minh', 'null, null, 0, null');
    await migrate(db, migrations, 2);
    const [linh, minh] = await db.selectFrom('member').select(['id', 'personal', 'mobile_verified']).orderBy('id').execute();
    expect(linh?.personal?.startsWith(unsealedMark)).toBe(true);
    const told: unknown = JSON.parse(linh?.personal?.slice(unsealedMark.length) ?? '');
    expect(told).toEqual({
      email: 'linh@example.com',
      mobile: '+84912345678',
      payee_name: null,
      id_number: null,
      contacts: { line: 'linh.line' },
    });
    expect(linh?.mobile_verified).toBe(1n);
    expect(minh?.personal).toBeNull();
    await expect(sql`select email from member`.execute(db)).rejects.toThrow('email');
  });
});

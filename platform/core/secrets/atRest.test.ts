import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mobileRegister, register } from '#contract/identity/member.ts';
import { passwordByEmail } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { loginSmsCode, registerSmsCode } from '#contract/identity/verification.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { PlatformExtras } from '../../app.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Providers } from '../../providers/providers.ts';
import { queuedMail, queuedSms } from '../../providers/outgoing.ts';
import { outboxOf } from '../../testing/messages.ts';
import { mobile, mobileRegistrationOf, typedMobile } from '../../testing/mobileMember.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';

let platform: TestPlatform | undefined;
afterEach(async () => {
  await platform?.close();
  platform = undefined;
});

const told = {
  payeeName: 'Nguyễn Thị Minh Khai',
  email: 'hai-au.k7q@example.com',
  qqNum: '918273645',
  line: 'line-k7q',
  whatsapp: '+84987000111',
  zalo: 'zalo-k7q',
  facebook: 'Facebook K7Q',
  wechat: 'wechat-k7q',
  idNumber: '079123456789',
  recommenderId: 'recommended-k7q',
};
const asked = Object.fromEntries(
  Object.keys(told)
    .filter((name) => name !== 'recommenderId')
    .map((name) => [name, { enabled: true }]),
);

/** Everything that the store holds: the bytes of its files, or the text of every row. */
async function heldBy({ parts: { db }, location }: TestPlatform): Promise<Buffer> {
  if ('file' in location) {
    const folder = dirname(location.file);
    return Buffer.concat(await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name)))));
  }
  const tables = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
    db,
  );
  const rows = await Promise.all(
    tables.rows.map(({ name }) => sql`select to_jsonb(each) #>> '{}' as text from ${sql.table(name)} as each`.execute(db)),
  );
  return Buffer.from(JSON.stringify(rows.map((each) => each.rows)));
}

describe.each(testEngines())('AUT-011 the files and rows of a store on %s', (engine) => {
  const open = async (extras: Partial<PlatformExtras> = {}, providers?: (jobs: Jobs) => Providers): Promise<TestPlatform> =>
    (platform = await openPlatform({
      engine,
      extras,
      ...(providers ? { providers } : {}),
      brand: {
        modules: ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'],
        registrationRules: asked,
      },
    }));

  /** Two members who have told everything, and codes and links on their way to them. */
  async function live(open: TestPlatform): Promise<void> {
    expect(await open.call(register, { ...registrationOf('linh'), ...told })).toMatchObject({ success: true });
    await open.call(registerSmsCode, { mobileNo: typedMobile.mobileNum, countryDialingCode: '84' });
    expect(await open.call(passwordByEmail, { username: 'linh', email: told.email })).toMatchObject({ success: true });
    expect(await open.call(loginSmsCode, { mobileNum: '0911222333', countryDialingCode: '84', purpose: 'login' })).toMatchObject({
      success: true,
    });
    await open.settled();
  }
  const secretsIn = (texts: readonly string[]) => [...Object.values(told), mobile, '912345678', '911222333', ...texts];
  const found = (held: Buffer, texts: readonly string[]) =>
    texts.filter((text) => held.includes(text) || held.includes(JSON.stringify(text).slice(1, -1)));

  test('hold nothing that a member has told, no code and no link', async () => {
    const open_ = await open({ outbox: true });
    await live(open_);
    const messages = await outboxOf(open_);
    const code = /\b\d{6}\b/.exec(messages.find(({ recipient }) => recipient === mobile)?.body ?? '')?.[0] ?? '';
    expect(code).toMatch(/^\d{6}$/);
    const link = /#token=([\w-]+)/.exec(messages.find(({ body }) => body.includes('#token='))?.body ?? '')?.[1] ?? '';
    expect(link.length).toBeGreaterThan(30);
    expect(await open_.call(mobileRegister, { ...mobileRegistrationOf(), verificationCode: code })).toMatchObject({ success: true });
    expect(await open_.call(login, { username: 'linh', password: 'correct horse 7' })).toMatchObject({ success: true });
    const held = await heldBy(open_);
    // What may be read is there to be found.
    expect(found(held, ['linh', 'Sampan', 'mail'])).toContain('linh');
    expect(found(held, secretsIn([link, `#token=`, 'Welcome to', `${code} is`, `${code} là`]))).toEqual([]);
  });

  test('hold nothing of what waits to be carried out of the house either', async () => {
    const open_ = await open({}, (jobs) => ({ mail: queuedMail({ jobs }), sms: queuedSms({ jobs }) }));
    await live(open_);
    await open_.settled();
    const { count } = await open_.parts.db
      .selectFrom('job')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThanOrEqual(3);
    expect(found(await heldBy(open_), secretsIn(['#token=']))).toEqual([]);
  });
});

import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deposit } from '#contract/money/deposit.ts';
import { mobileRegister, register } from '#contract/identity/member.ts';
import { passwordByEmail } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { beginSocialSignIn, socialProviders } from '#contract/identity/socialSignIn.ts';
import { whitelabel } from '#contract/system/site.ts';
import { challenge, loginSmsCode } from '#contract/identity/verification.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CannotStart } from './CannotStart.ts';
import { readConfig } from './config.ts';
import { type Log, silentLog } from './core/log.ts';
import { openStore } from './core/store/openStore.ts';
import { secretKeyOf } from './core/secrets/secretKeys.ts';
import { modules } from './modules.ts';
import { startPlatform, type RunningPlatform } from './startPlatform.ts';
import { callOver } from './testing/callOver.ts';
import { hostility, openLocalServer } from './testing/hostileServer.ts';
import { openMailServer } from './testing/mailServer.ts';
import { openTestStore, testEngines } from './testing/openTestStore.ts';
import { openIssuer } from './testing/openIssuer.ts';
import { registrationOf } from './testing/registration.ts';
import { solutionOf } from './testing/solve.ts';
import { pageOf } from './testing/socialVisit.ts';

let folder: string;
let running: RunningPlatform | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-platform-'));
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

const start = async (settings: Readonly<Record<string, string>>, log: Log = silentLog): Promise<void> => {
  running = await startPlatform(readConfig({ PLATFORM_PORT: '0', DATA_DIR: folder, ...settings }), log);
};
const stop = async (): Promise<void> => {
  await running?.stop(0);
  running = undefined;
};
const call = callOver(() => running?.address ?? '');
const registerLinh = async () =>
  call(register, { ...registrationOf('linh'), email: 'linh@example.com', challenge: solutionOf((await call(challenge, {})).value) });

test('RG-05 with real providers in its settings it sends mail and signs in through them', async () => {
  const [mail, issuer] = [await openMailServer(), await openIssuer()];
  await start({
    SMTP_URL: `smtp://sampan:p%40ss%3Aword@127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Sampan <no-reply@sampan.example>',
    OIDC_PROVIDERS: JSON.stringify([issuer.client]),
  });
  expect(await registerLinh()).toMatchObject({ success: true });
  await expect.poll(() => mail.received.map(({ to }) => to), { timeout: 15_000 }).toEqual([['linh@example.com']]);
  const { value } = await call(beginSocialSignIn, { provider: 'lantern', redirectUri: pageOf('lantern') });
  expect(value.url).toContain(`${issuer.url}/authorize?`);
  await Promise.all([mail.close(), issuer.close()]);
});

test.each(testEngines())('a store on %s that one brand began is no other’s: it says so instead of starting', async (engine) => {
  const store = await openTestStore(engine);
  const settings = 'url' in store.location ? { DATABASE_URL: store.location.url } : {};
  await start({ ...settings, BRAND: 'otter' });
  await stop();
  const refusal = await start({ ...settings, BRAND: 'sampan' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CannotStart);
  expect(String(refusal)).toContain('is of the brand OTTER, and BRAND=sampan is SAMPAN: name another');
  await start({ ...settings, BRAND: 'otter' });
  expect(running).toMatchObject({ merchant: 'OTTER' });
  await stop();
  await store.close();
});

test('RG-05 with none of them there it starts, serves its members, and stops although a mail hangs', async () => {
  const silent = await openLocalServer(hostility.nothing);
  await start({
    SMTP_URL: silent.url.replace('http:', 'smtp:'),
    MAIL_FROM: 'no-reply@sampan.example',
    PHONE_SERVICE_URL: 'http://127.0.0.1:1/',
    PHONE_SERVICE_KEY: 'key',
    OIDC_PROVIDERS: JSON.stringify([{ id: 'away', name: 'Away', issuer: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b' }]),
  });
  expect(await registerLinh()).toMatchObject({ success: true });
  expect((await call(socialProviders, {})).value.providers).toEqual([{ provider: 'away', name: 'Away' }]);
  expect(await call(beginSocialSignIn, { provider: 'away', redirectUri: pageOf('away') })).toMatchObject({ code: 'social_unavailable' });
  await running?.stop(0);
  running = undefined;
  await silent.close();
});

const modes = async (): Promise<Readonly<Record<string, string>>> => {
  const names = ['', ...(await readdir(folder))];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)] as const)),
  );
};

test('AUT-011 nobody but their owner may read the data folder and its files, also where they were open before', async () => {
  await start({});
  expect(await registerLinh()).toMatchObject({ success: true });
  const closed = await modes();
  expect(Object.keys(closed)).toEqual(
    expect.arrayContaining(['', 'platform.db', 'platform.db-shm', 'platform.db-wal', 'platform.db.lock', 'secret.key']),
  );
  expect(closed).toEqual({ ...Object.fromEntries(Object.keys(closed).map((name) => [name, '600'])), '': '700' });
  await running?.stop(0);
  await Promise.all(['platform.db', 'platform.db.lock', 'secret.key'].map((name) => chmod(join(folder, name), 0o644)));
  await chmod(folder, 0o755);
  await start({});
  const { '': ofFolder, ...ofFiles } = await modes();
  expect({ '': ofFolder, ...ofFiles }).toMatchObject(closed);
  expect(new Set(Object.values(ofFiles))).toEqual(new Set(['600']));
});

test('AUT-011 a new key in the file is taken on without a restart, and a lost one keeps the platform from starting', async () => {
  const path = join(folder, 'secret.key');
  const events: unknown[] = [];
  const told: Log = { error: () => undefined, warn: (details) => void events.push(...Object.values(details)) };
  await start({}, told);
  expect(await registerLinh()).toMatchObject({ success: true });
  const before = await readFile(path, 'utf8');
  const newer = `${randomBytes(32).toString('base64')}\n`;
  await writeFile(path, `${newer}${before}`);
  const newest = secretKeyOf(newer.trim()).id;
  const sealings = async () => {
    const database = new DatabaseSync(join(folder, 'platform.db'), { readOnly: true });
    const rows = database.prepare('select personal from member union all select content from outbox_message').all() as {
      personal: string;
    }[];
    database.close();
    return rows.map(({ personal }) => personal.split('.')[0]);
  };
  await expect.poll(sealings, { timeout: 15_000 }).toEqual([newest, newest]);
  // The older one is kept for half a minute more, lest another machine has not looked yet.
  await stop();
  expect(events).not.toContain('secret_key_rotated');
  const database = new DatabaseSync(join(folder, 'platform.db'));
  database.exec('update secret_key set created_at = created_at - 30000');
  database.close();
  await start({}, told);
  await expect.poll(() => events, { timeout: 15_000 }).toContain('secret_key_rotated');
  await stop();
  await writeFile(path, before);
  await expect(start({})).rejects.toThrow(`personal data is sealed with the key ${newest}, which is not among those given`);
  await writeFile(path, newer);
  await start({});
});

const production = { NODE_ENV: 'production', SITE_ORIGIN: 'https://play.example', PLATFORM_ORIGINS: 'https://games.example' };
describe('in production, with nobody to carry a message', () => {
  const warned: string[] = [];
  const log: Log = { error: () => undefined, warn: (_details, text) => void warned.push(text) };
  beforeEach(() => {
    warned.length = 0;
    return start(production, log);
  });

  test('there is no outbox and nobody to sign in as', async () => {
    const question = new URLSearchParams({ redirect_uri: pageOf('lantern'), state: 's', nonce: 'n', code_challenge: 'c'.repeat(43) });
    for (const path of ['/outbox', `/identity/lantern/authorize?${question}`])
      expect([path, (await fetch(`${running?.address}${path}`)).status]).toEqual([path, 404]);
    expect((await call(socialProviders, {})).value.providers).toEqual([]);
    expect(await call(beginSocialSignIn, { provider: 'lantern', redirectUri: pageOf('lantern') })).toMatchObject({
      code: 'function_not_enabled',
    });
    expect(running?.outbox).toBe(false);
  });

  test('one line says which settings would change that', () => {
    expect(warned.filter((line) => line.includes('SMTP_URL'))).toEqual([
      expect.stringMatching(/^SMTP_URL and MAIL_FROM, SMS_GATEWAY_URL and SMS_GATEWAY_KEY not set: [^\n]+$/),
    ]);
  });

  test('nothing is offered that ends in a message, and accounts are opened and kept without one', async () => {
    const { modules: flags } = (await call(whitelabel, {})).value;
    expect(flags).toContain('USERNAMEREG3');
    expect(flags.filter((name) => /MOB|CHNGPASS/.test(name))).toEqual([]);
    const number = { mobileNum: '912345678', countryDialingCode: '84' };
    expect(await call(loginSmsCode, { ...number, purpose: 'login' })).toMatchObject({ code: 'function_not_enabled' });
    expect(await call(mobileRegister, { ...registrationOf('linh'), ...number })).toMatchObject({ code: 'function_not_enabled' });
    expect(await call(passwordByEmail, { username: 'linh', email: 'linh@example.com' })).toMatchObject({ code: 'function_not_enabled' });
    expect(await registerLinh()).toMatchObject({ success: true });
    expect(await call(login, { username: 'linh', password: 'correct horse 7' })).toMatchObject({ success: true });
    await running?.stop(1_000);
    running = undefined;
    const store = await openStore({ file: join(folder, 'platform.db') }, modules.migrations);
    expect(await store.selectFrom('outbox_message').selectAll().execute()).toEqual([]);
    expect(await store.selectFrom('job').selectAll().where('recurs', 'is', null).execute()).toEqual([]);
    await store.destroy();
  });
});

test('with a mail server and no gateway for text messages, the line names the gateway alone', async () => {
  const warned: string[] = [];
  await start(
    { ...production, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'no-reply@sampan.example' },
    { error: () => undefined, warn: (_details, text) => void warned.push(text) },
  );
  expect(warned.filter((line) => /SMTP|SMS/.test(line))).toEqual([expect.stringMatching(/^SMS_GATEWAY_URL and SMS_GATEWAY_KEY not set: /)]);
  expect((await call(passwordByEmail, { username: 'linh', email: 'linh@example.com' })).success).toBe(true);
});

test('RO-02 LG-01 flags under which a member could not enter again are an error at the start, which names them', async () => {
  const startWith = async (modules: readonly string[]) => {
    running = await startPlatform(readConfig({ PLATFORM_PORT: '0', DATA_DIR: folder }), silentLog, { modules });
  };
  await expect(startWith(['MOBILENUMREG3', 'REGMOBVERF3'])).rejects.toThrow(
    new CannotStart(
      'MOBILENUMREG3 without MOBILENUMPASSREG3 opens accounts without a password, which nobody could enter again: it needs MOBILEVERCODELOGIN3 or CHNGPASSVERIF3',
    ),
  );
  await startWith(['USERNAMEREG3']);
  await registerLinh();
  await running?.stop(0);
  // As one that was opened by number, without a password, while the flags were others.
  const db = await openStore({ file: join(folder, 'platform.db') }, modules.migrations);
  await db.updateTable('member').set({ password_hash: '!' }).execute();
  await db.destroy();
  await expect(startWith(['USERNAMEREG3'])).rejects.toThrow(
    new CannotStart(
      'there are accounts that were opened by number without a password, which nobody could enter again: they need MOBILEVERCODELOGIN3 or CHNGPASSVERIF3',
    ),
  );
  await startWith(['USERNAMEREG3', 'CHNGPASSVERIF3']);
});

test('a posting that was changed while it was stopped lets it start, read and log in, and moves no money', async () => {
  await start({});
  const { token } = (await registerLinh()).value;
  const pay = (key: string) => call(deposit, { methodId: 'play-money', amount: '10000' }, { token, key });
  expect(await pay('before')).toMatchObject({ success: true });
  await running?.stop(10_000);
  running = undefined;

  const file = new DatabaseSync(join(folder, 'platform.db'));
  file.exec('drop trigger posting_no_update; update posting set amount = amount + 1');
  file.close();
  await start({});
  // Each with a key of its own: what was paid before the books were looked at is told again as what it was.
  let tries = 0;
  await expect.poll(async () => (await pay(`after-${(tries += 1)}`)).code, { timeout: 10_000 }).toBe('money_maintenance');
  expect(await call(balance, {}, { token })).toMatchObject({ success: true });
});

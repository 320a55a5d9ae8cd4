import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '#contract/identity/member.ts';
import { passwordByEmail } from '#contract/identity/password.ts';
import { challenge } from '#contract/identity/verification.ts';
import { openKeyFile } from '#contract/keyFile.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { silentLog } from './core/log.ts';
import { systemRandom } from './core/random.ts';
import { createSecrets } from './core/secrets/secrets.ts';
import { secretKeyOf } from './core/secrets/secretKeys.ts';
import { openStore } from './core/store/openStore.ts';
import { modules } from './modules.ts';
import { openMessage } from './providers/message/sealedMessage.ts';
import { startPlatform, type RunningPlatform } from './startPlatform.ts';
import { callOver } from './testing/callOver.ts';
import { registrationOf } from './testing/registration.ts';
import { solutionOf } from './testing/solve.ts';

let folder: string;
let running: RunningPlatform | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-platform-'));
});
afterEach(async () => {
  await running?.stop(0);
  running = undefined;
  await rm(folder, { recursive: true });
});

const start = async (): Promise<void> => {
  running = await startPlatform(readConfig({ PLATFORM_PORT: '0', DATA_DIR: folder }), silentLog);
};
const call = callOver(() => running?.address ?? '');

/** Mails to Linh that the store holds; nothing may be running over it. */
async function mailsToLinh(): Promise<readonly string[]> {
  const store = await openStore({ file: join(folder, 'platform.db') }, modules.migrations);
  const rows = await store.selectFrom('outbox_message').selectAll().execute();
  await store.destroy();
  const { keys } = openKeyFile(join(folder, 'secret.key'), secretKeyOf);
  const secrets = createSecrets({ random: systemRandom, keys: () => keys });
  return rows.flatMap((row) => {
    const { recipient, body } = openMessage(secrets, row);
    return recipient === 'linh@example.com' ? [body] : [];
  });
}

test('PW-01 what was answered is done once, here or after the next start, however much of it waits at a stop', async () => {
  await start();
  const linh = { ...registrationOf('linh'), email: 'linh@example.com', challenge: solutionOf((await call(challenge, {})).value) };
  expect(await call(register, linh)).toMatchObject({ success: true });
  const ask = (username: string) => call(passwordByEmail, { username, email: 'linh@example.com' });
  const answers = await Promise.all([
    ...Array.from({ length: 100 }, (_, index) => ask(`name${index}`)),
    ask('linh'),
    ask('linh'),
    ask('linh'),
  ]);
  expect(answers.every(({ success }) => success)).toBe(true);
  const linksSent = async () => {
    await running?.stop(10_000);
    const mails = await mailsToLinh();
    await start();
    return mails.filter((body) => body.includes('/recover#token=')).length;
  };
  await expect.poll(linksSent, { timeout: 15_000, interval: 500 }).toBe(3);
  // Nor is there more to come.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await linksSent()).toBe(3);
});

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { register } from '#contract/identity/member.ts';
import { encryptionKeys } from '#contract/system/site.ts';
import { createPlatform } from '../../platform/app.ts';
import { createAudit } from '../../platform/core/audit/createAudit.ts';
import { systemClock } from '../../platform/core/clock.ts';
import { booksKey } from '../../platform/core/books/booksKey.ts';
import { createChecksums } from '../../platform/core/ledger/checksums/checksums.ts';
import { createJobs } from '../../platform/core/jobs/jobs.ts';
import { createLedger } from '../../platform/core/ledger/createLedger.ts';
import { systemRandom } from '../../platform/core/random.ts';
import { openStore } from '../../platform/core/store/openStore.ts';
import { openKeyFile } from '#contract/keyFile.ts';
import { secretKeyFile } from '../../platform/core/secrets/secretKeyFile.ts';
import { secretKeyOf } from '../../platform/core/secrets/secretKeys.ts';
import { createSecrets } from '../../platform/core/secrets/secrets.ts';
import { registrationOf } from '../../platform/testing/registration.ts';
import { testBrand } from '../../platform/testing/testBrand.ts';
import { testGames } from '../../platform/testing/testGames.ts';
import { requestFor } from '../../platform/testing/requestFor.ts';
import { modules } from '../../platform/modules.ts';

export interface OpenMember {
  readonly username: string;
  readonly password: string;
  /** Where the account was opened, and is known. */
  readonly address: string;
  /** Name of the browser that it was opened in, and is known by. */
  readonly browser: string;
  readonly token: string;
}

/** Opens accounts in the store of a data folder, each from an address of its own, before a stack is started on it. */
export async function openMembers(folder: string, count: number): Promise<readonly OpenMember[]> {
  const db = await openStore({ file: path.join(folder, 'platform.db') }, modules.migrations);
  const file = openKeyFile(secretKeyFile(folder), secretKeyOf);
  const shared = {
    db,
    reads: db,
    clock: systemClock,
    random: systemRandom,
    secrets: createSecrets({ random: systemRandom, keys: () => file.keys }),
  };
  const checksums = createChecksums(await booksKey(shared));
  const audit = createAudit({ ...shared, checksums });
  const brand = { ...testBrand('http://localhost', []), challenge: { required: false, maxNumber: 1 } };
  const platform = createPlatform(
    {
      ...shared,
      audit,
      checksums,
      ledger: createLedger({ ...shared, checksums, recorder: audit.recorder }),
      brand,
      jobs: createJobs(shared),
    },
    { games: testGames() },
  );
  const ask = async <Value>(request: Awaited<ReturnType<typeof requestFor>>): Promise<Value> => {
    const answer = await platform.answer(new Request(new URL(request.address, 'http://localhost'), request.init));
    const { success, value, code } = (await answer.json()) as { success: boolean; value: Value; code?: string };
    if (!success) throw new Error(`No member was opened: ${code}`);
    return value;
  };
  const merchant = brand.merchantCode;
  const keys = async () => (await ask<{ keys: Record<string, unknown>[] }>(await requestFor(encryptionKeys, {}, { merchant }))).keys;
  const members: OpenMember[] = [];
  for (let index = 0; index < count; index += 1) {
    const address = `10.9.${index >> 8}.${index & 255}`;
    const browser = randomUUID();
    const given = registrationOf(`rower${index}`);
    const { token } = await ask<{ token: string }>(
      await requestFor(register, given, { merchant, keys, address, browser, now: Date.now() }),
    );
    members.push({ username: given.username, password: given.password, address, browser, token });
  }
  await db.destroy();
  return members;
}

import { contacts } from '#contract/identity/contact.ts';
import { register } from '#contract/identity/member.ts';
import { encryptionKeys } from '#contract/system/site.ts';
import { login } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { modules } from '../../modules.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';
import { testSecretKey } from '../../testing/testSecrets.ts';
import { writtenKeys } from '../../testing/writtenKeys.ts';
import type { Log } from '../log.ts';
import { createKeyRotation, type KeyRotation } from './keyRotation.ts';
import { sealedBy } from './secrets.ts';

const [older, newer] = [testSecretKey(1), testSecretKey(2)];

/** This platform and another one stand over one store, each with a key file of its own. */
describe.each(testEngines())('AUT-011 a key file for each machine on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let written: ReturnType<typeof writtenKeys>;
  let rotation: KeyRotation;
  let told: object[];
  const keyRotation = {
    get missing() {
      return rotation.missing;
    },
    sealSome: (...given) => rotation.sealSome(...given),
  } as KeyRotation;
  const log: Log = { error: (details) => void told.push(details), warn: (details) => void told.push(details) };
  const rotationOf = ({ keys, secrets }: ReturnType<typeof writtenKeys>) =>
    createKeyRotation({ ...platform.parts, sealed: modules.sealed, secrets, keys, log });
  beforeEach(async () => {
    told = [];
    clock = movableClock();
    written = writtenKeys(older);
    platform = await openPlatform({ engine, clock, secrets: written.secrets, extras: { keyRotation } });
    rotation = rotationOf(written);
    await rotation.begin();
    await platform.jobWork.schedule();
    expect(await join('linh')).toMatchObject({ success: true });
    clock.forward(1);
  });
  afterEach(() => platform.close());

  const join = (name: string) => platform.call(register, { ...registrationOf(name), email: `${name}@example.com` });
  const ready = async () => {
    const response = await platform.fetch('/health/ready');
    return [response.status, await response.json()] as const;
  };
  const keysOfMembers = async () =>
    (await platform.parts.db.selectFrom('member').select('personal').execute()).map(({ personal }) => sealedBy(personal ?? ''));
  const unretired = () => platform.parts.db.selectFrom('secret_key').select('id').where('retired_at', 'is', null).execute();
  /** The other machine, once its job has sealed everything by the key of its file's first line. */
  const turned = async () => {
    const other = rotationOf(writtenKeys(newer, older));
    await other.begin();
    const { db } = platform.parts;
    while (await db.transaction().execute((transaction) => other.sealSome(transaction)));
    return other;
  };

  test('once the store is turned to a key that its file lacks it says so, is not ready, takes no call and does no job', async () => {
    await turned();
    expect((await ready())[0]).toBe(200);
    await rotation.look();
    await rotation.look();
    expect(told).toEqual([{ event: 'secret_key_missing', keys: [newer.id] }]);
    expect(await ready()).toEqual([503, { status: 'not ready', reason: 'secret_key_missing', keys: [newer.id] }]);
    expect((await platform.fetch('/health/live')).status).toBe(200);
    expect(await join('minh')).toMatchObject({ status: 503, code: 'fault' });
    expect(await platform.call(encryptionKeys, {})).toMatchObject({ status: 503, code: 'fault' });
    expect((await platform.fetch('/games/slot/session', { method: 'POST' })).status).toBe(503);
    expect(() => written.secrets.seal('any', 'text')).toThrow(newer.id);
    expect(() => written.secrets.hash('any', 'text')).toThrow(newer.id);
    clock.forward(120_000);
    await platform.settled();
    const jobs = await platform.parts.db.selectFrom('job').select(['kind', 'tries']).where('due_at', '<=', BigInt(clock.now())).execute();
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.filter(({ tries }) => tries > 0n)).toEqual([]);
  });

  test('in the moment before it has looked, what it cannot read is no fault of its own: 503, and others are asked', async () => {
    const { token } = (await join('huong')).value;
    await turned();
    expect(new Set(await keysOfMembers())).toEqual(new Set([newer.id]));
    expect(await platform.call(contacts, {}, { token })).toMatchObject({ status: 503, code: 'fault' });
  });

  test('once its file names the key, below its own too, it goes on, and seals with the one that is in use', async () => {
    await turned();
    await rotation.look();
    written.file.next = [older, newer];
    await rotation.look();
    expect((await ready())[0]).toBe(200);
    expect(await join('minh')).toMatchObject({ success: true });
    expect(new Set(await keysOfMembers())).toEqual(new Set([newer.id]));
    expect(await platform.call(login, { username: 'linh', password: 'correct horse 7' })).toMatchObject({ success: true });
    expect(told.at(-1)).toEqual({ event: 'secret_key_came' });
  });

  test('whose file named both already seals with the one in use from its next look on, without a word', async () => {
    written.file.next = [older, newer];
    await rotation.look();
    await turned();
    await rotation.look();
    expect(await join('minh')).toMatchObject({ success: true });
    expect(new Set(await keysOfMembers())).toEqual(new Set([newer.id]));
    expect(told).toEqual([]);
  });

  test('a file that cannot be read any more is no reason to go on with a key that the store was turned from', async () => {
    await turned();
    written.file.next = 'half a file';
    await expect(rotation.look()).rejects.toThrow('half a file');
    expect((await ready())[0]).toBe(503);
  });

  test('what is sealed with the older key before everybody has looked is sealed anew; it is retired after half a minute, and not before', async () => {
    const other = await turned();
    const sealAll = async () => {
      while (await platform.parts.db.transaction().execute((transaction) => other.sealSome(transaction)));
    };
    expect(await join('minh')).toMatchObject({ success: true });
    expect(new Set(await keysOfMembers())).toEqual(new Set([newer.id, older.id]));
    clock.forward(29_999);
    await sealAll();
    expect((await unretired()).map(({ id }) => id).toSorted()).toEqual([newer.id, older.id].toSorted());
    clock.forward(1);
    await sealAll();
    expect(await unretired()).toEqual([{ id: newer.id }]);
    expect(new Set(await keysOfMembers())).toEqual(new Set([newer.id]));
  });

  test('a machine that starts late, with the retired key first, does not turn the store back, and without the one in use it does not start', async () => {
    const other = await turned();
    clock.forward(30_000);
    while (await platform.parts.db.transaction().execute((transaction) => other.sealSome(transaction)));
    const late = writtenKeys(older, newer);
    await rotationOf(late).begin();
    expect(await unretired()).toEqual([{ id: newer.id }]);
    expect(late.secrets.seal('any', 'text')).toContain(newer.id);
    await expect(rotationOf(writtenKeys(older)).begin()).rejects.toThrow(`sealed with the key ${newer.id}, which is not among those given`);
    // The first goes on without the old one.
    await other.look();
    await rotationOf(writtenKeys(newer)).begin();
  });

  test('of two machines that turn the store in one moment the later one decides, whatever their clocks say', async () => {
    const third = testSecretKey(3);
    await rotationOf(writtenKeys(newer, older, third)).begin();
    clock.forward(-5_000);
    const last = writtenKeys(third, newer, older);
    await rotationOf(last).begin();
    written.file.next = [older, newer, third];
    await rotation.look();
    expect(sealedBy(written.secrets.seal('any', 'text'))).toBe(third.id);
  });
});

import { mobileRegister } from '#contract/identity/member.ts';
import { beginPhoneCheck, finishPhoneCheck } from '#contract/identity/verification.ts';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemRandom } from '../core/random.ts';
import { createAttempts } from '../core/limits/attempts.ts';
import { messagesTo } from '../testing/messages.ts';
import { hostilities, hostility, openLocalServer, type LocalServer } from '../testing/hostileServer.ts';
import { mobile, mobileRegistrationOf, typedMobile } from '../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../testing/openPlatform.ts';
import { testSecrets } from '../testing/testSecrets.ts';
import { openTestStore, testEngines, type TestStore } from '../testing/openTestStore.ts';
import { httpPhoneService } from './httpPhoneService.ts';
import type { PhoneService } from './phoneService.ts';

const key = 'key-of-the-service';
const otherMobile = '+84987654321';

interface Asked {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

describe.each(testEngines())('a phone service over HTTP on %s', (engine) => {
  let store: TestStore;
  let server: LocalServer;
  let clock: MovableClock;
  let service: PhoneService;
  let asked: Asked[];
  /** What it answers in place of doing its part. */
  let instead: Partial<Record<'begin' | 'finish', RequestListener>>;
  let proven: string;

  const serviceWithin = (limit: number): PhoneService => {
    const parts = { db: store.db, clock, random: systemRandom };
    return httpPhoneService(
      { ...parts, attempts: createAttempts(parts), secrets: testSecrets() },
      { url: `${server.url}/v1/`, key },
      limit,
    );
  };
  /** Does as agreed: every code is 246810. */
  const answer = (path: string, body: Record<string, unknown>): object => {
    if (path === '/v1/begin') return { checkId: 'check-1' };
    return body['checkId'] === 'check-1' && body['code'] === '246810' ? { verified: true, to: proven } : { verified: false };
  };

  beforeEach(async () => {
    [asked, instead, proven] = [[], {}, mobile];
    clock = movableClock();
    store = await openTestStore(engine);
    server = await openLocalServer((request: IncomingMessage, response: ServerResponse) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const body = JSON.parse(text) as Record<string, unknown>;
        asked.push({ path: request.url, authorization: request.headers.authorization, body });
        const other = instead[request.url === '/v1/begin' ? 'begin' : 'finish'];
        if (other) other(request, response);
        else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(request.url ?? '', body)));
      });
    });
    service = serviceWithin(10_000);
  });
  afterEach(async () => {
    await server.close();
    await store.close();
  });

  test('it is asked by its key, and proves the number that it sent a code to', async () => {
    const { checkId } = await service.begin(mobile, 'TH');
    expect(checkId.length).toBeLessThanOrEqual(64);
    expect(await service.finish(checkId, ' 246810 ')).toBe(mobile);
    expect(asked).toEqual([
      { path: '/v1/begin', authorization: `Bearer ${key}`, body: { to: mobile, language: 'th-TH' } },
      { path: '/v1/finish', authorization: `Bearer ${key}`, body: { checkId: 'check-1', code: '246810' } },
    ]);
  });

  test('AUT-005 a wrong code proves nothing, and a check proves once whatever the service says', async () => {
    const { checkId } = await service.begin(mobile, 'TH');
    expect(await service.finish(checkId, '111111')).toBeUndefined();
    const proofs = await Promise.all([1, 2, 3].map(() => service.finish(checkId, '246810')));
    expect(proofs.filter((each) => each === mobile)).toHaveLength(1);
    expect(await service.finish(checkId, '246810')).toBeUndefined();
  });

  test('AUT-005 of 200 guesses at once the service hears five', async () => {
    const { checkId } = await service.begin(mobile, 'TH');
    const guesses = await Promise.all(Array.from({ length: 200 }, (_, index) => service.finish(checkId, String(index).padStart(6, '0'))));
    expect(guesses.every((each) => each === undefined)).toBe(true);
    expect(asked.filter(({ path }) => path === '/v1/finish')).toHaveLength(5);
    expect(await service.finish(checkId, '246810')).toBeUndefined();
  });

  test('a proof of another number than was asked for is none', async () => {
    const { checkId } = await service.begin(mobile, 'TH');
    proven = otherMobile;
    await expect(service.finish(checkId, '246810')).rejects.toMatchObject({
      kind: 'malformed',
      message: expect.not.stringContaining(otherMobile),
    });
  });

  test('a check that was begun for one number proves no other', async () => {
    const { checkId } = await service.begin(mobile, 'TH');
    const { checkId: other } = await service.begin(otherMobile, 'TH');
    expect(other).not.toBe(checkId);
    await expect(service.finish(other, '246810')).rejects.toMatchObject({ kind: 'malformed' });
  });

  test.each(['', 'check-1', 'check-1.', `check-1.${'a'.repeat(21)}`, `../check.${'a'.repeat(22)}`, 'x'.repeat(64)])(
    '%j is no check of ours, and not asked about',
    async (checkId) => {
      expect(await service.finish(checkId, '246810')).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );

  test('a forged check costs its number', async () => {
    await expect(service.finish(`check-1.${'a'.repeat(22)}`, '246810')).rejects.toMatchObject({ kind: 'malformed' });
  });

  describe.each(['begin', 'finish'] as const)('when %s', (call) => {
    const attempt = async (limit = 10_000) => {
      if (call === 'begin') return serviceWithin(limit).begin(mobile, 'TH');
      const { checkId } = await service.begin(mobile, 'TH');
      return serviceWithin(limit).finish(checkId, '246810');
    };

    test.each(hostilities)('is answered %s it fails, and says why without number, code or key', async (kind) => {
      instead = { [call]: hostility[kind] };
      const failure = await attempt(kind === 'nothing' || kind === 'a beginning' ? 500 : undefined).catch((error: unknown) => error);
      const expected = {
        'an error': 'refused',
        nothing: 'unreachable',
        'a beginning': 'unreachable',
        'nothing at all': 'unreachable',
      } as Partial<Record<string, string>>;
      expect(failure).toMatchObject({ kind: expected[kind] ?? 'malformed' });
      for (const secret of [mobile, '246810', key]) expect((failure as Error).message).not.toContain(secret);
    });

    test('is sent on to another place, that is not followed', async () => {
      const elsewhere = await openLocalServer(hostility['an empty object']);
      instead = {
        [call]: (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(307, { location: elsewhere.url }).end(),
      };
      await expect(attempt()).rejects.toMatchObject({ kind: 'refused' });
      expect(elsewhere.requests).toBe(0);
      await elsewhere.close();
    });
  });

  test.each([{ checkId: '' }, { checkId: 'x'.repeat(41) }, { checkId: 'a b' }, { checkId: 7 }])(
    'a check called %j is none',
    async (body) => {
      instead = { begin: (_request, response) => void response.writeHead(200).end(JSON.stringify(body)) };
      await expect(service.begin(mobile, 'TH')).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  test('a try that the service did not look at is not counted', async () => {
    const { checkId } = await service.begin(mobile, 'TH');
    instead = { finish: hostility['an error'] };
    for (let index = 0; index < 6; index += 1) await expect(service.finish(checkId, '246810')).rejects.toMatchObject({ kind: 'refused' });
    instead = {};
    expect(await service.finish(checkId, '246810')).toBe(mobile);
  });

  test('RG-10 a registration goes through it, and its failure is told as such', async () => {
    const platform: TestPlatform = await openPlatform({
      engine,
      clock,
      brand: { phoneVerification: 'service' },
      extras: { outbox: true, providers: { phoneService: service } },
    });
    instead = { begin: hostility['an error'] };
    expect(await platform.call(beginPhoneCheck, typedMobile)).toMatchObject({ code: 'phone_service_failed' });
    instead = {};
    clock.forward(61_000);
    const { checkId } = (await platform.call(beginPhoneCheck, typedMobile)).value;
    expect(await platform.call(finishPhoneCheck, { checkId, verificationCode: '111111' })).toMatchObject({
      code: 'verification_code_failed',
    });
    for (const kind of ['an error', 'nothing at all', 'something else'] as const) {
      instead = { finish: hostility[kind] };
      expect(await platform.call(finishPhoneCheck, { checkId, verificationCode: '246810' })).toMatchObject({
        status: 200,
        code: 'phone_service_failed',
      });
    }
    instead = {};
    const { phoneProof } = (await platform.call(finishPhoneCheck, { checkId, verificationCode: '246810' })).value;
    expect(await platform.call(mobileRegister, { ...mobileRegistrationOf(), phoneProof })).toMatchObject({ success: true });
    // The embedded one has not been at work.
    expect(await messagesTo(platform, mobile)).toEqual([]);
    await platform.close();
  });
});

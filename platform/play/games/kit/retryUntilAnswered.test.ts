import { expect, test, vi } from 'vitest';
import { createPlayApi, PlayFault, type PlayRefusal } from './playApi.ts';
import { backOff, retryUntilAnswered } from './retryUntilAnswered.ts';

const answers = (...list: readonly (Response | Error)[]) => {
  const left = [...list];
  return vi.fn(async (_input: string, _init: RequestInit): Promise<Response> => {
    const next = left.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error('nothing left to answer');
  });
};
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

test('a lost answer is asked for again with the same key and stake until it comes', async () => {
  const send = answers(
    new TypeError('network'),
    json({}, 503),
    new Response('<html>', { status: 200 }),
    json({ error: 'too_fast' }, 429),
    json({ balance: '5' }),
  );
  const waited: number[] = [];
  const played = await retryUntilAnswered(
    () => createPlayApi(send, 'slot').play('token', '200', 'key-1'),
    async (time) => void waited.push(time),
  );
  expect(played).toEqual({ balance: '5' });
  expect(waited).toEqual([400, 800, 1600, 3200]);
  const asked = send.mock.calls.map(([path, init]) => [
    path,
    new Headers(init.headers).get('idempotency-key'),
    new Headers(init.headers).get('authorization'),
    init.body,
  ]);
  expect(asked).toEqual(Array.from({ length: 5 }, () => ['/games/slot/rounds', 'key-1', 'Bearer token', '{"stake":"200"}']));
});

test('a refusal ends it at once, with its code', async () => {
  const send = answers(json({ error: 'insufficient_balance' }, 409));
  const asking = retryUntilAnswered(
    () => createPlayApi(send, 'slot').play('token', '200', 'key-1'),
    () => Promise.reject(new Error('must not wait')),
  );
  await expect(asking).rejects.toMatchObject({ name: 'PlayRefusal', code: 'insufficient_balance' } satisfies Partial<PlayRefusal>);
});

test.each([
  [
    { kind: 'STAKE', period: 'DAY', left: '12.5' },
    { kind: 'STAKE', period: 'DAY', left: '12.5' },
  ],
  [{ kind: 'LUCK', period: 'DAY', left: '1' }, undefined],
  [{ kind: 'LOSS', period: 'YEAR', left: '1' }, undefined],
  [{ kind: 'LOSS', period: 'DAY', left: 1 }, undefined],
  [null, undefined],
  [undefined, undefined],
])('PP-07 a refusal by a limit carries which limit that is, where it is said: %o', async (details, limit) => {
  const send = answers(json({ error: 'limit_reached', details }, 409));
  const asking = createPlayApi(send, 'slot').play('token', '200', 'key-1');
  await expect(asking).rejects.toMatchObject({ code: 'limit_reached', limit });
});

test('limited attempts end with the fault', async () => {
  const asking = retryUntilAnswered(
    () => createPlayApi(answers(json({}, 500), json({}, 500)), 'slot').round('1'),
    async () => undefined,
    2,
  );
  await expect(asking).rejects.toBeInstanceOf(PlayFault);
});

test('the pauses double up to eight seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 9].map(backOff)).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
});

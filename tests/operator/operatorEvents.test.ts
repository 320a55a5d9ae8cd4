import { headers } from '#contract/headers.ts';
import { calls } from '#contract/calls.ts';
import { eventShapes, eventStream } from '#contract/system/events.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listening } from '../../platform/core/events/testing/listen.ts';
import { openFakeOperator } from './openFakeOperator.ts';
import { openRealOperator } from './openRealOperator.ts';
import type { Operator } from './Operator.ts';
import { newMember } from './caseList.ts';

const key = 'k'.repeat(20) + 'Qz7_w31xLp-98mT2';

describe.each([
  ['fake', openFakeOperator],
  ['real', openRealOperator],
] as const)('the event stream of the %s operator', (_which, open) => {
  let at: Operator;
  const streams: Listening[] = [];
  const listen = async (options?: Parameters<Operator['listen']>[0]): Promise<Listening> => {
    const stream = await at.listen(options);
    streams.push(stream);
    return stream;
  };
  beforeEach(async () => {
    at = await open();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(streams.splice(0).map((stream) => stream.leave()));
    await at.close();
  });

  /** A member with an id, and a way to pay money in. */
  const payer = async () => {
    const { as } = await newMember(at);
    const { id } = (await at.call(calls.memberInfo, {}, as)).value;
    const [{ methodId = '', minAmount = '' } = {}] = (await at.call(calls.depositMethods, {}, as)).value.methods;
    let paid = 0;
    return {
      id,
      as,
      pay: async () =>
        (await at.call(calls.deposit, { methodId, amount: minAmount }, { ...as, key: `deposit-${(paid += 1)}` })).value.sumBalance,
    };
  };
  /** The next event, its id as a number and its data read by the contract's shape. */
  const next = async (stream: Listening) => {
    const [{ id = '', event = '', data = '' } = {}] = await stream.next(1);
    const shape = eventShapes[event as keyof typeof eventShapes];
    return { id: Number(id), event, ...shape.parse(JSON.parse(data)) };
  };

  test('begins where it stands, then tells of each member what happens to that member, once, by numbers that grow by one', async () => {
    const [linh, minh] = [await payer(), await payer()];
    await linh.pay();
    const stream = await listen();
    expect(stream.status).toBe(200);
    const { id, event } = await next(stream);
    expect(event).toBe('open');
    const [first, second] = [await linh.pay(), await minh.pay()];
    expect(await next(stream)).toEqual({ id: id + 1, event: 'balance', memberId: linh.id, sumBalance: first, currency: 'PLAY' });
    expect(await next(stream)).toEqual({ id: id + 2, event: 'balance', memberId: minh.id, sumBalance: second, currency: 'PLAY' });
    await at.call(calls.endAllSessions, {}, linh.as);
    expect(await next(stream)).toEqual({ id: id + 3, event: 'session', memberId: linh.id });
  });

  test('tells nothing of what was refused, or asked a second time', async () => {
    const { id: memberId, as, pay } = await payer();
    const stream = await listen();
    const { id } = await next(stream);
    const [{ methodId = '', minAmount = '' } = {}] = (await at.call(calls.depositMethods, {}, as)).value.methods;
    await at.call(calls.deposit, { methodId, amount: '-1' }, { ...as, key: 'refused' });
    for (let again = 0; again < 2; again += 1) await at.call(calls.deposit, { methodId, amount: minAmount }, { ...as, key: 'the-same' });
    const sumBalance = await pay();
    expect(await next(stream)).toMatchObject({ id: id + 1, memberId });
    expect(await next(stream)).toMatchObject({ id: id + 2, memberId, sumBalance });
  });

  test('goes on right behind the last event that a gateway has, and says so where it cannot', async () => {
    const { pay } = await payer();
    const stream = await listen();
    const { id } = await next(stream);
    const balances = [await pay(), await pay(), await pay()];
    await stream.leave();

    const resumed = await listen({ lastId: String(id + 1) });
    expect(await next(resumed)).toEqual({ id: id + 1, event: 'open' });
    expect(await next(resumed)).toMatchObject({ id: id + 2, sumBalance: balances[1] });
    expect(await next(resumed)).toMatchObject({ id: id + 3, sumBalance: balances[2] });
    const upToDate = await listen({ lastId: String(id + 3) });
    expect(await next(upToDate)).toEqual({ id: id + 3, event: 'open' });
    const neverGivenOut = await listen({ lastId: String(id + 4) });
    expect(await next(neverGivenOut)).toEqual({ id: id + 3, event: 'reset' });
    const last = await pay();
    for (const each of [resumed, upToDate, neverGivenOut]) expect(await next(each)).toMatchObject({ id: id + 4, sumBalance: last });
  });

  test('gives a sign of life at least every heart-beat while nothing happens', async () => {
    const { pay } = await payer();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stream = await listen();
    await next(stream);
    const following = next(stream);
    for (let beat = 1; beat <= 3; beat += 1) {
      const before = stream.heartBeats;
      await vi.advanceTimersByTimeAsync(eventStream.heartBeat);
      expect(stream.heartBeats).toBeGreaterThan(before);
    }
    vi.useRealTimers();
    const sumBalance = await pay();
    expect(await following).toMatchObject({ event: 'balance', sumBalance });
  });

  test('an id that can be none, and a brand there is not, are refused', async () => {
    for (const lastId of ['0', '999999999999999999']) expect([lastId, (await listen({ lastId })).status]).toEqual([lastId, 200]);
    for (const lastId of ['-1', '1.5', '0x1', '1'.repeat(19)]) expect([lastId, (await listen({ lastId })).status]).toEqual([lastId, 400]);
    expect((await listen({ merchant: 'OTHER' })).status).toBe(400);
  });

  test('where a key was agreed on, whoever does not bring it is told nothing, by events and by calls alike', async () => {
    await at.close();
    at = await open({ gatewayKey: key });
    for (const given of [{}, { key: `${key}x` }, { key: '' }]) expect((await listen(given)).status).toBe(403);
    const status = (head: Record<string, string>) =>
      at.send(calls.systemStatus.path, { headers: { [headers.merchant]: 'SAMPAN', ...head } });
    expect(await status({})).toMatchObject({ status: 403, success: false, code: 'gateway_required' });
    expect(await status({ [headers.gatewayKey]: key })).toMatchObject({ status: 200, success: true });
    expect(await next(await listen({ key }))).toMatchObject({ event: 'open' });
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { embeddedPayment } from '../embedded/embeddedPayment.ts';
import { httpPayment } from './httpPayment.ts';
import { NotAuthentic, type PaymentOrder, type PaymentProvider, PaymentProviderFailure, UnreadableReport } from './payment.ts';
import { signPayment } from './paymentSignature.ts';
import { openPaymentServer, type PaymentFault, type PaymentServer } from '../testing/paymentServer.ts';

let clock: MovableClock;
let platform: TestPlatform;
let server: PaymentServer;
beforeEach(async () => {
  clock = movableClock();
  platform = await openPlatform({ clock });
  server = await openPaymentServer();
});
afterEach(async () => {
  await platform.close();
  await server.close();
});

const order = (kind: PaymentOrder['kind'], reference = 'deposit-1'): PaymentOrder => ({
  reference,
  kind,
  amount: '101000',
  currency: 'PLAY',
  language: 'EN',
  expiresAt: clock.now() + 6e4,
  returnUrl: 'http://localhost:3000/',
});

interface Opened {
  readonly provider: PaymentProvider;
  /** What a person does on the provider's page. */
  decide(reference: string, status: 'paid' | 'declined'): Promise<unknown>;
}
const http = (limit = 10_000): PaymentProvider => httpPayment({ clock }, server, limit);
const openers: Readonly<Record<string, () => Opened>> = {
  embedded() {
    const provider = embeddedPayment(platform.parts);
    return {
      provider,
      decide: async (reference, status) => provider.decide((await provider.status(reference))?.paymentId ?? '', status),
    };
  },
  http: () => ({ provider: http(), decide: async (reference, status) => server.set(reference, status) }),
};

describe.each(Object.keys(openers))('MC-04 the %s payment provider', (name) => {
  const open = (): Opened => openers[name]?.() ?? expect.fail('there is no such provider');

  test('takes a payment on once for its reference, and says how to pay', async () => {
    const { provider } = open();
    const redirect = await provider.begin(order('redirect'));
    expect(redirect.payUrl).toMatch(/^https?:\/\/\S+$/);
    expect(await provider.begin(order('redirect'))).toEqual(redirect);
    const transfer = await provider.begin(order('transfer', 'deposit-2'));
    expect(transfer.paymentId).not.toBe(redirect.paymentId);
    expect(transfer).toMatchObject({
      qr: expect.stringMatching(/./),
      transfer: { bank: expect.any(String), account: expect.any(String), holder: expect.any(String), memo: expect.any(String) },
    });
  });

  test.each(['paid', 'declined'] as const)('tells what has become of it: %s, for what was ordered', async (status) => {
    const { provider, decide } = open();
    const { paymentId } = await provider.begin(order('redirect'));
    const told = { reference: 'deposit-1', paymentId, amount: '101000', currency: 'PLAY' };
    const before = await provider.status('deposit-1');
    expect(before).toMatchObject({ ...told, status: 'pending' });
    await decide('deposit-1', status);
    const after = await provider.status('deposit-1');
    expect(after).toMatchObject({ ...told, status });
    expect(after?.eventId).not.toBe(before?.eventId);
    expect(await provider.status('deposit-1')).toEqual(after);
  });

  test('knows nothing of what it never took on', async () => {
    expect(await open().provider.status('deposit-9')).toBeUndefined();
  });

  test('MON-011 reads nothing that was not signed for it', () => {
    const { provider } = open();
    const forged = signPayment('another key that is long enough, too', clock, '{}');
    expect(() => provider.read(forged)).toThrow(NotAuthentic);
    expect(() => provider.read({ ...forged, signature: '' })).toThrow(NotAuthentic);
  });
});

describe('a payment provider over HTTP', () => {
  test('signs what it asks, by a key that is never sent', async () => {
    await http().begin(order('redirect'));
    expect(server.unsigned()).toBe(0);
    await httpPayment({ clock }, { ...server, key: 'not the key, but as long as it has to be' }).begin(order('redirect'));
    expect(server.unsigned()).toBe(1);
  });

  test('MON-011 what is proven to come from it and makes no sense is told apart', () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{"eventId":"e"}',
      '{"eventId":"e","reference":"r","paymentId":"p","status":"paid","amount":"1e9","currency":"PLAY"}',
    ])
      expect(() => http().read(signPayment(server.key, clock, body))).toThrow(UnreadableReport);
  });

  const faults: readonly [string, PaymentFault, PaymentProviderFailure['kind']][] = [
    ['UPF-001 resets the connection', 'reset', 'unreachable'],
    ['UPF-001 never answers', 'silent', 'unreachable'],
    ['UPF-001 answers a byte now and then', 'drip', 'unreachable'],
    ['UPF-001 is cut off', 'cut', 'malformed'],
    ['UPF-002 answers without end', 'endless', 'malformed'],
    ['UPF-002 answers 50 MB, packed', 'bomb', 'malformed'],
    ['UPF-002 answers nothing', { raw: '' }, 'malformed'],
    ['UPF-002 answers a page', { raw: '<html>' }, 'malformed'],
    ['UPF-002 answers null', { raw: 'null' }, 'malformed'],
    ['UPF-002 answers a list', { raw: '[]' }, 'malformed'],
    ['UPF-002 answers half of it', { raw: '{"paymentId":"p"}' }, 'malformed'],
    ['UPF-009 sends people to a script', { raw: '{"paymentId":"p","payUrl":"javascript:alert(1)"}' }, 'malformed'],
    ['UPF-009 sends people over the open', { raw: '{"paymentId":"p","payUrl":"http://pay.example/"}' }, 'malformed'],
    ['UPF-003 redirects', { status: 302 }, 'unreachable'],
    ['UPF-003 knows no such call', { status: 404 }, 'unreachable'],
    ['UPF-003 has no time', { status: 429 }, 'unreachable'],
    ['UPF-003 is down', { status: 503 }, 'unreachable'],
    ['UPF-003 does not take it on', { status: 422 }, 'refused'],
  ];
  test.each(faults)('that %s has failed, and nothing leaks', async (_, fault, kind) => {
    server.answerBy(fault);
    const provider = http(fault === 'silent' || fault === 'drip' ? 200 : undefined);
    // A payment that it does not know is none; all else says nothing of it.
    const isUnknown = typeof fault === 'object' && 'status' in fault && fault.status === 404;
    for (const ask of [() => provider.begin(order('redirect')), ...(isUnknown ? [] : [() => provider.status('deposit-1')])]) {
      const failure = await ask().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(PaymentProviderFailure);
      expect(failure).toMatchObject({ kind });
      expect(String(failure)).not.toMatch(/101000|deposit-1/);
    }
  });

  test('UPF-002 a report of another payment than it was asked for is none', async () => {
    await http().begin(order('redirect'));
    const other = { eventId: 'e', reference: 'deposit-2', paymentId: 'p', status: 'paid', amount: '1', currency: 'PLAY' };
    server.answerBy({ raw: JSON.stringify(other) });
    await expect(http().status('deposit-1')).rejects.toMatchObject({ kind: 'malformed' });
  });
});

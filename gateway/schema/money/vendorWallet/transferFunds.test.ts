import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMockGateway } from '../../../testing/createMockGateway.ts';
import { encodeGlobalId } from '../../globalId.ts';

const walletId = encodeGlobalId('VendorWallet', 'DLT');
const wallets =
  'wallets { isSingle main { amount } vendorWallets { id vendorCode name balance { amount } } transfers { status direction amount { amount } } }';

type Answer = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
};

describe('transferFunds', () => {
  let gateway: ReturnType<typeof createMockGateway>;
  beforeEach(() => {
    gateway = createMockGateway({ persona: 'member' });
  });
  afterEach(() => gateway.close());

  const ask = (document: string, input?: object) => gateway.ask(document, input ? { input } : {}) as Promise<Answer>;
  const move = (change: object = {}) =>
    ask(
      `mutation ($input: TransferFundsInput!) { transferFunds(input: $input) { __typename
        ... on TransferFundsPayload { transfer { reference status closedAt } viewer { balance { amount } ${wallets} } } ... on Refusal { code } } }`,
      { walletId, direction: 'IN', amount: '100', idempotencyKey: 'transfer-key-1', ...change },
    );

  test('MC-03 the wallets, and what was moved between them, are one answer; the sum stays', async () => {
    const before = (await ask('{ viewer { balance { amount } } }')).data?.['viewer'] as { balance: { amount: string } };
    const { data } = await move();
    const { viewer, ...rest } = (data ?? {})['transferFunds'] as { viewer: { balance: { amount: string }; wallets: object } };
    expect(rest).toMatchObject({ __typename: 'TransferFundsPayload', transfer: { status: 'DONE' } });
    expect(viewer.balance).toEqual(before.balance);
    expect(viewer.wallets).toMatchObject({
      isSingle: false,
      main: { amount: String(Number(before.balance.amount) - 100) },
      vendorWallets: [{ id: walletId, vendorCode: 'DLT', balance: { amount: '100' } }],
      transfers: [{ status: 'DONE', direction: 'IN', amount: { amount: '100' } }],
    });
  });

  test('MC-03 all that lies with vendors comes back at once', async () => {
    await move();
    const { data } = await ask(
      `mutation ($input: RecallFundsInput!) { recallFunds(input: $input) { ... on RecallFundsPayload { transfers { direction amount { amount } } viewer { ${wallets} } } } }`,
      { idempotencyKey: 'recall-key-1' },
    );
    expect(data?.['recallFunds']).toMatchObject({
      transfers: [{ direction: 'OUT', amount: { amount: '100' } }],
      viewer: { wallets: { vendorWallets: [{ balance: { amount: '0' } }] } },
    });
  });

  test.each([
    [{ amount: '0.5' }, 'AMOUNT_OUT_OF_RANGE'],
    [{ direction: 'OUT' }, 'INSUFFICIENT_BALANCE'],
    [{ walletId: encodeGlobalId('VendorWallet', 'NONE') }, 'WALLET_UNAVAILABLE'],
  ])('MC-03 %j is refused by %s', async (change, code) => {
    expect((await move(change)).data?.['transferFunds']).toMatchObject({ code });
  });

  test('MC-03 what the vendor has not answered is pending, and not yet closed', async () => {
    await gateway.close();
    const pending = {
      transferId: 't-9',
      vassalage: 'DLT',
      walletName: 'Delta Nine',
      direction: 'IN' as const,
      amount: '100',
      currency: 'PLAY',
      status: 'PENDING' as const,
      createTime: 1,
      closeTime: null,
    };
    gateway = createMockGateway({ persona: 'member', overrides: { walletTransfer: () => pending } });
    expect((await move()).data?.['transferFunds']).toMatchObject({ transfer: { reference: 't-9', status: 'PENDING', closedAt: null } });
    await gateway.close();
    const done = { ...pending, status: 'DONE' as const, closeTime: Date.UTC(2026, 1, 3) };
    gateway = createMockGateway({ persona: 'member', overrides: { walletTransfer: () => done } });
    expect((await move()).data?.['transferFunds']).toMatchObject({ transfer: { status: 'DONE', closedAt: '2026-02-03T00:00:00.000Z' } });
  });

  test('a key that could not be a header is refused before the operator is asked, and one used for another transfer too', async () => {
    expect((await move({ idempotencyKey: 'short' })).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    await move();
    expect((await move({ amount: '101' })).errors?.[0]?.extensions?.code).toBe('IDEMPOTENCY_MISMATCH');
  });
});

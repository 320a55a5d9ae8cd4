import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { openMockGateways } from '../../gateway/testing/openMockGateways.ts';
import { openRealSite, type Browser, type RealSite } from '../attacks/realSite.ts';

/** A call that the operator knows by name: as what it stands in the contract, and what makes the site ask it. */
const named = [
  { name: 'balance', method: 'GET', path: '/wps/v2/wallets/balance', token: true, operation: '{ viewer { balance { amount } } }' },
  {
    name: 'merchantWallet',
    method: 'GET',
    path: '/wps/v2/wallets/merchant',
    token: true,
    operation: '{ viewer { wallets { isSingle } } }',
  },
  { name: 'memberInfo', method: 'GET', path: '/wps/member/info', token: true, operation: '{ viewer { nickname } }' },
  { name: 'unreadMessages', method: 'GET', path: '/wps/message/unreadCount', token: true, operation: '{ viewer { unreadMessageCount } }' },
  { name: 'announcements', method: 'GET', path: '/wps/announcement/v2', token: false, operation: '{ announcements { totalPages } }' },
  {
    name: 'walletTransfer',
    method: 'POST',
    path: '/wps/v2/wallets/transfer',
    token: true,
    operation: `mutation { transferFunds(input: { walletId: "WALLET" direction: IN amount: "100" idempotencyKey: "${randomUUID()}" }) { __typename } }`,
  },
] as const;

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

describe('UP-02 calls that are known by name have a contract and a caller', () => {
  test.each(named)('$name is $method $path, sent once for one question, with the token only where it is a member’s', async (each) => {
    expect(calls[each.name]).toMatchObject({ method: each.method, path: each.path });
    const gateway = open({ persona: 'member' });
    const wallets = (await gateway.ask('{ viewer { wallets { vendorWallets { id } } } }')).data as {
      viewer: { wallets: { vendorWallets: readonly { id: string }[] } };
    };
    const before = gateway.upstream.calls.length;
    const { data, errors } = await gateway.ask(each.operation.replace('WALLET', wallets.viewer.wallets.vendorWallets[0]?.id ?? ''));
    expect([errors, JSON.stringify(data)]).toEqual([undefined, expect.not.stringMatching(/Error|null/)]);
    const sent = gateway.upstream.calls.slice(before).filter(({ name }) => name === each.name);
    expect(sent.map(({ method, path }) => [method, path.split('?')[0]])).toEqual([[each.method, each.path]]);
    expect(sent[0]?.headers?.['authorization']).toEqual(each.token ? expect.stringMatching(/^Bearer ./) : undefined);
  });
});

describe('UP-02 and the platform answers them to the site', () => {
  let site: RealSite;
  let browser: Browser;
  beforeEach(async () => {
    site = await openRealSite();
    await site.member('linh');
    browser = site.browser();
    await browser.logIn('linh');
  });
  afterEach(() => site.close());
  const viewer = async (fields: string) =>
    ((await browser.ask(`{ viewer { ${fields} } }`)).data as { viewer: Record<string, unknown> }).viewer;

  test('balance, member info and message count are those of who is signed in', async () => {
    expect(await viewer('account nickname balance { amount currency symbol } unreadMessageCount')).toEqual({
      account: 'linh',
      nickname: expect.any(String),
      balance: { amount: '1000', currency: 'PLAY', symbol: '₫' },
      // The welcome, and the login from an address that was new.
      unreadMessageCount: 2,
    });
    const guest = await site.browser().ask('{ viewer { balance { amount } unreadMessageCount } }');
    expect(guest.data).toEqual({ viewer: null });
  });

  test('the merchant wallet names the vendors that keep their own, and a transfer moves money there once under its key', async () => {
    const fields = 'balance { amount } wallets { isSingle main { amount } vendorWallets { id balance { amount } } }';
    const { wallets } = (await viewer(fields)) as { wallets: { isSingle: boolean; vendorWallets: readonly { id: string }[] } };
    expect(wallets.isSingle).toBe(false);
    const [{ id: walletId } = { id: '' }] = wallets.vendorWallets;
    const input = { walletId, direction: 'IN', amount: '300', idempotencyKey: randomUUID() };
    const move = () =>
      browser.answer('mutation ($input: TransferFundsInput!) { answer: transferFunds(input: $input) { __typename } }', { input });
    expect([await move(), await move()]).toEqual([{ __typename: 'TransferFundsPayload' }, { __typename: 'TransferFundsPayload' }]);
    expect(await viewer(fields)).toMatchObject({
      balance: { amount: '1000' },
      wallets: { main: { amount: '700' }, vendorWallets: expect.arrayContaining([{ id: walletId, balance: { amount: '300' } }]) },
    });
  });

  test('announcements are what the house has published, to a guest as well', async () => {
    const { data } = await site.browser().ask('{ announcements { totalPages announcements { title content } } }');
    const { announcements } = data as {
      announcements: { totalPages: number; announcements: readonly { title: string; content: string }[] };
    };
    // A page of nine, as the site shows them.
    expect(announcements.announcements).toHaveLength(9);
    expect(announcements.totalPages).toBeGreaterThan(1);
    for (const { title, content } of announcements.announcements) expect([title === '', content === '']).toEqual([false, false]);
  });
});

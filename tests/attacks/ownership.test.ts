import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeGlobalId } from '../../gateway/schema/globalId.ts';
import { newId } from '../../platform/core/newId.ts';
import { writeBets } from '../../platform/play/bet/testing/writeBets.ts';
import { type Browser, openRealSite, password, type RealSite } from './realSite.ts';

let site: RealSite;
let linh: Browser;
/** Ids of bets, newest first. */
const bets: Record<string, readonly string[]> = {};

const asked: string[] = [];
beforeAll(async () => {
  site = await openRealSite();
  for (const username of ['linh', 'minh']) {
    await site.member(username);
    bets[username] = (await writeBets(site.platform, username, 5)).toReversed();
  }
  const gateway = site.replica({
    send: async ({ method, path, headers, body }) => {
      asked.push(`${method} ${path.replace(/recordIds=[\w-]+/, 'recordIds=…')}`);
      const answer = await site.platform.fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
      return { status: answer.status, text: await answer.text() };
    },
  });
  linh = site.browser({ gateway });
  await linh.logIn('linh');
});
afterAll(() => site.close());

const idOf = (username: string, index: number) => encodeGlobalId('Bet', bets[username]?.[index] ?? '');
const node = 'query ($id: ID!) { node(id: $id) { __typename id ... on Bet { gameName } } }';

/** What was asked of the operator for one node, and what was said. */
async function traceOf(id: string) {
  await linh.who();
  asked.length = 0;
  const answer = await linh.ask(node, { id });
  return { answer, asked: asked.filter((line) => !line.includes('/system/')) };
}

describe('AZ-002 what belongs to somebody else', () => {
  test('is told from what there is not by nothing: neither by the answer nor by what is done for it', async () => {
    const missing = await traceOf(encodeGlobalId('Bet', newId(site.platform.parts)));
    expect(missing.answer).toMatchObject({ data: { node: null }, errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    for (const index of [0, 4]) expect(await traceOf(idOf('minh', index))).toEqual(missing);
    const member = async (id: string) =>
      JSON.stringify(await linh.ask('query ($id: ID!) { node(id: $id) { id } }', { id: encodeGlobalId('Member', id) }));
    const minh = await site.platform.parts.db.selectFrom('member').select('id').where('username', '=', 'minh').executeTakeFirstOrThrow();
    expect(await member(minh.id)).toBe(await member(newId(site.platform.parts)));
  });

  test("leaves what is one's own in the same request as it is", async () => {
    const document =
      'query ($a: ID!, $b: ID!, $c: ID!) { a: node(id: $a) { id } b: node(id: $b) { id } c: node(id: $c) { id } viewer { bets(first: 5) { totalCount edges { node { id } } } } }';
    const { data } = await linh.ask(document, { a: idOf('linh', 0), b: idOf('minh', 0), c: idOf('linh', 4) });
    expect(data).toEqual({
      a: { id: idOf('linh', 0) },
      b: null,
      c: { id: idOf('linh', 4) },
      viewer: { bets: { totalCount: 5, edges: [0, 1, 2, 3, 4].map((index) => ({ node: { id: idOf('linh', index) } })) } },
    });
  });

  test('is reached by no cursor, neither a foreign one nor one that was made up', async () => {
    const own = new Set([0, 1, 2, 3, 4].map((index) => idOf('linh', index)));
    const { data } = await site.browser({ cookies: [] }).ask('{ viewer { id } }');
    expect(data).toEqual({ viewer: null });
    const minh = site.browser();
    await minh.logIn('minh');
    const { viewer } = (await minh.ask('{ viewer { bets(first: 5) { edges { cursor } } } }')).data as {
      viewer: { bets: { edges: { cursor: string }[] } };
    };
    const cursors = [
      ...viewer.bets.edges.map(({ cursor }) => cursor),
      Buffer.from('Bet:ffffffff-ffff-7fff-bfff-ffffffffffff').toString('base64url'),
    ];
    for (const after of cursors) {
      const page = (
        await linh.ask('query ($after: String) { viewer { bets(first: 5, after: $after) { edges { node { id } } } } }', { after })
      ).data as { viewer: { bets: { edges: { node: { id: string } }[] } | null } };
      for (const { node: bet } of page.viewer.bets?.edges ?? []) expect(own.has(bet.id)).toBe(true);
    }
  });

  test('sessions of others are ended by nobody, and are not told from none', async () => {
    const minh = site.browser();
    await minh.logIn('minh');
    const { viewer } = (await minh.ask('{ viewer { sessions { id } } }')).data as { viewer: { sessions: { id: string }[] } };
    const end = (id: string) =>
      linh.answer('mutation ($id: ID!) { answer: endSession(input: { sessionId: $id }) { __typename ... on Refusal { message } } }', {
        id,
      });
    const none = await end(encodeGlobalId('MemberSession', newId(site.platform.parts)));
    for (const { id } of viewer.sessions) expect(await end(id)).toEqual(none);
    expect(none).toMatchObject({ __typename: 'SessionNotFoundError' });
    expect(await minh.who()).toBe('minh');
  });

  test('the games that somebody marks are marked for nobody else', async () => {
    const minh = site.browser();
    await minh.logIn('minh');
    const gameId = encodeGlobalId('Game', 'xgs-ferry-of-small-lanterns');
    const mark = (browser: Browser, favourite: boolean) =>
      browser.answer(
        'mutation ($input: ChangeFavouriteInput!) { answer: changeFavourite(input: $input) { ... on ChangeFavouritePayload { viewer { favouriteGameIds } } } }',
        { input: { gameId, favourite } },
      );
    expect(await mark(minh, true)).toEqual({ viewer: { favouriteGameIds: [gameId] } });
    expect(await mark(linh, false)).toEqual({ viewer: { favouriteGameIds: [] } });
    expect((await minh.ask('{ viewer { favouriteGameIds } }')).data).toEqual({ viewer: { favouriteGameIds: [gameId] } });
    const played = '{ viewer { recentGames { totalCount } } }';
    await site.member('nobody');
    const third = site.browser();
    await third.logIn('nobody');
    expect((await third.ask(played)).data).toEqual({ viewer: { recentGames: { totalCount: 0 } } });
    expect((await minh.ask(played)).data).toEqual({ viewer: { recentGames: { totalCount: 1 } } });
  });

  test('the messages of somebody are read, marked and taken away by nobody else, and are not told from none', async () => {
    const minh = site.browser();
    await minh.logIn('minh');
    const query = '{ viewer { unreadMessageCount messages { edges { cursor node { id title } } } } }';
    interface Answer {
      readonly viewer: {
        readonly unreadMessageCount: number;
        readonly messages: { readonly edges: readonly { cursor: string; node: { id: string } }[] };
      };
    }
    const messagesOf = async (browser: Browser) => ((await browser.ask(query)).data as unknown as Answer).viewer;
    const before = await messagesOf(minh);
    const [newest] = before.messages.edges;
    if (!newest) throw new Error('minh has no message');
    const mark = (id: string) =>
      linh.answer(
        'mutation ($ids: [ID!]) { answer: markMessages(input: { ids: $ids, read: true }) { __typename ... on MarkMessagesPayload { viewer { unreadMessageCount } } } }',
        { ids: [id] },
      );
    const take = (id: string) =>
      linh.answer(
        'mutation ($ids: [ID!]!) { answer: deleteMessages(input: { ids: $ids }) { __typename ... on DeleteMessagesPayload { viewer { unreadMessageCount } } } }',
        { ids: [id] },
      );
    const none = encodeGlobalId('Message', newId(site.platform.parts));
    expect(await mark(newest.node.id)).toEqual(await mark(none));
    expect(await take(newest.node.id)).toEqual(await take(none));
    expect(await messagesOf(minh)).toEqual(before);
    const own = new Set((await messagesOf(linh)).messages.edges.map(({ node: { id } }) => id));
    const page = (
      await linh.ask('query ($after: String) { viewer { messages(after: $after) { edges { cursor node { id } } } } }', {
        after: newest.cursor,
      })
    ).data as unknown as Answer;
    for (const { node: message } of page.viewer.messages.edges) expect(own.has(message.id)).toBe(true);
  });

  test('the payout accounts and withdrawals of somebody are used and confirmed by nobody else, and are not told from none', async () => {
    const paymentPassword = 'reeds by the pier';
    const prove = async (browser: Browser, input: object) => {
      const answer = await browser.answer(
        'mutation ($input: StepUpInput!, $paymentPassword: String!) { answer: proveStepUp(input: { purpose: $input, paymentPassword: $paymentPassword }) { __typename ... on StepUpPayload { ticket } } }',
        { input, paymentPassword },
      );
      return (answer as { ticket?: string }).ticket ?? '';
    };
    const set = (browser: Browser) =>
      browser.answer('mutation ($input: SetPaymentPasswordInput!) { answer: setPaymentPassword(input: $input) { __typename } }', {
        input: { password, newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword },
      });
    const withdraw = async (browser: Browser, payoutAccountId: string) =>
      browser.answer(
        'mutation ($input: WithdrawInput!) { answer: withdraw(input: $input) { __typename ... on WithdrawPayload { withdrawal { id } } } }',
        {
          input: {
            payoutAccountId,
            amount: '10000',
            stepUpTicket: await prove(browser, { action: 'WITHDRAW', amount: '10000', payoutAccountId }),
            idempotencyKey: 'ownership-withdrawal',
          },
        },
      );
    const confirm = (browser: Browser, withdrawalId: string) =>
      browser.answer('mutation ($input: ConfirmWithdrawalInput!) { answer: confirmWithdrawal(input: $input) { __typename } }', {
        input: { withdrawalId, received: true },
      });
    const minh = site.browser();
    await minh.logIn('minh');
    expect(await set(minh)).toEqual({ __typename: 'SetPaymentPasswordPayload' });
    await set(linh);
    const payee = { bankCode: 'RIVER', accountNumber: '0071001234567' };
    const bound = await minh.answer(
      'mutation ($input: AddPayoutAccountInput!) { answer: addPayoutAccount(input: $input) { __typename ... on AddPayoutAccountPayload { payoutAccount { id } } } }',
      { input: { ...payee, holderName: 'Minh', stepUpTicket: await prove(minh, { action: 'ADD_PAYOUT_ACCOUNT', ...payee }) } },
    );
    const account = (bound as { payoutAccount: { id: string } }).payoutAccount.id;
    await minh.answer('mutation ($input: DepositInput!) { answer: deposit(input: $input) { __typename } }', {
      input: { methodId: encodeGlobalId('DepositMethod', 'play-money'), amount: '50000', idempotencyKey: 'ownership-deposit' },
    });
    const none = newId(site.platform.parts);
    expect(await withdraw(linh, account)).toEqual({ __typename: 'PayoutAccountGoneError' });
    expect(await withdraw(linh, encodeGlobalId('PayoutAccount', none))).toEqual({ __typename: 'PayoutAccountGoneError' });
    const asked = (await withdraw(minh, account)) as { withdrawal: { id: string } };
    expect(await confirm(linh, asked.withdrawal.id)).toEqual({ __typename: 'WithdrawalGoneError' });
    expect(await confirm(linh, encodeGlobalId('Withdrawal', none))).toEqual({ __typename: 'WithdrawalGoneError' });
    const own = '{ viewer { withdrawals { edges { node { id } } } payoutAccounts { accounts { id } } } }';
    expect((await linh.ask(own)).data).toEqual({ viewer: { withdrawals: { edges: [] }, payoutAccounts: { accounts: [] } } });
  });

  test('not applicable to transactions, contracts, uploads and nodes(ids), which there are none of', async () => {
    const { data } = await linh.ask('{ __schema { queryType { fields { name } } types { name possibleTypes { name } } } }');
    const { queryType, types } = (
      data as {
        __schema: { queryType: { fields: { name: string }[] }; types: { name: string; possibleTypes: { name: string }[] | null }[] };
      }
    ).__schema;
    expect(queryType.fields.map(({ name }) => name)).not.toContain('nodes');
    expect(
      types
        .find(({ name }) => name === 'Node')
        ?.possibleTypes?.map(({ name }) => name)
        .sort(),
    ).toEqual(['Bet', 'Game', 'Member', 'Promotion', 'Vendor']);
    expect(types.filter(({ name }) => /transaction|contract|upload/i.test(name)).map(({ name }) => name)).toEqual([]);
  });
});

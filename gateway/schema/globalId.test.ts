import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../testing/openMockGateways.ts';
import { decodeGlobalId, encodeGlobalId, keyIn } from './globalId.ts';

const base64url = (text: string) => Buffer.from(text).toString('base64url');

describe('global ids', () => {
  test('give back the type and key that they were made of', () => {
    fc.assert(
      fc.property(fc.constantFrom('Game', 'Bet', 'Member'), fc.stringMatching(/^[^\p{Cc}]{1,80}$/u), (typename, key) => {
        expect(decodeGlobalId(encodeGlobalId(typename, key))).toEqual({ typename, id: key });
      }),
    );
  });

  test.each([
    '',
    'x',
    '!!!!',
    'Game:1',
    base64url('Game'),
    base64url('Game:'),
    base64url(':1'),
    base64url('game:1'),
    base64url('__proto__:1'),
    base64url('Game:a\u0000b'),
    base64url('Game:a\r\nb'),
    `${base64url('Game:1')}=`,
    ` ${base64url('Game:1')}`,
    base64url(`Game:${'x'.repeat(400)}`),
    'a'.repeat(600),
    Buffer.from([71, 97, 109, 101, 58, 0xff, 0xfe]).toString('base64url'),
  ])('INJ-002 %j is refused, and not repeated', (id) => {
    expect(() => decodeGlobalId(id)).toThrow(
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', detail: 'An id is not one that this schema gave out.' } }),
    );
  });

  test('an id of another type is refused where one type is wanted', () => {
    expect(keyIn('Game', encodeGlobalId('Game', '1'))).toBe('1');
    for (const other of [encodeGlobalId('Bet', '1'), 'play-money'])
      expect(() => keyIn('Game', other)).toThrow(
        expect.objectContaining({
          extensions: { code: 'BAD_USER_INPUT', detail: 'An id does not name a Game: it has to be one that this schema gave out as such.' },
        }),
      );
  });
});

describe('what is longer than the operator takes', () => {
  const { open, closeAll } = openMockGateways();
  afterEach(closeAll);
  const long = (typename: string, length = 65) => JSON.stringify(encodeGlobalId(typename, 'x'.repeat(length)));
  const key = 'idempotencyKey: "one-of-a-kind"';
  const proof = `amount: "10000" stepUpTicket: "made-up" ${key}`;
  const ask = async (field: string) => {
    const gateway = open({ persona: 'member' });
    const answer = await gateway.ask(`mutation { answer: ${field} { __typename } }`);
    return { ...answer, calls: gateway.upstream.calls };
  };

  test.each([
    ['Message', `markMessages(input: { ids: [${long('Message')}] read: true })`],
    ['Message', `deleteMessages(input: { ids: [${long('Message')}] })`],
    ['MemberSession', `endSession(input: { sessionId: ${long('MemberSession')} })`],
    ['SocialIdentity', `untieSocialIdentity(input: { identityId: ${long('SocialIdentity')} password: "river-at-dusk-7" })`],
    ['Game', `changeFavourite(input: { gameId: ${long('Game')} favourite: false })`],
    ['DepositMethod', `deposit(input: { methodId: ${long('DepositMethod')} amount: "10000" ${key} })`],
    ['Deposit', `cancelDeposit(input: { depositId: ${long('Deposit')} })`],
    ['VendorWallet', `transferFunds(input: { walletId: ${long('VendorWallet', 33)} direction: IN amount: "10000" ${key} })`],
    ['TransferReceiver', `transferToMember(input: { receiverId: ${long('TransferReceiver')} ${proof} })`],
    ['PayoutAccount', `withdraw(input: { payoutAccountId: ${long('PayoutAccount')} ${proof} })`],
    ['PayoutAccount', `removePayoutAccount(input: { payoutAccountId: ${long('PayoutAccount')} stepUpTicket: "made-up" })`],
    ['Withdrawal', `confirmWithdrawal(input: { withdrawalId: ${long('Withdrawal')} received: true })`],
  ])('the id of a %s is the mistake of who sends it, and asks nobody: %s', async (typename, field) => {
    const { errors, calls } = await ask(field);
    expect(errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'BAD_USER_INPUT', detail: `An id does not name a ${typename}: it has to be one that this schema gave out as such.` },
    ]);
    expect(calls).toEqual([]);
  });

  test.each([
    `addPayoutAccount(input: { bankCode: "RIVER" holderName: "Heron" accountNumber: "0071001234567" stepUpTicket: "${'x'.repeat(201)}" })`,
    `removePayoutAccount(input: { payoutAccountId: ${long('PayoutAccount', 8)} stepUpTicket: "${'x'.repeat(201)}" })`,
    `withdraw(input: { payoutAccountId: ${long('PayoutAccount', 8)} ${proof.replace('made-up', 'x'.repeat(201))} })`,
  ])('a ticket is refused like a used one: %s', async (field) => {
    expect((await ask(field)).data).toEqual({ answer: { __typename: 'StepUpFailedError' } });
  });
});

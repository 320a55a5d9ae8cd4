import { afterEach, describe, expect, test } from 'vitest';
import { fakeCode } from '../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { personas } from '../../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

type Gateway = ReturnType<typeof open>;
const { account, password } = personas.member;
const result =
  '{ __typename ... on LogInPayload { viewer { account kind mustChangePassword } firstTime passwordExpired } ... on Refusal { message } }';
const answerOf = async (gateway: Gateway, document: string, variables = {}) =>
  ((await gateway.ask(document, variables)).data as { answer: Record<string, unknown> } | null)?.answer;
const who = async (gateway: Gateway) =>
  ((await gateway.ask('{ viewer { account } }')).data as { viewer: { account: string } | null }).viewer?.account ?? null;

describe('a login from an address that the account does not know', () => {
  const needed = {
    refuse: 'verification_required',
    value: {
      verificationId: 'v-1',
      methods: [
        { method: 'phone', hint: '+84 ••• 78' },
        { method: 'totp', hint: '' },
      ],
      expiresInSeconds: 300,
    },
  };

  test('LG-10 AUT-014 opens nothing before it is proven', async () => {
    const gateway = open({ faults: { login: needed } });
    const { data } = await gateway.ask(
      'mutation ($input: LogInInput!) { logIn(input: $input) { __typename ... on LoginVerificationNeededError { verificationId choices { method hint } expiresInSeconds } } }',
      { input: { username: account, password } },
    );
    expect(data).toEqual({
      logIn: {
        __typename: 'LoginVerificationNeededError',
        verificationId: 'v-1',
        choices: [
          { method: 'PHONE', hint: '+84 ••• 78' },
          { method: 'AUTHENTICATOR', hint: '' },
        ],
        expiresInSeconds: 300,
      },
    });
    expect(await who(gateway)).toBeNull();
  });

  test('LG-10 is proven by any of its ways, and signs in', async () => {
    const gateway = open();
    expect(
      (
        await gateway.ask(
          'mutation { beginLoginVerification(input: { verificationId: "v-1" method: EMAIL }) { ... on CodeSentPayload { expiresInSeconds checkId } } }',
        )
      ).data,
    ).toEqual({ beginLoginVerification: { expiresInSeconds: 300, checkId: null } });
    for (const [method, word] of [
      ['PHONE', 'phone'],
      ['EMAIL', 'email'],
      ['BANK_NAME', 'bankName'],
      ['AUTHENTICATOR', 'totp'],
      ['RECOVERY_CODE', 'recoveryCode'],
    ]) {
      expect(
        await answerOf(
          gateway,
          `mutation ($answer: String!) { answer: answerLoginVerification(input: { verificationId: "v-1" method: ${method} answer: $answer }) ${result} }`,
          { answer: fakeCode },
        ),
      ).toMatchObject({ viewer: { account } });
      expect(gateway.upstream.calls.findLast(({ name }) => name === 'answerLoginVerification')?.payload).toMatchObject({
        verificationId: 'v-1',
        method: word,
      });
    }
  });

  test('AUT-011 a wrong answer says how many are left, and the last one to begin anew', async () => {
    const document =
      'mutation { answer: answerLoginVerification(input: { verificationId: "v-1" method: PHONE answer: "000000" }) { __typename ... on LoginVerificationFailedError { triesLeft } } }';
    expect(await answerOf(open(), document)).toEqual({ __typename: 'LoginVerificationFailedError', triesLeft: 4 });
    expect(await answerOf(open({ faults: { answerLoginVerification: { refuse: 'verification_expired' } } }), document)).toEqual({
      __typename: 'LoginVerificationExpiredError',
    });
  });
});

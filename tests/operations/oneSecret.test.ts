import { describe, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { createMockGateway } from '../../gateway/testing/createMockGateway.ts';
import { matrix, nameOf } from '../schema/permissions.ts';

/** Calls by which a guess can be tried: each weighs a password, a code, a ticket or a remembered login. */
const weighing = new Set<CallName>([
  'login',
  'answerLoginVerification',
  'changePassword',
  'passwordByPhone',
  'passwordByMailToken',
  'enrolAuthenticator',
  'confirmAuthenticator',
  'removeAuthenticator',
  'lookAtTicket',
  'redeemTicket',
  'wishToReturn',
  'resumeSession',
  'finishSocialSignIn',
  'finishPhoneCheck',
  'register',
  'mobileRegister',
]);

const ways = matrix.filter(({ way }) => way === undefined).map(({ document }) => ({ document, name: nameOf(document) }));

describe('AUT-003 one request weighs one secret at most', () => {
  test.each(ways)('$name, in a browser that remembers a login', async ({ document }) => {
    const gateway = createMockGateway({ persona: 'restricted' });
    (await gateway.cookies()).set('remember', 'fakeselector.fakevalidator');
    for (const persona of ['restricted', 'guest'] as const) {
      if (persona === 'guest') (await gateway.cookies()).delete('session');
      const before = gateway.upstream.calls.length;
      await gateway.ask(document);
      expect(gateway.upstream.calls.slice(before).filter(({ name }) => weighing.has(name)).length).toBeLessThanOrEqual(1);
    }
    await gateway.close();
  });

  test('of many written into one request none is weighed', async () => {
    const gateway = createMockGateway();
    const guesses = (field: (guess: number) => string) =>
      `mutation { ${Array.from({ length: 5 }, (_none, guess) => `a${guess}: ${field(guess)} { __typename }`).join(' ')} }`;
    const fields = [
      (guess: number) => `answerLoginVerification(input: { verificationId: "v" method: PHONE answer: "${guess}" })`,
      (guess: number) => `logInBySms(input: { mobileNum: "912345678" countryDialingCode: "84" verificationCode: "${guess}" })`,
      (guess: number) =>
        `recoverByPhone(input: { mobileNum: "912345678" countryDialingCode: "84" verificationCode: "${guess}" newPassword: "reeds-in-the-wind" })`,
    ];
    for (const field of fields)
      expect((await gateway.ask(guesses(field))).errors?.[0]?.extensions?.['code']).toBe('ONE_MUTATION_PER_REQUEST');
    expect(gateway.upstream.calls).toEqual([]);
    await gateway.close();
  });
});

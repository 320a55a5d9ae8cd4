import { afterEach, describe, expect, test } from 'vitest';
import { FakeRefusal } from '../../../testing/fakeOperator/fakeRefusal.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const send = `mutation ($input: SendContactCodeInput!) {
  answer: sendContactCode(input: $input) { __typename ... on InvalidFieldsError { fields { name patternId } } ... on CodeNotSentError { reason retryAfterSeconds } }
}`;
const change = `mutation ($input: ChangeContactInput!) {
  answer: changeContact(input: $input) { __typename ... on InvalidFieldsError { fields { name patternId } } }
}`;
const mail = { contact: 'EMAIL', value: 'heron@example.com' };
const phone = { contact: 'PHONE', value: '12', countryDialingCode: '84' };
const password = 'river-at-dusk-7';
const notMail = { __typename: 'InvalidFieldsError', fields: [{ name: 'value', patternId: 'email' }] };

describe('a contact that is to be bound', () => {
  test.each([
    ['no password', send, { ...mail, password: '' }, { __typename: 'WrongPasswordError' }],
    ['a password longer than any', send, { ...mail, password: 'x'.repeat(257) }, { __typename: 'WrongPasswordError' }],
    ['no address', send, { ...mail, value: '', password }, notMail],
    ['no address', change, { ...mail, value: '', code: '000000' }, notMail],
    ['no code', change, { ...mail, code: '' }, { __typename: 'VerificationCodeFailedError' }],
    ['a code longer than any', change, { ...mail, code: '0'.repeat(256) }, { __typename: 'VerificationCodeFailedError' }],
    ['a proof longer than any', change, { ...mail, code: '000000', proofCode: '0'.repeat(256) }, { __typename: 'ProofFailedError' }],
  ])('MC-02 %s is refused like a wrong one: %s', async (_what, document, input, answer) => {
    expect(await open({ persona: 'member' }).ask(document, { input })).toEqual({ data: { answer } });
  });

  test.each([
    [send, { ...phone, countryDialingCode: '+84', password }, 'countryDialingCode` does not fit: must be the digits of a dialling code.'],
    [
      change,
      { ...phone, countryDialingCode: 'VN', code: '000000' },
      'countryDialingCode` does not fit: must be the digits of a dialling code.',
    ],
    [change, { ...mail, value: 'x'.repeat(255), code: '000000' }, 'value` does not fit: '],
  ])('a field that no operator takes is named, and why: %s %j', async (document, input, told) => {
    const { errors } = await open({ persona: 'member' }).ask(document, { input });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      detail: expect.stringMatching(new RegExp(`^\`input\\.${told.replace('.', '\\.')}`)) as unknown,
    });
  });

  test('MC-02 a number that is none is marked where it is bound: no code was to be sent there', async () => {
    const refuse = () => {
      throw new FakeRefusal('invalid_mobile');
    };
    const gateway = open({ persona: 'member', overrides: { changeContact: refuse, sendContactCode: refuse } });
    expect((await gateway.ask(change, { input: { ...phone, code: '000000' } })).data).toEqual({
      answer: { __typename: 'InvalidFieldsError', fields: [{ name: 'value', patternId: 'mobile' }] },
    });
    expect((await gateway.ask(send, { input: { ...phone, password } })).data).toEqual({
      answer: { __typename: 'CodeNotSentError', reason: 'INVALID_MOBILE', retryAfterSeconds: null },
    });
  });
});

test('MC-02 number and address are told by their hints, with what can be bound now and what a change is proven by', async () => {
  const gateway = open({
    persona: 'member',
    overrides: {
      contacts: () => ({
        phone: { hint: '+84 ••• 12', proven: true },
        email: { hint: 'l•••@example.com', proven: false },
        offered: ['phone'],
        proofs: [{ method: 'email', hint: 'l•••@example.com' }],
      }),
    },
  });
  const { data } = await gateway.ask(
    '{ viewer { contacts { phone { hint proven } email { hint proven } offered proofs { method hint } } } }',
  );
  expect(data).toEqual({
    viewer: {
      contacts: {
        phone: { hint: '+84 ••• 12', proven: true },
        email: { hint: 'l•••@example.com', proven: false },
        offered: ['PHONE'],
        proofs: [{ method: 'EMAIL', hint: 'l•••@example.com' }],
      },
    },
  });
});

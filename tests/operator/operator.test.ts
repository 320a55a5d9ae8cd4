import { accessRules } from '#contract/access.ts';
import type { Call } from '#contract/call.ts';
import { type CallName, callNames, calls } from '#contract/calls.ts';
import { formContentType, headers } from '#contract/headers.ts';
import { refusalsOf } from '#contract/refusalsOf.ts';
import type { RefusalCode } from '#contract/refusalCodes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFakeOperator } from './openFakeOperator.ts';
import { openRealOperator } from './openRealOperator.ts';
import type { Operator } from './Operator.ts';
import { newMember, newTrial, password } from './caseList.ts';
import { operatorCases } from './operatorCases.ts';

const names = callNames.toSorted();

test('every call of the contract has a case', () => {
  const covered = new Set(operatorCases.map(({ name }) => name));
  expect(names.filter((name) => !covered.has(name))).toEqual([]);
});

const badRequests = ['invalid_payload', 'idempotency_key_required', 'seal_refused', 'unknown_merchant'];

describe.each([
  ['fake', openFakeOperator],
  ['real', openRealOperator],
] as const)('the %s operator', (_which, open) => {
  let at: Operator;
  const tokens = { member: '', restricted: '', trial: '' };
  beforeAll(async () => {
    at = await open();
    const toRestrict = await newMember(at);
    tokens.member = (await newMember(at)).token;
    tokens.restricted = await at.restrict(toRestrict.username, password);
    tokens.trial = await newTrial(at);
  });
  afterAll(() => at.close());

  test.each(operatorCases.map((each) => [each.name, each.title, each.comesTo, each] as const))(
    '%s, %s: %s',
    async (name, _title, comesTo, { ask }) => {
      const said = await ask(at);
      expect(said.success ? 'answered' : said.code).toBe(comesTo);
      expect(said.status).toBe(badRequests.includes(comesTo) ? 400 : 200);
      // Neither less than the contract says, nor more.
      if (said.success) return expect((calls[name] as Call).answer.parse(said.value)).toEqual(said.value);
      expect(said.status === 400 || refusalsOf(calls[name]).includes(comesTo as RefusalCode)).toBe(true);
      expect(said.message).toMatch(/\S/);
    },
  );

  const withToken = names.filter((name) => calls[name].token && name !== 'logout');
  const refusalOf = async (name: CallName, token?: string) => {
    const { status, code } = await at.call(calls[name] as Call, {} as never, { key: 'access-1', ...(token !== undefined && { token }) });
    return `${status} ${code}`;
  };
  test.each(withToken)('%s is answered to whom its access names', async (name) => {
    const { restricted, trial } = accessRules[calls[name].access];
    expect(await refusalOf(name)).toBe('401 token_required');
    expect(await refusalOf(name, 'x'.repeat(43))).toBe('401 token_required');
    expect((await refusalOf(name, tokens.restricted)) === '200 password_change_required').toBe(!restricted);
    expect((await refusalOf(name, tokens.trial)) === '200 in_need_true_account').toBe(!trial);
  });

  test('a call there is not is told', async () => {
    const head = { [headers.merchant]: 'SAMPAN' };
    expect(await at.send('/wps/none', { headers: head })).toMatchObject({ status: 404, success: false, code: 'unknown_call' });
  });

  test('what has to be sealed is taken sealed alone, and a form as a form', async () => {
    const put = (call: Call, type: string) =>
      at.send(call.path, { method: call.method, headers: { [headers.merchant]: 'SAMPAN', 'content-type': type }, body: '{}' });
    for (const call of [calls.login, calls.register])
      expect(await put(call, 'application/json')).toMatchObject({ status: 415, code: 'unsupported_content' });
    expect(await put(calls.login, 'application/jose')).toMatchObject({ status: 400, code: 'seal_refused' });
    expect(await put(calls.passwordByEmail, 'application/json')).toMatchObject({ status: 415, code: 'unsupported_content' });
    expect(await put(calls.registerSmsCode, formContentType)).toMatchObject({ status: 415, code: 'unsupported_content' });
  });
});
